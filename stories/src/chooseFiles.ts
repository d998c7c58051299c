/** Chooses files in the input inside `place`, like a person in the browser's dialog. */
export function chooseFiles(place: HTMLElement, ...chosen: readonly File[]): void {
  const input = place.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('chooseFiles: no chooser in there.')
  const carried = new DataTransfer()
  for (const file of chosen) carried.items.add(file)
  input.files = carried.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A drawing in two colours as a PNG or JPG file. */
export async function drawing(name: string, colors: readonly [string, string] = ['#1f7a5c', '#f2c14e']): Promise<File> {
  const canvas = new OffscreenCanvas(320, 240)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('drawing: no canvas here.')
  context.fillStyle = colors[0]
  context.fillRect(0, 0, 320, 240)
  context.fillStyle = colors[1]
  context.beginPath()
  context.arc(160, 120, 80, 0, 7)
  context.fill()
  const type = name.endsWith('.jpg') ? 'image/jpeg' : 'image/png'
  return new File([await canvas.convertToBlob({ type })], name, { type })
}

/** A file with the name, type and first bytes of a PDF. */
export function paper(name: string, kilobytes = 340): File {
  const lastModified = Date.UTC(2026, 2, 9, 14, 30)
  return new File(['%PDF-1.7\n', new Uint8Array(kilobytes * 1024)], name, { type: 'application/pdf', lastModified })
}

import type { Page } from '@playwright/test'

/** A picture with unique bytes. */
export async function picture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 24
    const context = canvas.getContext('2d')
    for (let x = 0; x < 24; x += 1) {
      if (context) context.fillStyle = `rgb(${crypto.getRandomValues(new Uint8Array(3)).join()})`
      context?.fillRect(x, 0, 1, 24)
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

/** Gives an input a unique photo as large as a camera's; runs in the page. @returns its bytes */
export async function shoot(input: Element, name: string): Promise<number> {
  const canvas = new OffscreenCanvas(2700, 2025)
  const context = canvas.getContext('2d')
  const noise = new ImageData(canvas.width, canvas.height)
  for (let from = 0; from < noise.data.length; from += 65_536) crypto.getRandomValues(noise.data.subarray(from, from + 65_536))
  for (let place = 3; place < noise.data.length; place += 4) noise.data[place] = 255
  context?.putImageData(noise, 0, 0)
  const file = new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })], name, { type: 'image/jpeg' })
  const transfer = new DataTransfer()
  transfer.items.add(file)
  const field = input as HTMLInputElement
  field.files = transfer.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return file.size
}

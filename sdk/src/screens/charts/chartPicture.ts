/** Style properties copied into the saved picture. */
const kept = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'font-family', 'font-size', 'font-weight', 'opacity'] as const
const sharpness = 2
const margin = 24
const line = 26

interface PictureOptions {
  readonly title: string
  readonly legend: readonly string[]
  /** Colours of the page. */
  readonly paper: string
  readonly ink: string
}

/** The drawing as a picture, with its title and legend. */
export async function chartPicture(drawing: SVGSVGElement, { title, legend, paper, ink }: PictureOptions): Promise<Blob> {
  const page = drawing.ownerDocument
  const width = Number(drawing.getAttribute('width')) + 2 * margin
  const top = margin + line * (1 + legend.length)
  const height = Number(drawing.getAttribute('height')) + top + margin
  const sheet = page.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sheet.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  sheet.setAttribute('width', String(width))
  sheet.setAttribute('height', String(height))
  const copy = copyWithStyle(drawing)
  copy.setAttribute('x', String(margin))
  copy.setAttribute('y', String(top))
  const write = (words: string, y: number, x: number, weight: number) => {
    const text = page.createElementNS('http://www.w3.org/2000/svg', 'text')
    text.textContent = words
    text.setAttribute('style', `font: ${weight} 15px sans-serif; fill: ${ink}`)
    text.setAttribute('x', String(x))
    text.setAttribute('y', String(y))
    sheet.append(text)
  }
  const ground = page.createElementNS('http://www.w3.org/2000/svg', 'rect')
  ground.setAttribute('width', '100%')
  ground.setAttribute('height', '100%')
  ground.setAttribute('fill', paper)
  sheet.append(ground)
  write(title, margin + 6, margin, 600)
  for (const [index, words] of legend.entries()) {
    write(words, margin + 6 + line * (index + 1), margin + 34, 400)
    const swatch = drawing.closest('.ep-chart')?.querySelectorAll<SVGSVGElement>('.ep-chart-swatch')[index]
    if (!swatch) continue
    const sample = copyWithStyle(swatch)
    sample.setAttribute('x', String(margin))
    sample.setAttribute('y', String(margin - 6 + line * (index + 1)))
    sheet.append(sample)
  }
  sheet.append(copy)
  return toPicture(sheet, { width, height })
}

/** A copy with inline styles, which needs no style sheet. */
function copyWithStyle(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const view = drawing.ownerDocument.defaultView
  const [originals, copies] = [
    [drawing, ...drawing.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ]
  for (const [index, original] of originals.entries()) {
    const style = view?.getComputedStyle(original)
    if (style) copies[index]?.setAttribute('style', kept.map((name) => `${name}: ${style.getPropertyValue(name)}`).join(';'))
  }
  return copy
}

async function toPicture(sheet: SVGSVGElement, { width, height }: { readonly width: number; readonly height: number }): Promise<Blob> {
  const page = sheet.ownerDocument
  const image = page.createElement('img')
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(sheet))}`
  await image.decode()
  const canvas = page.createElement('canvas')
  canvas.width = width * sharpness
  canvas.height = height * sharpness
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The browser made no picture of the chart.'))), 'image/png'),
  )
}

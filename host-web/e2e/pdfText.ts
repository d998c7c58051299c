import { inflateSync } from 'node:zlib'

/** The text of each page of a PDF from Chromium, in drawing order. */
export function pdfPages(file: Buffer): readonly string[] {
  const objects = new Map(
    [...file.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const read = (id: string | undefined) => objects.get(id ?? '') ?? ''
  const root = [...objects.values()].filter((body) => body.includes('/Type /Pages')).find((body) => !body.includes('/Parent'))
  return leaves(root ?? '', read).map((page) => words(page, streamOf(read(/\/Contents (\d+) 0 R/.exec(page)?.[1])), read))
}

type Read = (id: string | undefined) => string

/** The pages in a branch of the PDF's page tree. */
function leaves(branch: string, read: Read): readonly string[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(branch)?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, id]) => (read(id).includes('/Type /Pages') ? leaves(read(id), read) : [read(id)]))
}

function streamOf(body: string): string {
  // By its length: its last byte may look like the end of a line.
  const [head = '', length = '0'] = /\/Length (\d+)[\s\S]*?stream\r?\n/.exec(body) ?? []
  const start = body.indexOf(head) + head.length
  const data = body.slice(start, start + Number(length))
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data
}

/** The characters of a font's codes, and the number of digits of each code. */
interface Letters {
  readonly found: ReadonlyMap<number, string>
  readonly digits: number
}

function letters(font: string, read: Read): Letters {
  const map = streamOf(read(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]))
  const found = new Map<number, string>()
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', code = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) found.set(Number.parseInt(glyph, 16), textOf(code))
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', code = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let glyph = Number.parseInt(first, 16), step = 0; glyph <= Number.parseInt(last, 16); glyph++, step++)
        found.set(glyph, String.fromCharCode(Number.parseInt(code, 16) + step))
  return { found, digits: font.includes('/Type3') ? 2 : 4 }
}

const textOf = (code: string) => (code.match(/\w{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')

/** The text of a page or of a drawing inside it. */
function words(owner: string, content: string, read: Read): string {
  const shared = /\/Resources (\d+) 0 R/.exec(owner)?.[1]
  const resources = shared ? read(shared) : owner
  const idOf = (name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(resources)?.[1]
  let font: Letters = { found: new Map(), digits: 4 }
  let text = ''
  for (const [whole, name, glyphs, drawing] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|\/(X\d+) Do|ET/g)) {
    if (whole === 'ET') text += '\n'
    else if (name) font = letters(read(idOf(name)), read)
    else if (drawing) text += words(read(idOf(drawing)), streamOf(read(idOf(drawing))), read)
    else
      for (const glyph of glyphs?.match(new RegExp(`\\w{${font.digits}}`, 'g')) ?? [])
        text += font.found.get(Number.parseInt(glyph, 16)) ?? ''
  }
  return text
}

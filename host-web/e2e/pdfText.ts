import { inflateSync } from 'node:zlib'

/** What stands on each page of a PDF that Chromium made, in the order in which it is drawn. */
export function pdfPages(file: Buffer): readonly string[] {
  const objects = new Map(
    [...file.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const read = (id: string | undefined) => objects.get(id ?? '') ?? ''
  const root = [...objects.values()].filter((body) => body.includes('/Type /Pages')).find((body) => !body.includes('/Parent'))
  return leaves(root ?? '', read).map((page) => {
    const resources = /\/Resources (\d+) 0 R/.exec(page)?.[1]
    const fonts = new Map(
      [...(resources ? read(resources) : page).matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, letters(read(id), read)]),
    )
    return words(streamOf(read(/\/Contents (\d+) 0 R/.exec(page)?.[1])), fonts)
  })
}

type Read = (id: string | undefined) => string

/** The pages of a branch of the tree of pages. */
function leaves(branch: string, read: Read): readonly string[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(branch)?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, id]) => (read(id).includes('/Type /Pages') ? leaves(read(id), read) : [read(id)]))
}

function streamOf(body: string): string {
  const [, data = ''] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body) ?? []
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data
}

/** What the numbers of a font mean. */
function letters(font: string, read: Read): ReadonlyMap<number, string> {
  const map = streamOf(read(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]))
  const found = new Map<number, string>()
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', code = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) found.set(Number.parseInt(glyph, 16), textOf(code))
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', code = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let glyph = Number.parseInt(first, 16), step = 0; glyph <= Number.parseInt(last, 16); glyph++, step++)
        found.set(glyph, String.fromCharCode(Number.parseInt(code, 16) + step))
  return found
}

const textOf = (code: string) => (code.match(/\w{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')

function words(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> = new Map()
  let text = ''
  for (const [whole, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|ET/g)) {
    if (whole === 'ET') text += '\n'
    else if (name) font = fonts.get(name) ?? new Map()
    else for (const glyph of glyphs?.match(/\w{4}/g) ?? []) text += font.get(Number.parseInt(glyph, 16)) ?? ''
  }
  return text
}

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { catalogue } from '../locale/pt-BR/catalogue.js'
import { readBytes } from './readBytes.js'
import { type Sheet, SheetError } from './Sheet.js'
import { excel, heading, openDocument, zip } from './workbook.testkit.js'

/** The seed makes a failure repeatable. */
const runs = { numRuns: 10_000, seed: 20_261_130 }
/** Seconds of the processor for one small file; reading it takes some milliseconds. */
const mostSeconds = 3

const rows = `${heading}<row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" s="1"><v>29361.75</v></c><c r="C2" t="b"><v>1</v></c></row>
  <row r="3" hidden="1"><c r="A3" t="inlineStr"><is><t>Ana</t></is></c><c r="B3"><f>B2+1</f><v>3</v></c></row><row r="4"><c r="A4"><v>0.1</v></c></row>`
const tables = `<table:table table:name="Um"><table:table-row><table:table-cell office:value-type="string"><text:p>Nome</text:p></table:table-cell>
  <table:table-cell office:value-type="string"><text:p>Valor</text:p></table:table-cell></table:table-row><table:table-row table:number-rows-repeated="2">
  <table:table-cell office:value-type="date" office:date-value="2026-12-31"><text:p>31/12/26</text:p></table:table-cell>
  <table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="1.5"><text:p>1,5</text:p></table:table-cell></table:table-row></table:table>`
const workbooks = [excel(rows), excel(rows, '<workbookPr date1904="1"/>'), openDocument(tables)]
const list = 'sep=;\r\nNome;Preço;Data\r\n"Ana ""A""";1.500,00;31/12/2026\r\nJosé;-2;\r\n'
const texts = [
  new TextEncoder().encode(list),
  Uint8Array.from(list, (letter) => letter.charCodeAt(0)),
  Uint8Array.from(Array.from(list).flatMap((letter) => [letter.charCodeAt(0), 0])),
]

/** What breaks readers: places beyond the sheet, endless repetitions, entities, numbers that are none, tags that do not fit. */
const tokens = [
  ...['r="XFD1048576"', 'r="A0"', 'r="A-1"', 'r="ZZZZZZ1"', 'r="1e9"', 's="999999"', 't="zz"', 't="d"', 'hidden="1"', 'r="NaN"'],
  ...['table:number-rows-repeated="1048576"', 'table:number-columns-repeated="16384"', 'table:number-rows-repeated="-1"'],
  ...[
    '<mergeCell ref="A1:A1048576"/>',
    '<mergeCell ref="B1:A0"/>',
    '<row r="0">',
    '<row r="999999999999">',
    '</row>',
    '<c>',
    '</c>',
    '<v>',
  ],
  ...['&#0;', '&bogus;', '&#xD800;', '<!DOCTYPE x [<!ENTITY a "aaaa">]>&a;', '<![CDATA[', ']]>', '-->', '<!--', '<?xml?>'],
  ...[
    '1e308',
    '-1e308',
    'NaN',
    '9'.repeat(400),
    '_x0000_',
    '_xD800_',
    '"',
    "'",
    '<',
    '>',
    ';'.repeat(300),
    '\r',
    '\n',
    '\0',
    '\ufeff',
    '\u202e',
  ],
]

/** A place in the file, as a share of it. */
const place = fc.noBias(fc.nat(999_999)).map((millionths) => millionths / 1e6)
const change = fc.record({ kind: fc.nat(6), at: place, length: fc.nat(60), token: fc.constantFrom(...tokens), byte: fc.nat(255) })
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

/** The text with something put in, taken out or doubled, with another attribute, or with its rest cut off. */
function changedText(text: string, { kind, at, length, token }: Change): string {
  const from = Math.floor(at * text.length)
  const taken = text.slice(from, from + length)
  if (kind === 0) return text.slice(0, from) + token + text.slice(from)
  if (kind === 1) return text.slice(0, from) + text.slice(from + length)
  if (kind > 3) return text.slice(0, from) + text.slice(from).replace(/\s[\w:]+="[^"]*"/, () => ` ${token}`)
  return kind === 2 ? text.slice(0, from) + taken + text.slice(from) : text.slice(0, from) + token
}

function changedBytes(bytes: Uint8Array<ArrayBuffer>, { kind, at, length, byte }: Change): Uint8Array<ArrayBuffer> {
  const from = Math.floor(at * bytes.length)
  if (kind === 0) return bytes.map((known, index) => (index === from ? byte : known))
  const rest = kind % 3 === 1 ? bytes.slice(from + length) : kind % 3 === 2 ? bytes.slice(Math.max(0, from - length)) : []
  return Uint8Array.of(...bytes.slice(0, from), ...rest)
}

const which = fc.nat(2)
const changes = fc.array(change, { minLength: 1, maxLength: 3 })
const brokenText = fc.tuple(which, changes).map(([file, all]) => Promise.resolve(all.reduce(changedBytes, texts[file] ?? new Uint8Array())))
const brokenArchive = fc.tuple(which, changes).map(async ([file, all]) => all.reduce(changedBytes, await zip(workbooks[file] ?? {})))
const brokenPart = fc.tuple(which, fc.nat(), changes).map(([file, part, all]) => {
  const parts = Object.entries(workbooks[file] ?? {})
  const broken = part % parts.length
  return zip(Object.fromEntries(parts.map(([name, xml], index) => [name, index === broken ? all.reduce(changedText, xml) : xml])))
})

/** What came of a file: the kind of its sentence, or `read`. */
async function outcomeOf(bytes: Uint8Array): Promise<string> {
  try {
    checkSheet(await readBytes(bytes, { signal: new AbortController().signal }))
    return 'read'
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    expect(Object.keys(catalogue)).toContain(`import.file.${error.problem}`)
    return error.problem
  }
}

function checkSheet({ headings, headingLine, rows: found, hidden = [] }: Sheet): void {
  const lines = [headingLine, ...found.map(({ line }) => line)]
  expect(
    lines.every((line, index) => Number.isInteger(line) && line > (lines[index - 1] ?? 0)),
    lines.join(),
  ).toBe(true)
  const records = [headings, ...[...found, ...hidden].map(({ cells }) => cells)]
  expect(records.every((cells) => cells.length <= 16_384 && cells.every((cell) => typeof cell === 'string'))).toBe(true)
}

it('each of 10,000 broken workbooks and lists gives rows or a sentence, and none takes long', async () => {
  const outcomes: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(fc.oneof(brokenPart, brokenArchive, brokenText), async (made) => {
      const bytes = await made
      const before = process.cpuUsage()
      const outcome = await outcomeOf(bytes)
      expect(process.cpuUsage(before).user / 1e6).toBeLessThan(mostSeconds)
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }),
    runs,
  )
  process.stdout.write(`${JSON.stringify(outcomes)}\n`)
  // The files are neither all whole nor all beyond reading.
  expect(outcomes.read).toBeGreaterThan(1000)
  expect(outcomes.broken).toBeGreaterThan(1000)
}, 600_000)

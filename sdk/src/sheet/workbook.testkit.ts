export interface ZipOptions {
  readonly isStored?: boolean
  readonly flags?: number
  readonly method?: number
  /** The unpacked size that the archive states for a part, in bytes. */
  readonly declaredSize?: number
}

interface Packed {
  readonly packed: Blob
  readonly size: number
}
/** The content of a part: its text, or packed bytes. */
type Content = string | Packed

/** A ZIP archive like those of office programs. */
export async function zip(
  parts: Readonly<Record<string, Content>>,
  { isStored = false, flags = 0, method = isStored ? 0 : 8, declaredSize }: ZipOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const body: BlobPart[] = []
  const directory: BlobPart[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const { packed, size } = await pack(content, isStored)
    // Sizes are only in the directory, as in an archive that was written as a stream.
    const common = [
      [2, 20],
      [2, flags],
      [2, method],
      [4, 0],
      [4, 0],
    ] as const
    const header = fields([4, 0x04034b50], ...common, [4, 0], [4, 0], [2, name.length], [2, 3])
    const sizes = [
      [4, packed.size],
      [4, declaredSize ?? size],
    ] as const
    directory.push(fields([4, 0x02014b50], [2, 20], ...common, ...sizes, [2, name.length], [4, 0], [4, 0], [4, 0], [4, offset]), name)
    body.push(header, `${name}xyz`, packed)
    offset += header.length + name.length + 3 + packed.size
  }
  const index = new Blob(directory)
  const count = Object.keys(parts).length
  const end = fields([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, index.size], [4, offset], [2, 0])
  return new Uint8Array(await new Blob([...body, index, end]).arrayBuffer())
}

function fields(...values: readonly (readonly [2 | 4, number])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(values.flatMap(([width, value]) => Array.from({ length: width }, (_, place) => (value / 256 ** place) & 0xff)))
}

async function pack(content: Content, isStored: boolean): Promise<Packed> {
  if (typeof content !== 'string') return content
  const plain = new Blob([content])
  const packed = isStored ? plain : await new Response(plain.stream().pipeThrough(new CompressionStream('deflate-raw'))).blob()
  return { packed, size: plain.size }
}

/** One character repeated `size` times, packed by hand: the character, then many times "the last one 258 times more" (RFC 1951, 3.2.6). */
function repeated(character: string, size: number): Packed {
  const literal = (0x30 + character.charCodeAt(0)).toString(2).padStart(8, '0')
  const bits = `110${literal}${`${'11000101'}${'00000'}`.repeat(10)}`
  const byteAt = (place: number) =>
    Number.parseInt(
      Array.from(bits.slice(place * 8, place * 8 + 8))
        .reverse()
        .join(''),
      2,
    )
  // Eight times thirteen bits are thirteen bytes.
  const thousands = Uint8Array.from({ length: 13_000 }, (_, place) => byteAt((place % 13) + 2))
  const parts = Array.from({ length: Math.ceil(size / (8 * 258 * 1000)) }, () => thousands)
  return { packed: new Blob([Uint8Array.of(byteAt(0), byteAt(1)), ...parts]), size }
}

const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="&quot;dia&quot; 0"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>'
const strings =
  '<sst><si><t>Nome</t></si><si><t>Nascimento</t></si><si><r><t xml:space="preserve">José </t></r><r><rPr><b/></rPr><t>d&apos;Oeste &amp; Cia</t></r><rPh><t>x</t></rPh></si><si/></sst>'
const workbook = (more = '') =>
  `<workbook>${more}<sheets><sheet name="Um" sheetId="4" r:id="rId7"/><sheet name="Dois" sheetId="1" r:id="rId1"/></sheets></workbook>`
const relations =
  '<Relationships><Relationship Id="rId1" Target="worksheets/other.xml"/><Relationship Target="/xl/worksheets/first.xml" Id="rId7"/></Relationships>'

/** The parts of an Excel file with these rows in its first sheet. */
export function excel(rows: string, more = ''): Readonly<Record<string, string>> {
  return {
    'xl/workbook.xml': workbook(more),
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/other.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>9</v></c></row></sheetData></worksheet>',
    'xl/worksheets/first.xml': `<worksheet><dimension ref="A1:C9"/><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': strings,
    'xl/styles.xml': styles,
  }
}
/** The parts of a LibreOffice file with these elements in its spreadsheet. */
export function openDocument(tables: string, styles = ''): Readonly<Record<string, string>> {
  const manifest = '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"/></manifest:manifest>'
  const body = `<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body>`
  return {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': manifest,
    'content.xml': `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles>${body}</office:document-content>`,
  }
}

/** A heading row with Nome and Nascimento. */
export const heading = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'

const filled = `<row r="2"><c r="A2"><v>1</v></c></row>`
const sheetWith = (content: Content) => ({ ...excel(''), 'xl/worksheets/first.xml': content })

/** Hostile files, each with the expected problem; `undefined` for files that can be read. */
export const hostileFiles: readonly (readonly [string, () => Promise<Uint8Array<ArrayBuffer>>, string | undefined])[] = [
  ['without end tags', () => zip(sheetWith(`<worksheet><sheetData>${'<row><c><v>'.repeat(200_000)}`)), 'broken'],
  ['whose tags never end', () => zip(sheetWith(`<worksheet><sheetData>${'<row '.repeat(200_000)}`)), 'broken'],
  ['nested a million deep', () => zip(sheetWith('<a>'.repeat(1_000_000) + '</a>'.repeat(1_000_000))), 'empty'],
  ['with 200,000 cells in a row', () => zip(excel(`${heading}<row>${'<c><v>1</v></c>'.repeat(200_000)}</row>`)), undefined],
  ['with 1,000 rows to the last column', () => zip(excel(heading + '<row><c r="XFD1"><v>1</v></c></row>'.repeat(1000))), 'tooLarge'],
  ['with a number format that never ends', () => zip({ ...excel(heading + filled), 'xl/styles.xml': endlessFormat }), undefined],
  ['with a cell of half of our last line, many times', () => zip(excel(heading + inline(endlessMark) + filled)), undefined],
  ['with 1 GB of zeros', () => zip(sheetWith(repeated('\0', 1024 ** 3))), 'tooLarge'],
  ['with 1 GB of spaces that says it holds 1 MB', () => zip(sheetWith(repeated(' ', 1024 ** 3)), { declaredSize: 1024 ** 2 }), 'broken'],
  ['with a wrong directory', async () => (await zip(excel(heading + filled))).fill(0xff, -100, -60), 'broken'],
  ['that is no ZIP archive', () => Promise.resolve(new Uint8Array(1024 * 1024).fill(0x50, 0, 1).fill(0x4b, 1)), 'broken'],
]

const endlessFormat = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(1_000_000)}"/></numFmts><cellXfs>${'<xf numFmtId="164"/>'.repeat(100)}</cellXfs></styleSheet>`
const endlessMark = `Exportado por ${'. Registros: 1. '.repeat(100_000)}`

function inline(text: string): string {
  return `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`
}

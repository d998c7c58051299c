import { describe, expect, it } from 'vitest'
import { csvDialect, csvLine, csvStart } from './csvLine.js'
import { readSheet } from './readSheet.js'
import { hiddenRows, type Sheet, withHiddenRows } from './Sheet.js'
import { excel, heading, hostileFiles, zip } from './workbook.testkit.js'

type Part = string | Uint8Array
const open = (bytes: Part, name = 'lista.xlsx', sheetName?: string): Promise<Sheet> =>
  readSheet(new File([bytes as Uint8Array<ArrayBuffer>], name), { signal: new AbortController().signal, sheetName })
const cellsOf = async (sheet: Promise<Sheet>) => {
  const { headings, rows } = await sheet
  return [headings, ...rows.map(({ cells }) => cells)]
}

describe('an Excel file', () => {
  const row =
    '<row r="3" spans="1:5"><c r="A3" s="0" t="s"><v>2</v></c><c r="B3" s="2"><v>29361.75</v></c><c r="D3"><v>1.2345678909E10</v></c><c r="E3" t="b"><v>1</v></c><c r="F3" s="3"><v>12.5</v></c><c r="G3" t="e"><v>#N/A</v></c><c r="H3" t="str"><f>A1</f><v>Setor</v></c><c r="I3" t="inlineStr"><is><t>_x0041_b</t></is></c></row>'
  const cells = ["José d'Oeste & Cia", '20/05/1980 18:00', '', '12345678909', 'true', '12,5', '#N/A', 'Setor', 'Ab']

  it.each([
    ['packed', {}],
    ['stored', { isStored: true }],
  ])('is read from its first sheet, %s: shared texts, dates, long numbers, empty cells and lines', async (_, options) => {
    const { headings, rows } = await open(await zip(excel(heading + row), options))
    expect(headings).toEqual(['Nome', 'Nascimento'])
    expect(rows).toEqual([{ line: 3, cells }])
  })

  it('counts its days from 1904 where it says so', async () => {
    const first = '<row r="2"><c r="A2" s="1"><v>27899</v></c></row>'
    expect((await open(await zip(excel(heading + first, '<workbookPr date1904="1"/>')))).rows[0]?.cells).toEqual(['20/05/1980'])
  })

  it.each([
    ['cut off', async () => (await zip(excel(heading + row))).subarray(0, 900), 'broken'],
    ['of another program', () => zip({ 'word/document.xml': '<w/>' }), 'notASheet'],
    ['packed in another way', () => zip(excel(heading + row), { method: 12 }), 'broken'],
    ['with a damaged part', async () => (await zip(excel(heading + row))).fill(0xff, 40, 120), 'broken'],
    ['locked within the archive', () => zip(excel(heading + row), { flags: 1 }), 'locked'],
    ['without rows', () => zip(excel(heading)), 'noRows'],
    ['without anything', () => zip(excel('')), 'empty'],
    ['of 1997', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), 'oldFormat'],
    [
      'with a password',
      () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(900), Buffer.from('EncryptedPackage', 'utf16le')]),
      'locked',
    ],
  ])('%s is refused with its reason', async (_, make, problem) => {
    await expect(open(await make())).rejects.toMatchObject({ name: 'SheetError', problem })
  })

  it('that unpacks to more than a spreadsheet can be is refused before it fills the memory', async () => {
    const bomb = await zip(excel(`${heading}<!--${' '.repeat(101 * 1024 * 1024)}-->`))
    expect(bomb.length).toBeLessThan(1024 * 1024)
    await expect(open(bomb)).rejects.toMatchObject({ problem: 'tooLarge' })
  }, 30_000)

  it('is read when its tags have a prefix, as some libraries write them', async () => {
    const parts = excel(heading + row)
    const prefixed = (parts['xl/worksheets/first.xml'] ?? '').replace(/<(\/?)/g, '<$1x:')
    expect((await open(await zip({ ...parts, 'xl/worksheets/first.xml': prefixed }))).rows).toEqual([{ line: 3, cells }])
  })

  it('shows shares and times as its program shows them', async () => {
    const formats = ['0.0%', 'hh:mm', '[h]:mm', '[$-F400]h:mm:ss AM/PM', '#,##0 "h"', 'General']
    const styles = `<styleSheet><numFmts>${formats.map((code, place) => `<numFmt numFmtId="${170 + place}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellXfs>${['0', '9', '20', ...formats.map((_, place) => String(170 + place))].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`
    const values = [0.1, 0.07, 0.3125, 0.125, 0.770833333333333, 1.5, 0.999988426, 40, 0.1]
    const cellsIn = values.map((value, place) => `<c s="${place}"><v>${value}</v></c>`).join('')
    const file = await zip({ ...excel(`${heading}<row r="2">${cellsIn}</row>`), 'xl/styles.xml': styles })
    expect((await open(file)).rows[0]?.cells).toEqual(['0,1', '7%', '07:30', '12,5%', '18:30', '36:00', '23:59', '40', '0,1'])
  })

  it('has an error where it does not hold the result of a formula, and none where that is an empty text', async () => {
    const formulas =
      '<row r="2"><c><f>A1</f></c><c><f>A1</f><v></v></c><c t="str"><f>A1</f><v></v></c><c t="e"><v>#TIMEOUT!</v></c><c><f>A1</f><v>0</v></c><c/></row>'
    expect((await open(await zip(excel(heading + formulas)))).rows[0]?.cells).toEqual(['#N/A', '#N/A', '', '#N/A', '0', ''])
  })

  it('gives the value of merged cells to each line below the first, and to no cell beside it', async () => {
    const merged =
      '<row r="2"><c r="A2"><v>1</v></c><c r="B2"/><c r="C2"><v>3</v></c></row><row r="3"><c r="A3"/><c r="B3"><v>5</v></c></row><row r="4"><c r="A4"/></row>'
    const parts = excel(heading + merged)
    const sheet = (parts['xl/worksheets/first.xml'] ?? '').replace(
      '</sheetData>',
      '</sheetData><mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="C2:D2"/></mergeCells>',
    )
    expect((await open(await zip({ ...parts, 'xl/worksheets/first.xml': sheet }))).rows).toEqual([
      { line: 2, cells: ['1', '', '3'] },
      { line: 3, cells: ['1', '5'] },
    ])
  })

  describe('with hidden parts', () => {
    const hiding =
      '<row r="2" hidden="1"><c><v>1</v></c></row><row r="3" hidden="0"><c><v>2</v></c></row><row r="4" hidden="true"><c><v>3</v></c></row>'

    it('leaves out hidden rows, keeps them for the question, and puts them back in their places', async () => {
      const sheet = await open(await zip(excel(heading + hiding)))
      const linesOf = ({ rows }: Sheet) => rows.map(({ line }) => line)
      expect([linesOf(sheet), hiddenRows(sheet).length]).toEqual([[3], 2])
      expect([linesOf(withHiddenRows(sheet, true)), linesOf(withHiddenRows(withHiddenRows(sheet, true), false))]).toEqual([[2, 3, 4], [3]])
    })

    it('reads all rows of a sheet that shows none', async () => {
      const sheet = await open(await zip(excel(heading + hiding.replace('hidden="0"', 'hidden="1"'))))
      expect([sheet.rows.length, sheet.hidden]).toEqual([3, undefined])
    })

    it.each([
      ['hidden', (book: string) => book.replace('name="Um"', 'name="Um" state="hidden"')],
      ['very hidden', (book: string) => book.replace('name="Um"', 'name="Um" state="veryHidden"')],
    ])('reads the first visible sheet and names it, not a %s one', async (_, hide) => {
      const parts = excel(heading + hiding)
      const other = heading + '<row r="2"><c><v>7</v></c></row>'
      const book = { 'xl/workbook.xml': hide(parts['xl/workbook.xml'] ?? ''), 'xl/worksheets/other.xml': `<worksheet>${other}</worksheet>` }
      const sheet = await open(await zip({ ...parts, ...book }))
      expect([sheet.rows[0]?.cells, sheet.name, sheet.names]).toEqual([['7'], 'Dois', ['Dois']])
    })

    it('reads the next sheet where the first one is a cover without rows, or the one that was chosen', async () => {
      const parts = excel('<row r="1"><c t="s"><v>0</v></c></row>')
      const other = `<worksheet>${heading}<row r="2"><c><v>7</v></c></row></worksheet>`
      const bytes = await zip({ ...parts, 'xl/worksheets/other.xml': other })
      expect(await open(bytes)).toMatchObject({ name: 'Dois', names: ['Um', 'Dois'], rows: [{ cells: ['7'] }] })
      const full = await zip({ ...excel(heading + hiding), 'xl/worksheets/other.xml': other })
      expect(await open(full)).toMatchObject({ name: 'Um' })
      expect(await open(full, 'lista.xlsx', 'Dois')).toMatchObject({ name: 'Dois', rows: [{ cells: ['7'] }] })
    })
  })

  it.each(hostileFiles)(
    '%s comes to an end',
    async (_, make, problem) => {
      const reading = open(await make())
      if (problem) await expect(reading).rejects.toMatchObject({ name: 'SheetError', problem })
      else expect((await reading).headings).toEqual(['Nome', 'Nascimento'])
    },
    60_000,
  )
})

it.each([
  ['picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0, 1])],
  ['PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')],
])('a %s is no list, whatever its name says', async (_, bytes) => {
  await expect(open(bytes, 'lista.csv')).rejects.toMatchObject({ problem: 'notASheet' })
})

it('a file of our own export comes back as it went: no line about who took it, no guards before texts', async () => {
  const dialect = csvDialect('pt-BR')
  const texts = ['=1+1', "'=1", '0012', "d'Oeste", '-', '＝x']
  const mark = 'Exportado por Ana Paula Ribeiro em 03/02/2026 10:11. Registros: 1. Pode conter dados pessoais. (LGPD, Lei 13.709/2018).'
  const file = csvStart + csvLine(['A', 'B', 'C', 'D', 'E', 'F'], dialect) + csvLine(texts, dialect) + csvLine([mark], dialect)
  expect(await cellsOf(open(file, 'Departamentos.csv'))).toEqual([['A', 'B', 'C', 'D', 'E', 'F'], texts])
})

it('more than 10,000 rows are refused, and 10,000 are read', async () => {
  const text = (count: number) => `a;b\n${'1;2\n'.repeat(count)}`
  expect((await open(text(10_000), 'a.csv')).rows).toHaveLength(10_000)
  await expect(open(text(10_001), 'a.csv')).rejects.toMatchObject({ problem: 'tooManyRows' })
})

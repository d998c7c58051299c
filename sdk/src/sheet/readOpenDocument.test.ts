import { describe, expect, it } from 'vitest'
import { readSheet } from './readSheet.js'
import type { Sheet } from './Sheet.js'
import { openDocument, zip } from './workbook.testkit.js'

const open = async (parts: Readonly<Record<string, string>>, sheetName?: string): Promise<Sheet> =>
  readSheet(new File([await zip(parts)], 'lista.ods'), { signal: new AbortController().signal, sheetName })
const text = (words: string, more = '') =>
  `<table:table-cell office:value-type="string"${more}><text:p>${words}</text:p></table:table-cell>`
const row = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`
const table = (name: string, rows: string, more = '') => `<table:table table:name="${name}"${more}>${rows}</table:table>`
const heading = row(text('Nome') + text('Nota'))
const rest = '<table:table-cell table:number-columns-repeated="16382"/>'

describe('a LibreOffice file', () => {
  it('is read as its program shows it: blanks, lines, tabs, links and references; no notes', async () => {
    const note = '<office:annotation><dc:creator>Ana</dc:creator><text:p>Nota de Ana</text:p></office:annotation>'
    const words =
      'José<text:s text:c="2"/>d&apos;Oeste<text:line-break/>&amp; <text:a xlink:href="x"><text:span>Cia</text:span></text:a><text:tab/>fim'
    const cell = `<table:table-cell office:value-type="string">${note}<text:p>${words}</text:p><text:p>outra</text:p></table:table-cell>`
    const { rows } = await open(openDocument(table('Um', heading + row(cell + text('b') + rest))))
    expect(rows).toEqual([{ line: 2, cells: ["José  d'Oeste\n& Cia\tfim\noutra", 'b'] }])
  })

  it('keeps the places of repeated cells and rows, and the numbers of its lines', async () => {
    const empty = row(rest, ' table:number-rows-repeated="3"')
    const twice = row(`<table:table-cell/>${text('b', ' table:number-columns-repeated="2"')}`, ' table:number-rows-repeated="2"')
    const end = row(rest, ' table:number-rows-repeated="1048000"')
    const { rows } = await open(openDocument(table('Um', heading + empty + twice + end)))
    expect(rows).toEqual([5, 6].map((line) => ({ line, cells: ['', 'b', 'b'] })))
  })

  it('leaves hidden rows out, gives merged cells their value, and reads what a date, an amount and an error show', async () => {
    const merged = text('Junta', ' table:number-rows-spanned="2"')
    const date = '<table:table-cell office:value-type="date" office:date-value="2026-12-31T23:59:59.999999999"/>'
    const amount = '<table:table-cell office:value-type="currency" office:currency="BRL" office:value="1234.5"/>'
    const wrong = text('Err:502', ' office:string-value="" calcext:value-type="error"')
    const rows = [
      row(merged + date + amount + wrong),
      row(`<table:covered-table-cell/>${text('b')}`),
      row(text('oculta'), ' table:visibility="collapse"'),
      row(text('filtrada'), ' table:visibility="filter"'),
    ]
    const sheet = await open(openDocument(table('Um', heading + rows.join(''))))
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([
      ['Junta', '01/01/2027', '1234,5', 'Err:502'],
      ['Junta', 'b'],
    ])
    expect(sheet.hidden?.map(({ cells }) => cells)).toEqual([['oculta'], ['filtrada']])
  })

  it('offers its visible sheets, and begins with the first that has rows', async () => {
    const hidden = '<style:style style:name="ta9" style:family="table"><style:table-properties table:display="false"/></style:style>'
    const line = (word: string) => heading + row(text(word))
    const tables = [
      table('Base', line('x'), ' table:style-name="ta9"'),
      table('Capa', ''),
      table('Um', line('a')),
      table('Dois', line('b')),
    ]
    const parts = openDocument(tables.join(''), hidden)
    expect(await open(parts)).toMatchObject({ name: 'Um', names: ['Capa', 'Um', 'Dois'], rows: [{ cells: ['a'] }] })
    expect(await open(parts, 'Dois')).toMatchObject({ name: 'Dois', rows: [{ cells: ['b'] }] })
  })

  it('is read though another of its sheets has more rows than an import', async () => {
    const base = table('Base', heading + row(text('x'), ' table:number-rows-repeated="20000"'))
    expect(await open(openDocument(table('Um', heading + row(text('a'))) + base))).toMatchObject({ name: 'Um', rows: [{ cells: ['a'] }] })
  })

  const encryption = '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>'
  it.each([
    ['with a password', { ...openDocument(''), 'META-INF/manifest.xml': encryption }, 'locked'],
    ['with a password of a new version', { mimetype: 'x', 'encrypted-package': 'x' }, 'locked'],
    ['of a text', { 'content.xml': '<office:document-content><table:table table:name="Um"/></office:document-content>' }, 'broken'],
    ['without rows', openDocument(table('Um', heading)), 'noRows'],
    ['without anything', openDocument(table('Um', '')), 'empty'],
    ['cut off', { 'content.xml': '<office:document-content><office:body>' }, 'broken'],
    [
      'that repeats a row a million times',
      openDocument(table('Um', heading + row(text('a'), ' table:number-rows-repeated="1048575"'))),
      'tooManyRows',
    ],
  ])('%s is refused with its reason', async (_, parts, problem) => {
    await expect(open(parts)).rejects.toMatchObject({ name: 'SheetError', problem })
  })

  it('is read though a cell is merged down to the last row of the program', async () => {
    const { rows } = await open(openDocument(table('Um', heading + row(text('a', ' table:number-rows-spanned="999999999"')))))
    expect(rows.map(({ cells }) => cells[0])).toEqual(['a'])
  })
})

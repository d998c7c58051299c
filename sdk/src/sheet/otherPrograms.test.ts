import { expect, it } from 'vitest'
import { readSheet } from './readSheet.js'
import type { Sheet } from './Sheet.js'
import { excel, heading, openDocument, zip } from './workbook.testkit.js'

const open = (bytes: Uint8Array<ArrayBuffer> | string): Promise<Sheet> =>
  readSheet(new File([bytes], 'lista'), { signal: new AbortController().signal })
const cellsOf = async (bytes: Uint8Array<ArrayBuffer> | string) => {
  const { headings, rows } = await open(bytes)
  return [headings, ...rows.map(({ cells }) => cells)]
}
const inline = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`

it('a strict workbook is read, its dates too', async () => {
  const dates = '<c r="B2" t="d"><v>2026-12-31T23:59:59</v></c><c r="C2" t="d"><v>2026-12-31</v></c><c r="D2" t="d"><v>T07:30:00</v></c>'
  const parts = excel(`${heading}<row r="2">${inline('A2', 'Ana')}${dates}</row>`)
  const strict = Object.entries(parts).map(([name, xml]) => [
    name,
    xml.replace(/^<(\w+)/, '<$1 xmlns="http://purl.oclc.org/ooxml/spreadsheetml/main" conformance="strict"'),
  ])
  expect(await cellsOf(await zip(Object.fromEntries(strict)))).toEqual([
    ['Nome', 'Nascimento'],
    ['Ana', '31/12/2026 23:59', '31/12/2026', '07:30'],
  ])
})

it('rows without numbers and cells without places, as some programs write them, stand in their order', async () => {
  const row = '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row><c t="inlineStr"><is><t>Ana</t></is></c><c><v>7</v></c></row>'
  expect(await cellsOf(await zip(excel(row)))).toEqual([
    ['Nome', 'Nascimento'],
    ['Ana', '7'],
  ])
})

it('as many columns as a program has are read, and those beyond are left out', async () => {
  const wide = (count: number) => `a;b${';'.repeat(count - 2)}z\n1;2\n`
  expect((await open(wide(16_384))).headings.at(-1)).toBe('z')
  expect((await open(wide(16_385))).headings).toHaveLength(16_384)
  const last = `<row r="1">${inline('A1', 'Nome')}${inline('XFD1', 'Fim')}${inline('XFE1', 'Além')}</row><row r="2">${inline('A2', 'Ana')}</row>`
  const { headings, rows } = await open(await zip(excel(last)))
  expect([headings.length, headings.at(-1), rows[0]?.cells]).toEqual([16_384, 'Fim', ['Ana']])
})

it('empty formatted rows below the list, and cells merged down to the last row, add nothing', async () => {
  const empty = Array.from({ length: 50_000 }, (_, place) => `<row r="${place + 3}" s="1"><c r="A${place + 3}" s="1"/></row>`).join('')
  const parts = excel(`${heading}<row r="2">${inline('A2', 'Ana')}</row>${empty}`)
  const columns = ['A', 'B', 'C', 'D', 'E', 'F']
  const titles = columns.map((column) => inline(`${column}1`, column)).join('')
  const merged = columns.map((column) => `<mergeCell ref="${column}1:${column}1048576"/>`).join('')
  const sheet = parts['xl/worksheets/first.xml'] ?? ''
  const whole = sheet
    .replace(heading, `<row r="1">${titles}</row>`)
    .replace('</worksheet>', `<mergeCells>${merged}</mergeCells></worksheet>`)
  expect((await open(await zip({ ...parts, 'xl/worksheets/first.xml': sheet }))).rows.map(({ line }) => line)).toEqual([2])
  expect(await cellsOf(await zip({ ...parts, 'xl/worksheets/first.xml': whole }))).toEqual([columns, columns])
  const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`
  const tables = `<table:table table:name="A"><table:table-row>${cell('Nome')}</table:table-row><table:table-row>${cell('Ana')}</table:table-row>
    <table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`
  expect(await cellsOf(await zip(openDocument(tables)))).toEqual([['Nome'], ['Ana']])
})

it('invisible marks around and inside of cells are dropped: those of right-to-left texts, and of files joined to one', async () => {
  const list = '\ufeffNome;\u200fNascimento\u200e\n\u202aAna\u202c;\u200e20/05/1980\u200f\n\ufeffRui \u200bSilva;\u20661.500\u2069\n'
  expect(await cellsOf(list)).toEqual([
    ['Nome', 'Nascimento'],
    ['Ana', '20/05/1980'],
    ['Rui Silva', '1.500'],
  ])
})

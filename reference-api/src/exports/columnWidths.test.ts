import { describe, expect, test } from 'vitest'
import { columnWidths } from './columnWidths.js'
import type { ExportCell } from './exportColumns.js'

const width = (heading: string, ...cells: ExportCell[]) =>
  columnWidths(
    [{ key: 'key', heading, read: () => null }],
    cells.map((cell) => [cell]),
  )[0]
const text = (value: string): ExportCell => ({ kind: 'text', value })

describe('a column of a workbook', () => {
  test('is as wide as what it holds', () => {
    expect(width('Nome', text('Maria Aparecida de Oliveira Santos'), text('Ana'))).toBe(40)
    expect(width('CPF', text('***.456.789-**'))).toBe(18)
    expect(width('Data', { kind: 'date', value: '2026-11-21' })).toBe(13)
    expect(width('Hora', { kind: 'timestamp', value: '2026-11-21T20:13:00.000Z' })).toBe(20)
    expect(width('Valor', { kind: 'number', value: '1234567.89' })).toBe(13)
  })
  test('shows its heading and the arrow of its filter', () => {
    expect(width('Data de nascimento', { kind: 'date', value: '2026-11-21' })).toBe(22)
    expect([width('Id', { kind: 'number', value: 7 }), width('Id'), width('Id', null)]).toEqual([6, 6, 6])
  })
  test('is no wider than a screen allows, and for several lines as wide as the longest', () => {
    expect(width('Observações', text('x'.repeat(3000)))).toBe(60)
    expect(width('Nota', text('uma linha\ne outra linha'))).toBe(17)
  })
})

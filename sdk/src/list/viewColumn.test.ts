import { describe, expect, it } from 'vitest'
import type { AnyResource } from '../core/resource.js'
import { department } from '../resources/administrative/department/resource.js'
import { cellKind, cellText } from './cellValue.js'
import { formatRange, parseRange } from './filterRange.js'
import { statusTone } from '../controls/statusTone.js'
import { titleColumn } from './titleColumn.js'

const format = {
  yes: 'Sim',
  no: 'Não',
  date: (value: string) => `date ${value}`,
  dateTime: (value: string) => `time ${value}`,
  money: (value: string) => `R$ ${value}`,
  number: (value: number | string) => `n ${value}`,
}

describe('cellText', () => {
  it.each([
    [{ id: 1, label: 'Gabinete' }, 'plain', 'Gabinete'],
    [
      [
        { id: 1, label: 'A' },
        { id: 2, label: 'B' },
      ],
      'plain',
      'A, B',
    ],
    [true, 'toggle', 'Sim'],
    [false, 'toggle', 'Não'],
    ['2000-02-29', 'date', 'date 2000-02-29'],
    ['2026-01-01T00:00:00Z', 'timestamp', 'time 2026-01-01T00:00:00Z'],
    ['12.50', 'money', 'R$ 12.50'],
    [0, 'integer', 'n 0'],
    ['41180725000196', 'cnpj', '41.180.725/0001-96'],
    ['80010000', 'cep', '80010-000'],
    ['setor', 'choice', 'Setor'],
    [null, 'text', ''],
    [undefined, 'text', ''],
    [{}, 'plain', ''],
  ] as const)('shows %j of kind %s as %s', (value, kind, expected) => {
    expect(cellText(value, kind, format, { setor: 'Setor' })).toBe(expected)
  })
})

describe('columns', () => {
  it('takes the kind of a cell from the field of the form', () => {
    expect(cellKind(department, 'kind')).toBe('choice')
    expect(cellKind(department, 'status')).toBe('status')
    expect(cellKind(department, 'updatedAt')).toBe('timestamp')
    expect(cellKind(department, 'parent')).toBe('plain')
  })

  it('links the column that the title is made of', () => {
    expect(titleColumn(department)).toBe('name')
  })

  it('links the first column when the title is made of something deeper', () => {
    const title = (record: unknown) => (record as { city: { label: string } }).city.label
    expect(titleColumn({ ...department, title } as AnyResource)).toBe('acronym')
  })

  it('gives a status nobody named no colour of its own', () => {
    expect(statusTone('ativo')).toBe('positive')
    expect(statusTone('inativo')).toBe('neutral')
    expect(statusTone('toString')).toBe('neutral')
  })
})

describe('ranges', () => {
  it('may miss either end', () => {
    expect(parseRange('2000-01-01..')).toEqual({ from: '2000-01-01', to: '' })
    expect(formatRange({ from: '', to: '5' })).toBe('..5')
    expect(formatRange({ from: '', to: '' })).toBe('')
    expect(parseRange('7')).toEqual({ from: '7', to: '7' })
  })
})

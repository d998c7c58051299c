import { expect, it } from 'vitest'
import { layOut, shortLabel, tickFrom } from './chartLayout.js'
import type { ChartRow } from './chartRows.js'

it('leaves room beside bars for names of wide letters', () => {
  const rows = ['Agendada', 'Em andamento'].map((label) => ({ label, total: 3, cells: [{ value: 3 }] }) as unknown as ChartRow)
  const { marks } = layOut(rows, { width: 590, rem: 14, form: 'bars' })
  // Width of the longest name in the page's font.
  expect(marks[1]?.label.x).toBeGreaterThan(6.34 * 14)
})

it('tells long names that begin alike apart by their ends', () => {
  const office = 'Escritório Regional de Esporte de'
  const names = [`${office} Guarapuava`, `${office} Foz do Iguaçu`, 'Coordenação de Políticas Públicas do Esporte', 'Diretoria de Esporte']
  expect(names.map((name) => shortLabel(name, names, 13))).toEqual([
    'Escritório R… de Guarapuava',
    'Escritório R… Foz do Iguaçu',
    'Coordenação de Políticas P…',
    'Diretoria de Esporte',
  ])
})

it('fills the height of a card that a taller neighbour stretches, and never stands bars far apart', () => {
  const rows = ['Agendada', 'Em andamento', 'Concluída'].map((label) => ({ label, total: 3, cells: [{ value: 3 }] }) as unknown as ChartRow)
  const size = { width: 590, rem: 14 }
  expect(layOut(rows, { ...size, form: 'columns', height: 400 }).height).toBe(400)
  const least = layOut(rows, { ...size, form: 'bars' }).height
  expect(layOut(rows, { ...size, form: 'bars', height: 150 }).height).toBeCloseTo(150)
  expect(layOut(rows, { ...size, form: 'bars', height: 20 }).height).toBe(least)
  expect(layOut(rows, { ...size, form: 'bars', height: 900 }).height).toBeLessThan(2 * least)
})

it('keeps the name of the last column inside the drawing', () => {
  const months = ['jul 27', 'ago 27', 'sept 27']
  const rows = Array.from({ length: 12 }, (_, index) => ({
    label: months[index % 3],
    total: 3,
    cells: [{ value: 3 }],
  })) as unknown as ChartRow[]
  const { marks } = layOut(rows, { width: 446, rem: 14, form: 'columns' })
  expect(marks.at(-1)).toMatchObject({ labelFrom: 'end', label: { x: 446 } })
  expect(marks[5]?.labelFrom).toBe('middle')
})

it('keeps the first number below bars inside the drawing on a phone', () => {
  const rows = [{ label: 'Agendada', total: 3, cells: [{ value: 3 }] }] as unknown as ChartRow[]
  const { ticks } = layOut(rows, { width: 320, rem: 14, form: 'bars' })
  expect(ticks.map(({ at }) => tickFrom(at, 14))).toEqual(['start', ...ticks.slice(1).map(() => 'middle')])
})

import { expect, it } from 'vitest'
import { layOut, shortLabel } from './chartLayout.js'
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

import { expect, test } from 'vitest'
import { matchLines } from './matchLines.js'

const breakfast = { lotItemId: 1, material: { id: 11, label: 'Café da manhã, padrão básico', code: '0310.00011' } }
const kit = { lotItemId: 2, material: { id: 12, label: 'Kit café da manhã, padrão básico', code: '0310.00012' } }
const better = { lotItemId: 3, material: { id: 13, label: 'Café da manhã, padrão superior', code: '0310.00013' } }
const line = (text: string, quantity: string | null = '10') => ({ text, quantity })
const at = (place: number, ...items: readonly (typeof breakfast)[]) => items.map((item) => ({ line: place, ...item }))
const choices = (...args: Parameters<typeof matchLines>) => [...matchLines(...args)].map(([, choice]) => choice)

test('two lines that match one item are never added up unless they say the same', () => {
  const lines = [line('café', '10'), line('kit café', '60')]
  expect(choices(lines, [...at(0, kit), ...at(1, kit)])).toEqual([undefined, undefined])
  expect(choices([line('Kit café da manhã'), line('lanche da manhã')], [...at(0, kit), ...at(1, kit)])).toEqual([2, undefined])
  expect(choices([line('kit café', '10'), line('KIT CAFÉ', '60')], [...at(0, kit), ...at(1, kit)])).toEqual([2, 2])
  expect(choices([line('0310.00012'), line('kit café da manhã')], [...at(0, kit), ...at(1, kit)])).toEqual([2, undefined])
})

test.each([
  ['a code means its item alone', '0310.00011', [breakfast, kit], 1],
  ['a code without its point too', '031000011', [breakfast, kit], 1],
  ['a name means what is called so before the first comma', 'cafe da manha', [breakfast, kit], 1],
  ['a whole name decides between two of one noun', 'Café da manhã, padrão superior', [breakfast, better], 3],
  ['the only match is meant', 'kit', [kit], 2],
  ['two of one noun are a question', 'café da manhã', [breakfast, better], undefined],
  ['words in several names are a question', 'café', [breakfast, kit], undefined],
])('%s', (_, text, items, choice) => expect(choices([line(text)], at(0, ...items))).toEqual([choice]))

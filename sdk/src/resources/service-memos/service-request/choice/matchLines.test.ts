import { expect, test } from 'vitest'
import { matchLines } from './matchLines.js'
import { readLines } from '../../../../blocks/pricing/readLines.js'

const item = (lotItemId: number, label: string, more: object = {}) => ({
  ...{ lotItemId, material: { id: lotItemId + 10, label, code: `0310.0001${lotItemId}` }, unit: 'REFEICAO', isGuess: false },
  ...more,
})
const breakfast = item(1, 'Café da manhã, padrão básico')
const kit = item(2, 'Kit café da manhã, padrão básico')
const better = item(3, 'Café da manhã, padrão superior')
const line = (text: string, quantity: string | null = '10') => ({ text, quantity })
const at = (place: number, ...items: readonly (typeof breakfast)[]) => items.map((item) => ({ line: place, ...item }))
const choices = (...args: Parameters<typeof matchLines>) => [...matchLines(...args)].map(([, { choice }]) => choice)

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

const doubts = (...args: Parameters<typeof matchLines>) => [...matchLines(...args)].map(([, { doubt }]) => doubt)
const inUnit = (text: string, unit: string) => ({ text, unit: readLines(`${text}; 10; ${unit}`, 'pt-BR')[0]?.unit })

test('every question has its reason', () => {
  expect(doubts([line('café'), line('kit café')], [...at(0, kit), ...at(1, kit)])).toEqual(['rival', 'rival'])
  expect(doubts([line('café da manhã')], at(0, breakfast, better))).toEqual(['several'])
  expect(doubts([line('kti')], at(0, { ...kit, isGuess: true }))).toEqual(['guess'])
  expect(doubts([inUnit('kit', 'kg')], at(0, kit))).toEqual(['unit'])
  // Whatever is counted one by one is also written "un".
  expect(doubts([inUnit('kit', 'un')], at(0, kit))).toEqual([undefined])
  expect(doubts([inUnit('kit', 'un')], at(0, { ...kit, unit: 'CX' }))).toEqual(['unit'])
  expect(doubts([inUnit('kit', 'fardo')], at(0, kit))).toEqual(['unit'])
  expect(doubts([inUnit('kit', 'refeições')], at(0, kit))).toEqual([undefined])
  expect(doubts([line('kit')], at(0, kit))).toEqual([undefined])
})

test('of two items that are called the same, the one in the unit of the line is meant', () => {
  const boxed = item(4, 'Café da manhã, em caixa', { unit: 'CX' })
  expect(choices([inUnit('café da manhã', 'cx')], at(0, breakfast, boxed))).toEqual([4])
  expect(choices([inUnit('café da manhã', 'kg')], at(0, breakfast, boxed))).toEqual([undefined])
})

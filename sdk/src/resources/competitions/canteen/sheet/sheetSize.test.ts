import { expect, it } from 'vitest'
import { sheetSize, weekPages, weekSize } from './sheetSize.js'

const meal = (dish: string, marks: string) => ({ groups: Array.from({ length: 5 }, () => dish), marks })
const day = (count: number, dish: string, marks = 'Sem glúten · 780 kcal') => Array.from({ length: count }, () => meal(dish, marks))

it('writes a usual day large enough to be read from two metres', () => {
  expect(sheetSize(day(3, 'Strogonoff de frango'))).toBeGreaterThanOrEqual(18)
  expect(sheetSize(day(4, 'Arroz e feijão'))).toBeGreaterThanOrEqual(14)
})

it('writes smaller where more is eaten, and never too small to be read in the hand', () => {
  const long = 'Prato de acompanhamento com legumes da estação e molho à parte'
  const sizes = [day(1, 'Sopa'), day(4, 'Sopa'), day(5, 'Sopa'), day(5, long), day(5, long.repeat(4))].map(sheetSize)
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  expect(sizes.at(-1)).toBe(8)
})

it('writes a week as large as its dishes allow, for a wall', () => {
  const week = (meals: number, dishes: readonly string[]) => Array.from({ length: meals }, () => Array.from({ length: 7 }, () => dishes))
  expect(weekSize(week(3, ['Frango assado', 'Arroz e feijão', 'Salada']))).toBeGreaterThanOrEqual(12)
  expect(weekSize(week(5, ['Frango assado com legumes', 'Arroz e feijão', 'Salada de folhas', 'Fruta', 'Suco']))).toBeLessThan(12)
})

it.each([
  [0, []],
  [5, [5]],
  [7, [7]],
  [8, [4, 4]],
  [15, [5, 5, 5]],
])('shares %i days evenly among sheets', (count, pages) => {
  const days = Array.from({ length: count }, (_, index) => `2027-03-${index + 1}`)
  expect(weekPages(days).map(({ length }) => length)).toEqual(pages)
  expect(weekPages(days).flat()).toEqual(days)
})

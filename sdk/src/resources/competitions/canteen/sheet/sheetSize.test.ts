import { expect, it } from 'vitest'
import { fitsWall, sheetSize, weekPages, weekSize } from './sheetSize.js'

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
  [0, [], []],
  [5, [5], [5]],
  [7, [7], [7]],
  [8, [8], [4, 4]],
  [9, [5, 4], [5, 4]],
  [15, [8, 7], [5, 5, 5]],
])('shares %i days evenly among sheets: %j where eight fit, otherwise %j', (count, full, pages) => {
  const days = Array.from({ length: count }, (_, index) => `2027-03-${index + 1}`)
  const sizes = (fit: boolean) => weekPages(days, () => fit).map(({ length }) => length)
  expect([sizes(true), sizes(false)]).toEqual([full, pages])
  expect(weekPages(days, () => true).flat()).toEqual(days)
})

it('puts eight days on one sheet for a wall where their dishes are short', () => {
  const days = (dishes: readonly string[]) => Array.from({ length: 3 }, () => Array.from({ length: 8 }, () => dishes))
  expect(fitsWall(days(['Arroz', 'Feijão', 'Frango', 'Salada']))).toBe(true)
  expect(fitsWall(days(['Frango assado com legumes', 'Arroz e feijão', 'Salada de folhas', 'Fruta', 'Suco']))).toBe(false)
  expect(fitsWall(days(['Arroz', 'Hambúrguer-acebolado', 'Salada']))).toBe(true)
  expect(fitsWall(days(['Arroz', 'Superhamburguerzão', 'Salada']))).toBe(false)
  // A word of eleven letters is not cut in two, so all are written smaller.
  expect([weekSize(days(['Arroz'])), weekSize(days(['Estrogonofe']))]).toEqual([16, 12])
})

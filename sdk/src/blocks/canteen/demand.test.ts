import { describe, expect, it } from 'vitest'
import { mealDemand, mealLoad, mealsWithoutMenu, operatingDays } from './demand.js'

const days = { operatingFrom: '2026-12-30', operatingTo: '2027-01-01' }
const meal = (type: string, expectedPerDay: number, lotItemId: number | null) => ({ type, expectedPerDay, lotItemId })

it('counts every day, over the end of a year', () => {
  expect(operatingDays(days)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
  expect(operatingDays({ ...days, operatingTo: '2026-12-29' })).toEqual([])
})

it('needs days × meals of each item, one item for several meals too', () => {
  const meals = [meal('almoco', 800, 7), meal('jantar', 500, 7), meal('lanche', 300, 9), meal('ceia', 50, null)]
  expect([...mealDemand({ ...days, meals })]).toEqual([
    [7, 3900],
    [9, 900],
  ])
})

describe('how full a meal is', () => {
  it.each([
    [890, 'free'],
    [899, 'free'],
    [900, 'nearlyFull'],
    [1000, 'nearlyFull'],
    [1001, 'over'],
  ])('%i of 1,000 is %s', (expected, level) =>
    expect(mealLoad(expected, { capacity: 250, turns: 4 })).toMatchObject({ level, seats: 1000 }),
  )
  it('is not known while a number is missing', () => {
    expect(mealLoad(null, { capacity: 250, turns: 4 })).toBeUndefined()
    expect(mealLoad(10, { capacity: 250, turns: null })).toBeUndefined()
  })
})

it('tells the meals that have no menu, day by day', () => {
  const meals = [{ type: 'almoco' }, { type: 'jantar' }]
  const menus = [
    { date: '2026-12-30', mealType: 'almoco' },
    { date: '2027-01-01', mealType: 'jantar' },
    { date: '2027-01-09', mealType: 'almoco' },
  ]
  expect(mealsWithoutMenu({ ...days, meals, menus }).map(({ date, mealType }) => `${date.slice(8)} ${mealType}`)).toEqual([
    '30 jantar',
    '31 almoco',
    '31 jantar',
    '01 almoco',
  ])
})

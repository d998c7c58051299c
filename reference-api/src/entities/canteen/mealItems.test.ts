import { expect, test } from 'vitest'
import { itemsOfMeal } from './mealItems.js'

const item = (name: string, requested: number | null = null) => ({ name, requested })
const marmitex = item('Refeição tipo marmitex, almoço')
const vegetarian = item('Almoço vegetariano')
const dinner = item('Jantar sem glúten')

test('a meal that several items of the lot can mean stays a question', () => {
  expect(itemsOfMeal('almoco', [vegetarian, marmitex, dinner])).toEqual([vegetarian, marmitex])
})

test('the only item with the word of the meal is meant, wherever the word is', () => {
  expect(itemsOfMeal('almoco', [marmitex, dinner])).toEqual([marmitex])
  expect(itemsOfMeal('ceia', [item('Almoço para a aceiaria'), dinner])).toEqual([])
})

test('of several items, the requested one is meant, or the one that is called exactly like the meal', () => {
  const requested = item('Refeição tipo marmitex, almoço', 9000)
  expect(itemsOfMeal('almoco', [vegetarian, requested])).toEqual([requested])
  const plain = item('Almoço, buffet com carne')
  expect(itemsOfMeal('almoco', [vegetarian, plain])).toEqual([plain])
})

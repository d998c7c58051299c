import { expect, it } from 'vitest'
import { storedAt } from './storedAt.js'

const record = {
  lots: [
    { id: 1, items: [{ id: 11, balance: '5' }] },
    {
      id: 2,
      items: [
        { id: 21, balance: '7' },
        { id: 22, balance: '9' },
      ],
    },
  ],
}

it('finds what is stored of a row by ids, wherever the row stands by now', () => {
  const values = {
    lots: [
      { id: 2, items: [{ name: 'new' }, { id: 22 }] },
      { id: 1, items: [] },
    ],
  }
  expect(storedAt(record, values, 'lots[0].items[1]')).toEqual({ id: 22, balance: '9' })
  expect(storedAt(record, values, 'lots[1]')).toBe(record.lots[0])
  expect(storedAt(record, values, 'lots[0].items[0]')).toBeUndefined()
  expect(storedAt(record, values, 'lots[5].items[0]')).toBeUndefined()
})

it('finds what is stored of a row that went below another row, a new one too', () => {
  const values = { lots: [{ id: 1, items: [{ id: 22 }, { id: 11 }] }, { items: [{ id: 21 }] }] }
  expect(storedAt(record, values, 'lots[0].items[0]')).toEqual({ id: 22, balance: '9' })
  expect(storedAt(record, values, 'lots[1].items[0]')).toEqual({ id: 21, balance: '7' })
  expect(storedAt(record, values, 'lots[1].items')).toBeUndefined()
})

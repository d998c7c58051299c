import { expect, it } from 'vitest'
import { homeFirst } from './homeFirst.js'

const states = [
  { id: 12, name: 'Acre', code: 'AC' },
  { id: 41, name: 'Paraná', code: 'PR' },
  { id: 35, name: 'São Paulo', code: 'SP' },
]

it('puts Paraná before the other states, which keep their order', () => {
  expect(homeFirst(states).map(({ code }) => code)).toEqual(['PR', 'AC', 'SP'])
})

it('leaves other places as they are', () => {
  const cities = [{ id: 4113700, name: 'Londrina', code: '4113700' }]
  expect(homeFirst(cities)).toBe(cities)
})

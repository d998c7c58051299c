import { expect, it } from 'vitest'
import { filterOptions } from './filterOptions.js'

const options = [
  { value: 1, label: 'São José dos Pinhais' },
  { value: 2, label: 'Pinhão' },
  { value: 3, label: 'Curitiba' },
]

it('finds a city typed without accents and in any order of words', () => {
  expect(filterOptions(options, 'pinhais sao')).toEqual([options[0]])
  expect(filterOptions(options, 'PINHA')).toEqual([options[0], options[1]])
})

it('offers everything before anything is typed', () => expect(filterOptions(options, ' ')).toBe(options))

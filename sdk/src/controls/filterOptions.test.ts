import { expect, it } from 'vitest'
import { filterOptions } from './filterOptions.js'

const options = [
  { value: 1, label: 'São José dos Pinhais' },
  { value: 2, label: 'Pinhão' },
  { value: 3, label: 'Curitiba' },
]

it('finds a city typed without accents and in any order of words', () => {
  expect(filterOptions(options, 'pinhais sao')).toEqual([options[0]])
  expect(filterOptions(options, 'PINHA')).toEqual([options[1], options[0]])
})

it('offers everything before anything is typed', () => expect(filterOptions(options, ' ')).toBe(options))

it('offers first what was meant exactly: a state by its two letters, then names that begin so', () => {
  const states = [
    { value: 32, label: 'Espírito Santo', code: 'ES' },
    { value: 15, label: 'Pará', code: 'PA' },
    { value: 41, label: 'Paraná', code: 'PR' },
    { value: 35, label: 'São Paulo', code: 'SP' },
  ]
  const labels = (search: string) => filterOptions(states, search).map(({ label }) => label)
  expect(labels('pr')).toEqual(['Paraná'])
  expect(labels('sp')).toEqual(['São Paulo', 'Espírito Santo'])
  expect(labels('pa')).toEqual(['Pará', 'Paraná', 'São Paulo'])
})

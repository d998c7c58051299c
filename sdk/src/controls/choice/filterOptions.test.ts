import { expect, it } from 'vitest'
import { filterOptions, meantOption } from './filterOptions.js'

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
  expect(labels('sp')).toEqual(['São Paulo'])
  expect(labels('pa')).toEqual(['Pará', 'Paraná', 'São Paulo'])
})

it('finds nothing in the middle of a word: its beginning may turn the sense around', () => {
  const capacities = ['Menor de idade', 'Adulto', 'Incapaz'].map((label, value) => ({ value, label }))
  expect(filterOptions(capacities, 'capaz')).toEqual([])
  expect(filterOptions(capacities, 'idade')).toEqual([capacities[0]])
  expect(filterOptions([{ value: 1, label: "Itapejara d'Oeste" }], "d'oeste")).toHaveLength(1)
  expect(filterOptions([{ value: 1, label: 'Pós-graduação' }], 'pos-grad')).toHaveLength(1)
})

it('a name is whole without the explanation behind it', () => {
  const sizes = ['MEI', 'ME (microempresa)'].map((label, value) => ({ value, label }))
  expect(filterOptions(sizes, 'me').map(({ label }) => label)).toEqual(['ME (microempresa)', 'MEI'])
  expect(meantOption(filterOptions(sizes, 'me'), 'me')).toBe(sizes[1])
})

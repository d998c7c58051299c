import type { Place } from '../../api/client.js'
import { comparable } from '../../validators/comparable.js'
import type { MemoryEntry } from './memoryRecordCalls.js'

// ISO 3166 numeric, IBGE with two digits, IBGE with seven digits.
const countries: readonly Place[] = [
  { id: 76, name: 'Brasil', code: 'BR' },
  { id: 32, name: 'Argentina', code: 'AR' },
  { id: 600, name: 'Paraguai', code: 'PY' },
]
const states: readonly Place[] = [
  { id: 41, name: 'Paraná', code: 'PR' },
  { id: 42, name: 'Santa Catarina', code: 'SC' },
  { id: 35, name: 'São Paulo', code: 'SP' },
]
const cities: readonly Place[] = [
  { id: 4106902, name: 'Curitiba', code: '4106902', latitude: -25.4195, longitude: -49.2646 },
  { id: 4113700, name: 'Londrina', code: '4113700', latitude: -23.304, longitude: -51.1691 },
  { id: 4118501, name: 'Pato Branco', code: '4118501', latitude: -26.2292, longitude: -52.6706 },
  { id: 4205407, name: 'Florianópolis', code: '4205407' },
  { id: 3550308, name: 'São Paulo', code: '3550308' },
]

/** A few real places, enough for stories and tests. */
export function places(path: string, query: URLSearchParams): readonly Place[] {
  if (path.endsWith('/paises')) return countries
  if (path.endsWith('/estados')) return query.get('pais_id') === '76' ? states : []
  const state = query.get('estado_id') ?? ''
  return state ? cities.filter(({ code }) => code.startsWith(state)) : []
}

/** The first stored address with this CEP; an empty one if there is none. */
export function addressOf(tables: readonly MemoryEntry[], cep: string | null): unknown {
  const records = tables.flatMap(({ table }) => [...table.records.values()]) as readonly {
    readonly address?: { readonly zipCode?: unknown } | null
  }[]
  return records.find(({ address }) => address?.zipCode === cep)?.address ?? {}
}

/** Finds a place of a level by name, code or id. */
export function findPlace(level: 'paises' | 'estados' | 'cidades', text: string): Place | undefined {
  const known = { paises: countries, estados: states, cidades: cities }[level]
  return known.find(({ id, name, code }) => [name, code, String(id)].some((each) => comparable(each) === comparable(text)))
}

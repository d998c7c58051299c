import { contracts } from '../../contracts.js'
import { type AnyContract, ordersOf } from '../../core/contract.js'
import { apartFrom, importFilter, nearestFirst } from '../../core/contractPath.js'
import { failure } from '../answers.js'
import type { MemoryEntity } from '../MemoryEntity.js'

/** Parameters of a list besides its filters; counts and files have their own. */
export const listParameters = ['pagina', 'por_pagina', 'ordem', 'busca', 'excluidos', importFilter, 'contar'] as const
export const countParameters = ['busca', 'excluidos', importFilter, 'exata'] as const
export const sumParameters = ['busca', 'excluidos', importFilter] as const
export const fileParameters = [...listParameters, 'colunas', 'idioma', 'ids', 'exceto', 'token', 'bilhete'] as const

/** The only parameters that choices accept. */
export const choiceParameters = ({ filters, choiceFilters }: AnyContract): readonly string[] => [
  'busca',
  apartFrom,
  ...filters.filter((name) => name === 'status' || choiceFilters.includes(name)),
]

/** The parameters that a call below a list's path accepts; `undefined` for calls that have none. */
export function parametersOf(contract: AnyContract, rest: string): readonly string[] | undefined {
  const known: Readonly<Record<string, readonly string[]>> = {
    '': listParameters,
    contagem: countParameters,
    somas: sumParameters,
    opcoes: choiceParameters(contract),
    'exportar.csv': fileParameters,
  }
  return known[rest]
}

/** The error for an unknown parameter or an invalid value; `undefined` for a valid address. */
export function refuseQuery(resource: MemoryEntity, query: URLSearchParams, own: readonly string[]): Response | undefined {
  const contract = { ...resource.contract, ...ordersOf(resource.contract, query.get('excluidos') === '1') }
  const known = [...own, ...contract.filters]
  for (const [name, text] of query) {
    if (!known.includes(name)) return refusal(name, 'unknown-parameter')
    const fits = checks[name] ?? ((value) => !contract.filters.includes(name) || fitsFilter(resource, name, value))
    if (query.getAll(name).length > 1 || !fits(text, contract)) return refusal(name, 'invalid-parameter')
  }
  return undefined
}

/** The same check for the `filter` of an action. */
export function refuseFilter(resource: MemoryEntity, filter: Readonly<Record<string, string>>): Response | undefined {
  return refuseQuery(resource, new URLSearchParams(filter), ['busca', importFilter])
}

const refusal = (path: string, code: string) => failure(400, 'unreadable', { issues: [{ path, code }] })

type Check = (text: string, contract: AnyContract) => boolean
const flag: Check = (text) => text === '0' || text === '1'
const within =
  (max: number): Check =>
  (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= max

const checks: Readonly<Record<string, Check>> = {
  pagina: within(1_000_000),
  por_pagina: within(100),
  excluidos: flag,
  contar: flag,
  exata: flag,
  busca: (text) => text.length <= 200,
  ordem: (text, { sortable }) => {
    const keys = text.split(',').map((part) => part.replace(/^-/, ''))
    return (
      text === '' ||
      text === nearestFirst ||
      (new Set(keys).size === keys.length && keys.every((key) => key === 'id' || sortable.includes(key)))
    )
  },
}

const shapes: Readonly<Record<string, RegExp>> = {
  reference: /^-?\d{1,9}$/,
  location: /^-?\d{1,9}$/,
  integer: /^-?\d{1,9}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  toggle: /^(?:true|false)$/,
}

function fitsFilter({ contract, filters, fields }: MemoryEntity, name: string, text: string): boolean {
  if (text === '') return true
  const kind = (filters?.[name] ?? fields[name])?.kind
  const isDate = kind?.cell === 'date'
  const choices = choicesOf(contract, name)
  const range = kind?.filter === 'answer' || choices ? null : /^([^,]*?)\.\.([^,]*)$/.exec(text)
  const [from, to] = [range?.[1], range?.[2]]
  if (range && !isDate && from && to && Number(from) > Number(to)) return false
  if (range && isDate && from && to && from > to) return false
  const values = range ? [from, to].filter(Boolean) : text.split(',').filter(Boolean)
  return values.length > 0 && values.every((value = '') => choices?.includes(value) ?? shapes[kind?.name ?? '']?.test(value) ?? true)
}

/** The allowed values of a filter: the options with labels of its field. */
function choicesOf(contract: AnyContract, name: string): readonly string[] | undefined {
  if (name === 'status') return contract.statuses
  const options = contracts.find((entry) => entry.contract.name === contract.name)?.messages['pt-BR'].options[name]
  return options && Object.keys(options)
}

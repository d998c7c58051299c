import { type AnyContract, apartFrom, importFilter, nearestFirst, ordersOf } from '@esporte-parana/sdk/contracts'
import type { Fragment } from '../../database/database.js'
import { unreadable } from '../../http/Problem.js'
import type { FilterValue } from '../plan/defineEntity.js'

export interface SortKey {
  readonly key: string
  readonly isDescending: boolean
}
export interface ListQuery {
  readonly page: number
  readonly perPage: number
  readonly sort: readonly SortKey[]
  /** Sorts before `sort`, the lowest first. @default only `sort` */
  readonly rank?: Fragment
  /** The best matches of the search come before that order; only on the first page. */
  readonly isNearestFirst: boolean
  readonly search: string
  readonly filters: ReadonlyMap<string, FilterValue>
  /** Only deleted records that can still be restored. */
  readonly isHidden: boolean
  /** When false, the total is left out if it would have to be counted. */
  readonly isCounted: boolean
}
/** The names of a list's filters: its own, and the import that created the records. */
export const filtersOf = ({ filters }: Pick<AnyContract, 'filters'>): readonly string[] => [...filters, importFilter]

/** The search and filters of a list. */
export type ListNarrowing = Pick<ListQuery, 'search' | 'filters' | 'isHidden'>

const maxPerPage = 100
const maxPage = 1_000_000
const maxValues = 200
const maxLength = 200
/** Room for `maxValues` ids and for the longest texts that are filtered by. */
const maxFilterLength = 4_000

/** Reads the query string of a list. @throws Problem 400 naming the parameter that is unknown or cannot be read */
export function readListQuery(contract: AnyContract, query: Readonly<Record<string, unknown>>): ListQuery {
  const texts = readTexts(query, ['pagina', 'por_pagina', 'ordem', 'busca', 'excluidos', 'contar', ...filtersOf(contract)])
  const isHidden = readFlag(texts, 'excluidos', false)
  const isNearestFirst = texts.ordem === nearestFirst
  return {
    page: readNumber(texts, 'pagina', { fallback: 1, max: isNearestFirst ? 1 : maxPage }),
    perPage: readNumber(texts, 'por_pagina', { fallback: 25, max: maxPerPage }),
    sort: readSort(contract, isNearestFirst ? undefined : texts.ordem, isHidden),
    isNearestFirst,
    isHidden,
    isCounted: readFlag(texts, 'contar', true),
    ...readFilter(contract, texts),
  }
}

/** Reads the query string of a count. @throws Problem 400 naming the parameter that is unknown or cannot be read */
export function readCountQuery(
  contract: AnyContract,
  query: Readonly<Record<string, unknown>>,
): ListNarrowing & { readonly isExact: boolean } {
  const texts = readTexts(query, ['busca', 'excluidos', 'exata', ...filtersOf(contract)])
  return { isHidden: readFlag(texts, 'excluidos', false), isExact: readFlag(texts, 'exata', false), ...readFilter(contract, texts) }
}

/** Reads the query string of sums. @throws Problem 400 naming the parameter that is unknown or cannot be read */
export function readSumQuery(contract: AnyContract, query: Readonly<Record<string, unknown>>): ListNarrowing {
  const texts = readTexts(query, ['busca', 'excluidos', ...filtersOf(contract)])
  return { isHidden: readFlag(texts, 'excluidos', false), ...readFilter(contract, texts) }
}

/** Reads the query string of choices. @throws Problem 400 naming the parameter that is unknown or cannot be read */
export function readChoiceQuery(contract: AnyContract, query: Readonly<Record<string, unknown>>): Pick<ListQuery, 'search' | 'filters'> {
  const filters = [...choiceFiltersOf(contract), apartFrom]
  return readFilter({ ...contract, filters }, readTexts(query, ['busca', ...filters]))
}

/** The filters that a request for choices may use. */
export function choiceFiltersOf({ filters, choiceFilters }: AnyContract): readonly string[] {
  return filters.filter((name) => name === 'status' || choiceFilters.includes(name))
}

function readTexts(query: Readonly<Record<string, unknown>>, known: readonly string[]): Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(query)) {
    if (!known.includes(name)) throw unreadable(name, 'unknown-parameter', { known: known.join(', ') })
    if (typeof value !== 'string') throw unreadable(name, 'invalid-parameter', { expected: 'a,b' })
    if (value.includes('\0')) throw unreadable(name, 'invalid')
  }
  return query as Readonly<Record<string, string>>
}

/** Reads the search and the filters of a list's query string, or of an action's `filter`. */
export function readFilter(contract: AnyContract, texts: Readonly<Record<string, string>>): Pick<ListQuery, 'search' | 'filters'> {
  const search = texts.busca ?? ''
  if (search.length > maxLength) throw unreadable('busca', 'maxLength', { max: maxLength })
  const filters = new Map<string, FilterValue>()
  for (const name of filtersOf(contract)) {
    const text = texts[name]
    if (text) filters.set(name, readValue(name, text))
  }
  return { search, filters }
}

function readValue(name: string, text: string): FilterValue {
  if (text.length > maxFilterLength) throw unreadable(name, 'maxLength', { max: maxFilterLength })
  const gap = text.includes(',') ? -1 : text.indexOf('..')
  const [from, to] = gap < 0 ? [] : [text.slice(0, gap), text.slice(gap + 2)]
  if (from || to) return { values: [], from: from || undefined, to: to || undefined }
  const values = text.split(',').filter(Boolean)
  if (values.length === 0 || values.length > maxValues || text === '..')
    throw unreadable(name, 'invalid-parameter', { expected: 'a,b | from..to' })
  return { values }
}

/** Reads `ordem`. @throws Problem 400 when it names a key that cannot be sorted by */
export function readSort(contract: AnyContract, text?: string, isHidden?: boolean): SortKey[] {
  const orders = ordersOf(contract, isHidden)
  const sort = (text || orders.defaultSort).split(',').map((part) => ({ key: part.replace(/^-/, ''), isDescending: part.startsWith('-') }))
  const sortable = [...orders.sortable, 'id']
  const isAllowed = sort.every(({ key }) => sortable.includes(key)) && new Set(sort.map(({ key }) => key)).size === sort.length
  if (!isAllowed) throw unreadable('ordem', 'invalid-parameter', { expected: sortable.join(', ') })
  // The last change of a deleted record is its deletion, and `deletedAt` has an index.
  return sort.map((step) => (isHidden && step.key === 'updatedAt' ? { ...step, key: 'deletedAt' } : step))
}

function readNumber(
  texts: Readonly<Record<string, string>>,
  name: string,
  { fallback, max }: { readonly fallback: number; readonly max: number },
): number {
  const text = texts[name]
  if (text === undefined) return fallback
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > max) throw unreadable(name, 'invalid-parameter', { expected: `1–${max}` })
  return value
}

function readFlag(texts: Readonly<Record<string, string>>, name: string, fallback: boolean): boolean {
  const text = texts[name]
  if (text === undefined) return fallback
  if (text !== '0' && text !== '1') throw unreadable(name, 'invalid-parameter', { expected: '0, 1' })
  return text === '1'
}

import type { HistoryEntry } from '../../api/recordCalls.js'
import { type AnyContract, ordersOf } from '../../core/contract.js'
import { sumDecimals } from '../../core/decimal.js'
import { apartFrom, importFilter, nearestFirst } from '../../core/contractPath.js'
import type { Stored } from '../../core/record.js'
import type { CalendarDefinition } from '../../core/resource.js'

export interface MemoryRecord extends Stored {
  readonly [key: string]: unknown
}

/** The records of one path; hidden records are separate. */
export interface MemoryTable {
  readonly contract: AnyContract
  /** For a resource with a calendar: its filter for days in a range. */
  readonly calendar?: CalendarDefinition
  readonly records: Map<number, MemoryRecord>
  readonly hidden: Map<number, MemoryRecord>
  /** History of each record, newest first. */
  readonly history: Map<number, readonly HistoryEntry[]>
  /** When reports about each record were made. */
  readonly reports: Map<number, readonly string[]>
  /** Imports by id, the oldest first. */
  readonly imports: Map<number, MemoryImport>
}

/** An import as `GET /<path>/importacoes` returns it, with its records. */
export interface MemoryImport {
  readonly id: number
  readonly at: string
  readonly fileName: string | null
  readonly created: readonly number[]
  readonly updated: readonly number[]
  readonly undoneAt: string | null
}

export function emptyTable({ contract, calendar }: Pick<MemoryTable, 'contract' | 'calendar'>): MemoryTable {
  return { contract, calendar, records: new Map(), hidden: new Map(), history: new Map(), reports: new Map(), imports: new Map() }
}

/** Hides a record from its list; the deletion is its last change. */
export function hideRecord({ records, hidden }: MemoryTable, record: MemoryRecord): void {
  records.delete(record.id)
  hidden.set(record.id, { ...record, version: record.version + 1, updatedAt: new Date().toISOString() })
}

/** The records that a list's address selects. */
export function selectRecords(table: MemoryTable, query: URLSearchParams): readonly MemoryRecord[] {
  const isFound = searched(table, query.get('busca')?.trim() ?? '')
  const filters = table.contract.filters.flatMap((key) => (query.has(key) ? [[key, query.get(key) ?? ''] as const] : []))
  const isDeleted = query.get('excluidos') === '1'
  const byImport = query.get(importFilter)
  const entry = byImport === null ? undefined : table.imports.get(Number(byImport))
  const imported = byImport === null ? undefined : new Set([...(entry?.created ?? []), ...(entry?.updated ?? [])])
  const found = [...(isDeleted ? table.hidden : table.records).values()].filter(
    (record) =>
      imported?.has(record.id) !== false &&
      isFound(record) &&
      filters.every(([key, wanted]) => matches(valueOf(table, record, key), wanted)),
  )
  const order = query.get('ordem') || ordersOf(table.contract, isDeleted).defaultSort
  const search = query.get('busca') ?? ''
  const sorted = order === nearestFirst ? sortByDistance(table, found, search) : found.sort(compareBy(order))
  return exactFirst(table, sorted, search)
}

/** The sums of all records that a list's address selects. */
export function sumsOf(table: MemoryTable, query: URLSearchParams): Readonly<Record<string, string>> {
  const found = selectRecords(table, query)
  return Object.fromEntries(
    Object.keys(table.contract.aggregates).map((key) => [key, sumDecimals(found.map((record) => record[key])) ?? '0']),
  )
}

/** Records with exactly this number come before those that only contain it; with words beside it, these begin a word. */
function exactFirst(table: MemoryTable, records: readonly MemoryRecord[], search: string): readonly MemoryRecord[] {
  const words = plain(search).split(' ')
  if (!/\d/.test(search) || (words.length > 1 && !/\p{L}/u.test(search))) return records
  const patterns = words.map((word) => (words.length === 1 || /^\d+$/.test(word) ? ` ${word} ` : ` ${word}`))
  const isExact = (record: MemoryRecord) =>
    patterns.every((pattern) => `${searchedText(table, record)} `.includes(pattern)) || ` ${record.label}`.includes(` ${search.trim()}/`)
  return [...records.filter(isExact), ...records.filter((record) => !isExact(record))]
}

/** The choices of a reference field: a record's name and the fields that distinguish equal names. */
export function chooseRecords(table: MemoryTable, query: URLSearchParams): readonly Readonly<Record<string, unknown>>[] {
  const order = query.get('busca') ? nearestFirst : table.contract.defaultSort
  // A server computes what some filters compare; records without it are offered as if they fitted.
  const isKnown = ([key]: readonly [string, string]) =>
    key === 'busca' || [...table.records.values()].some((record) => valueOf(table, record, key) !== undefined)
  const apart = Number(query.get(apartFrom))
  const isBelow = (record: MemoryRecord | undefined): boolean =>
    record !== undefined && (record.id === apart || isBelow(table.records.get(Number(record.parentId))))
  const found = selectRecords(table, new URLSearchParams([...[...query].filter(isKnown), ['ordem', order]]))
  const free = found.filter((record) => !isBelow(record)).slice(0, 30)
  return free.map((record) => Object.fromEntries(['id', 'label', ...table.contract.tellsApart].map((key) => [key, record[key] ?? null])))
}

/** Names that begin with the search come first, then names with a word that does, then the rest; each group keeps the list's order. */
function sortByDistance(table: MemoryTable, records: readonly MemoryRecord[], search: string): readonly MemoryRecord[] {
  const wanted = ` ${plain(search)}`
  const distance = (record: MemoryRecord) => {
    const text = searchedText(table, record)
    if (text.startsWith(wanted)) return 0
    return text.includes(wanted) ? 1 : 2
  }
  return records.toSorted(compareBy(table.contract.defaultSort)).sort((a, b) => distance(a) - distance(b))
}

/** The searched text of a record, without what is masked; each word has a space in front. */
function searchedText({ contract }: MemoryTable, record: MemoryRecord): string {
  const texts = contract.search.flatMap((key) => {
    const value = record[key]
    if (contract.masked.includes(key) || String(value).startsWith('***')) return []
    return Array.isArray(value) ? value.map(shown) : [value]
  })
  return texts.map((text) => ` ${plain(text)}`).join(' |')
}

/** `#7` finds the record with this id, `#7,12` finds two; other searches match word by word. */
function searched(table: MemoryTable, search: string): (record: MemoryRecord) => boolean {
  if (/^#\d{1,9}(,\d{1,9})*$/.test(search)) return ({ id }) => search.slice(1).split(',').includes(String(id))
  const words = plain(search)
    .split(' ')
    .filter(Boolean)
    // One or two letters match only the beginning of a word, because nearly every name contains them.
    .map((word) => (/^[\p{L}\p{N}]{1,2}$/u.test(word) ? ` ${word}` : word))
  // A masked number is found whole or not at all, as on a server.
  const isMasked = (record: MemoryRecord, word: string) => table.contract.masked.some((key) => plain(record[key]) === word)
  return (record) => words.every((word) => searchedText(table, record).includes(word) || isMasked(record, word))
}

/** The value that a filter compares: the field of its name, or the days of a record. */
function valueOf({ calendar }: MemoryTable, record: MemoryRecord, key: string): unknown {
  if (!calendar?.filter || key !== calendar.filter) return record[key]
  const { from, to = from } = calendar
  return { from: record[from], to: record[to] }
}

/** True when `value` is one of `a,b` or within `from..to`. */
function matches(value: unknown, wanted: string): boolean {
  const range = /^(.*)\.\.(.*)$/.exec(wanted)
  if (typeof value === 'object' && value !== null && 'from' in value && 'to' in value) {
    const [first = '', last = ''] = range ? range.slice(1) : [wanted, wanted]
    return asText(value.to) >= first && (last === '' || asText(value.from) <= last)
  }
  if (!range) return wanted.split(',').includes(String(value))
  const [, from = '', to = ''] = range
  const text = asText(value)
  return text !== '' && (from === '' || text >= from) && (to === '' || text <= to)
}

function compareBy(order: string): (a: MemoryRecord, b: MemoryRecord) => number {
  const keys = order.split(',').filter(Boolean)
  return (a, b) => {
    for (const key of keys) {
      const name = key.replace(/^-/, '')
      const result = compare(a[name], b[name])
      if (result !== 0) return key.startsWith('-') ? -result : result
    }
    return keys.at(-1)?.startsWith('-') ? b.id - a.id : a.id - b.id
  }
}

function compare(a: unknown, b: unknown): number {
  if (isAmount(a) && isAmount(b)) return Number(a) - Number(b)
  return shown(a).localeCompare(shown(b), 'pt-BR')
}

/** A number, or a decimal as the API sends it: `1234.50`. */
const isAmount = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))

function shown(value: unknown): string {
  return typeof value === 'object' && value !== null && 'label' in value ? asText(value.label) : asText(value)
}

/** Returns an empty text for values that are not single. */
function asText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? `${value as string | number | boolean}` : ''
}

/** Lower case without accents and punctuation: "sao joao" finds "São João", and "111444" finds "111.444". */
export function plain(value: unknown): string {
  return asText(value)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\p{Pd}\p{Cf}./()'`´\u2018\u2019\u02BC\u2032\u2212]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

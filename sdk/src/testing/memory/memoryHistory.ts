import type { HistoryChange, HistoryEntry } from '../../api/recordCalls.js'
import { success } from '../answers.js'
import { veilChange } from '../../api/veil.js'
import type { MemoryTable } from './memoryTable.js'

type Values = Readonly<Record<string, unknown>>

/** Entries of one response. */
const pageSize = 50

/** Adds an entry to a record's history. */
export function remember(table: MemoryTable, id: number, entry: Pick<HistoryEntry, 'action' | 'changes'> & Partial<HistoryEntry>): void {
  const known = table.history.get(id) ?? []
  const number = [...table.history.values()].reduce((count, entries) => count + entries.length, 1)
  table.history.set(id, [{ id: number, at: new Date().toISOString(), by: null, ...entry }, ...known])
}

/** One page of the history, older than `antes` if given. */
export function answerHistory(table: MemoryTable, id: number, query: URLSearchParams): Response {
  const before = Number(query.get('antes') ?? Number.POSITIVE_INFINITY)
  const older = (table.history.get(id) ?? []).filter((entry) => entry.id < before)
  const shown = older
    .slice(0, pageSize)
    .map((entry) => ({ ...entry, changes: entry.changes.map((change) => veilChange(table.contract, change)) }))
  return success({ data: shown, meta: { hasMore: older.length > pageSize } })
}

/** The changes of a write to the fields of `draft`, down to single values. */
export function changesOf(draft: Values, before: Values, after: Values): HistoryChange[] {
  return Object.keys(draft).flatMap((key) =>
    compare(key, { before: before[key] ?? null, after: after[key] ?? null, records: [before, after] }),
  )
}

interface Sides {
  readonly before: unknown
  readonly after: unknown
  /** The records around the values, which hold the labels. */
  readonly records: readonly [unknown, unknown]
  /** Ids of the rows on the path. */
  readonly rowIds?: readonly number[]
}

function compare(field: string, { before, after, records, rowIds }: Sides): HistoryChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isFiles(before) || isFiles(after)) return compareFiles(field, asRows(before), asRows(after))
  if (isIdRows(before) && isIdRows(after)) return compareById(field, { before, after, rowIds })
  if (isObject(before) || isObject(after)) {
    const [left, right] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
    const isList = Array.isArray(before) || Array.isArray(after)
    // `fileId` is enough; `file` beside it is only its label.
    const keys = new Set([...Object.keys(left), ...Object.keys(right)])
    return [...keys]
      .filter((key) => !keys.has(`${key}Id`) && key !== 'id')
      .flatMap((key) =>
        compare(isList ? `${field}[${key}]` : `${field}.${key}`, {
          before: left[key] ?? null,
          after: right[key] ?? null,
          records: [left, right],
          rowIds,
        }),
      )
  }
  const [beforeLabel, afterLabel] = records.map((record) => labelBeside(record, field))
  return [{ field, before, after, ...(beforeLabel && { beforeLabel }), ...(afterLabel && { afterLabel }), ...(rowIds && { rowIds }) }]
}

interface IdSides {
  readonly before: readonly IdRow[]
  readonly after: readonly IdRow[]
  readonly rowIds?: readonly number[] | undefined
}

/** Compares rows by id: a moved row has not changed, and the former positions describe the new order. */
function compareById(field: string, { before, after, rowIds = [] }: IdSides): HistoryChange[] {
  const row = (index: number, sides: readonly [IdRow | null, IdRow | null]) =>
    compare(`${field}[${index}]`, {
      before: sides[0],
      after: sides[1],
      records: sides,
      rowIds: [...rowIds, sides[1]?.id ?? sides[0]?.id ?? 0],
    })
  const old = new Map(before.map((each) => [each.id, each]))
  const removed = before.flatMap((each, index) => (after.some(({ id }) => id === each.id) ? [] : row(index, [each, null])))
  const others = after.flatMap((each, index) => row(index, [old.get(each.id) ?? null, each]))
  const numbers = after.flatMap(({ id }) => (old.has(id) ? [before.findIndex((each) => each.id === id) + 1] : []))
  const order = numbers.toSorted((a, b) => a - b)
  const isMoved = numbers.some((number, index) => number !== order[index])
  return [...removed, ...others, ...(isMoved ? [{ field, before: order, after: numbers }] : [])]
}

type IdRow = Values & { readonly id: number }

function isIdRows(value: unknown): value is readonly IdRow[] {
  return Array.isArray(value) && value.every((row) => isObject(row) && typeof row.id === 'number' && !('label' in row))
}

/** Files added, removed or changed, by file id; by position, a removal would look like a change of every later file. */
function compareFiles(field: string, before: readonly Values[], after: readonly Values[]): HistoryChange[] {
  const same = (row: Values) => (other: Values) => other.fileId === row.fileId
  const removed = before.flatMap((row, index) =>
    after.some(same(row)) ? [] : compare(`${field}[${index}].fileId`, { before: row.fileId, after: null, records: [row, {}] }),
  )
  const others = after.flatMap((row, index) => {
    const known = before.find(same(row)) ?? null
    return compare(`${field}[${index}]`, { before: known, after: row, records: [known, row] })
  })
  return [...removed, ...others]
}

const asRows = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** Whether the rows name stored files, as the SDK's attachments do. */
const isFiles = (value: unknown): boolean => asRows(value).some((row) => 'fileId' in row)

/** The label of `parentId: 7` from `parent: { id: 7, label }`. */
function labelBeside(record: unknown, field: string): string | undefined {
  const key = field.split('.').at(-1) ?? ''
  const link = key.endsWith('Id') && isObject(record) ? record[key.replace(/Id$/, '')] : undefined
  return isObject(link) && typeof link.label === 'string' ? link.label : undefined
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}

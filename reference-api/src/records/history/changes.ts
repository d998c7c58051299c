import { isDeepStrictEqual } from 'node:util'
import type { Row } from '../../database/database.js'
import type { EntityPlan, PlannedChild, PlannedField } from '../plan/plan.js'
import { findMoved, type MovedRows, placeOf, rowKey } from './movedRows.js'

/** One field before and after a change. Rows and groups are written as a path: `guardians[0].phone`. */
export interface Change {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
  /** The labels of the values, where these may be deleted before the history is. */
  readonly beforeLabel?: string
  readonly afterLabel?: string
  /** For a field of a row: the ids of the rows above it, the outermost first. Unlike places, ids do not change. */
  readonly rowIds?: readonly number[]
}

/**
 * The differences between two states, down to single values. Rows are compared by the plan's `identity` where there is one, otherwise by
 * place.
 */
export function changesBetween(before: Row, after: Row, plan?: EntityPlan): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const identity = plan?.children.find((child) => child.key === key)?.identity
    const [left, right] = [before[key] ?? null, after[key] ?? null]
    return identity === undefined
      ? compare(key, left, right)
      : compareFiles(key, { identity, before: (left ?? []) as readonly Row[], after: (right ?? []) as readonly Row[] })
  })
}

/** The links that the server filled in during a write, such as the region of a city; no draft has them. */
export function filledInChanges(plan: EntityPlan, before: Row, after: Row): Change[] {
  const drafted = [...plan.fields, ...plan.groups.flatMap(({ fields }) => fields)].map(({ column }) => column)
  return plan.links.flatMap(({ key, column }) => {
    const [old, now] = [before[key], after[key]] as readonly ({ readonly id: number; readonly label: string } | null)[]
    if (drafted.includes(column) || old?.id === now?.id) return []
    return [{ field: key, before: old?.id ?? null, after: now?.id ?? null, beforeLabel: old?.label, afterLabel: now?.label }]
  })
}

/** The part of a record that its draft holds, with values as the database stores them. */
export function draftOf(plan: EntityPlan, record: Row): Record<string, unknown> {
  const draft: Record<string, unknown> = {}
  for (const field of plan.fields) draft[field.key] = valueOf(field, record)
  for (const { key } of plan.joins) draft[key] = record[key] ?? []
  for (const { key, fields } of plan.groups) {
    const group = record[key] as Row | null | undefined
    const decimals = fields.filter(({ type }) => type === 'numeric').map((field) => [field.key, valueOf(field, group ?? {})])
    draft[key] = group ? { ...group, ...Object.fromEntries(decimals) } : null
  }
  return { ...draft, ...listsOf(plan.children, record) }
}

/** Removes the zeros that the column adds to a decimal, so that equal numbers are equal texts. */
function valueOf({ key, type }: PlannedField, holder: Row): unknown {
  const value = holder[key] ?? null
  return type === 'numeric' && typeof value === 'string' && value.includes('.') ? value.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : value
}

/** Sub-records with their draft fields and their stored ids. */
function listsOf(children: readonly PlannedChild[], holder: Row): Record<string, readonly Row[]> {
  return Object.fromEntries(
    children.map((child) => {
      const items = (holder[child.key] ?? []) as readonly Row[]
      const draft = (item: Row) => ({
        ...(typeof item.id === 'number' && { id: item.id }),
        ...Object.fromEntries(child.fields.map((field) => [field.key, valueOf(field, item)])),
        ...listsOf(child.children, item),
      })
      return [child.key, items.map(draft)]
    }),
  )
}

interface FileRows {
  readonly identity: string
  readonly before: readonly Row[]
  readonly after: readonly Row[]
}

/**
 * Compares files by identity: added, removed, and the changes of the others. By place, each file would seem to have become the next one.
 */
function compareFiles(key: string, { identity, before, after }: FileRows): Change[] {
  const isIn = (rows: readonly Row[], row: Row) => rows.some((other) => other[identity] === row[identity])
  const removed = before.flatMap((row, index) =>
    isIn(after, row) ? [] : [{ field: `${key}[${index}].${identity}`, before: row[identity], after: null }],
  )
  const others = after.flatMap((row, index) => {
    const known = before.find((other) => other[identity] === row[identity]) ?? null
    return compare(`${key}[${index}]`, known, row)
  })
  return [...removed, ...others]
}

interface Around {
  /** Ids of the rows above, the outermost first. */
  readonly rowIds: readonly number[]
  readonly moved: MovedRows
}

function compare(
  field: string,
  before: unknown,
  after: unknown,
  around: Around = { rowIds: [], moved: findMoved(field, before, after) },
): Change[] {
  if (isDeepStrictEqual(before, after)) return []
  const { rowIds } = around
  const [left, right] = [rowsBeside(after, before), rowsBeside(before, after)]
  if (isRows(left) && isRows(right)) {
    if ([...left, ...right].every(hasId))
      return compareById(field, { before: left as readonly IdRow[], after: right as readonly IdRow[] }, around)
    return Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
      compare(`${field}[${index}]`, left[index] ?? null, right[index] ?? null, around),
    ).flat()
  }
  if (isGroup(before) || isGroup(after)) {
    const [old, now] = [isGroup(before) ? before : {}, isGroup(after) ? after : {}]
    return [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .filter((key) => key !== 'id')
      .flatMap((key) => compare(`${field}.${key}`, old[key] ?? null, now[key] ?? null, around))
  }
  return [{ field, before, after, ...(rowIds.length > 0 && { rowIds }) }]
}

/** An empty list in place of null beside a list, so that each row within a new or a removed row is told by itself. */
function rowsBeside(other: unknown, value: unknown): unknown {
  return value === null && Array.isArray(other) ? [] : value
}

type IdRow = Row & { readonly id: number }

/**
 * Compares rows by id: a row that only changed its place has not changed. A new order is stored as the former numbers of the rows, a row
 * that moved below another row as its place before and after.
 */
function compareById(
  field: string,
  { before, after }: { readonly before: readonly IdRow[]; readonly after: readonly IdRow[] },
  { rowIds, moved }: Around,
): Change[] {
  const [old, now] = [new Map(before.map((row) => [row.id, row])), new Set(after.map(({ id }) => id))]
  const within = (id: number): Around => ({ rowIds: [...rowIds, id], moved })
  const removed = before.flatMap((row, index) =>
    now.has(row.id) || moved.has(rowKey(field, row.id)) ? [] : compare(`${field}[${index}]`, row, null, within(row.id)),
  )
  const others = after.flatMap((row, index) => {
    const path = `${field}[${index}]`
    const former = moved.get(rowKey(field, row.id))
    const move = former ? [{ field: path, before: former.place, after: placeOf(path), rowIds: [...rowIds, row.id] }] : []
    return [...move, ...compare(path, old.get(row.id) ?? former?.row ?? null, row, within(row.id))]
  })
  const numbers = after.flatMap(({ id }) => (old.has(id) ? [before.findIndex((row) => row.id === id) + 1] : []))
  const order = numbers.toSorted((a, b) => a - b)
  const isReordered = numbers.some((number, index) => number !== order[index])
  return [...removed, ...others, ...(isReordered ? [{ field, before: order, after: numbers, ...(rowIds.length > 0 && { rowIds }) }] : [])]
}

function isGroup(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRows(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isGroup)
}

function hasId(row: unknown): row is IdRow {
  return typeof (row as Row).id === 'number'
}

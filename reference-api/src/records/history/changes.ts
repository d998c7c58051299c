import { isDeepStrictEqual } from 'node:util'
import type { Row } from '../../database/database.js'
import type { EntityPlan } from '../plan/plan.js'

/** One field before and after; rows and groups by path: `guardians[0].phone`. */
export interface Change {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
  /** What the values were called, where the name may be gone before the history is. */
  readonly beforeLabel?: string
  readonly afterLabel?: string
}

/** What was written differently, down to single values. Rows of the plan's `identity` are told apart by it, others by their place. */
export function changesBetween(before: Row, after: Row, plan?: EntityPlan): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const identity = plan?.children.find((child) => child.key === key)?.identity
    const [left, right] = [before[key] ?? null, after[key] ?? null]
    return identity === undefined
      ? compare(key, left, right)
      : compareFiles(key, { identity, before: (left ?? []) as readonly Row[], after: (right ?? []) as readonly Row[] })
  })
}

/** The part of a record that its draft holds, as it lies in the database. */
export function draftOf(plan: EntityPlan, record: Row): Record<string, unknown> {
  const draft: Record<string, unknown> = {}
  for (const { key } of [...plan.fields, ...plan.groups]) draft[key] = record[key] ?? null
  for (const { key } of plan.joins) draft[key] = record[key] ?? []
  for (const { key, fields } of plan.children) {
    const items = (record[key] ?? []) as readonly Row[]
    draft[key] = items.map((item) => Object.fromEntries(fields.map((field) => [field.key, item[field.key] ?? null])))
  }
  return draft
}

interface FileRows {
  readonly identity: string
  readonly before: readonly Row[]
  readonly after: readonly Row[]
}

/** Files that were added and taken out, and what is told of the others: by their place each would seem to have become the next one. */
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

function compare(field: string, before: unknown, after: unknown): Change[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isRows(before) && isRows(after)) {
    return Array.from({ length: Math.max(before.length, after.length) }, (_, index) =>
      compare(`${field}[${index}]`, before[index] ?? null, after[index] ?? null),
    ).flat()
  }
  if (isGroup(before) || isGroup(after)) {
    const [left, right] = [isGroup(before) ? before : {}, isGroup(after) ? after : {}]
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) =>
      compare(`${field}.${key}`, left[key] ?? null, right[key] ?? null),
    )
  }
  return [{ field, before, after }]
}

function isGroup(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRows(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isGroup)
}

import { isDeepStrictEqual } from 'node:util'
import type { Row } from '../database/database.js'
import type { EntityPlan } from './plan.js'

/** One field before and after; rows and groups by path: `guardians[0].phone`. */
export interface Change {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** What was written differently, down to single values. */
export function changesBetween(before: Row, after: Row): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    compare(key, before[key] ?? null, after[key] ?? null),
  )
}

/** The part of a record that its draft holds, as it lies in the database. */
export function draftOf(plan: EntityPlan, record: Row): Record<string, unknown> {
  const draft: Record<string, unknown> = {}
  for (const { key } of [...plan.fields, ...plan.groups]) draft[key] = record[key] ?? null
  for (const { key, fields } of plan.children) {
    const items = (record[key] ?? []) as readonly Row[]
    draft[key] = items.map((item) => Object.fromEntries(fields.map((field) => [field.key, item[field.key] ?? null])))
  }
  return draft
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

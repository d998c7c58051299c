import type { AnyControl } from '../../core/control.js'
import { type FieldIssue, parsePath } from '../../core/issue.js'
import { rowsAlong } from '../../core/nesting.js'
import { editableIn } from '../../core/workflow.js'
import { isRows } from '../../kinds/part/rows.js'
import type { MemoryEntity } from '../MemoryEntity.js'
import { changesOf } from './memoryHistory.js'
import type { MemoryRecord } from './memoryTable.js'

type Values = Readonly<Record<string, unknown>>
type Controls = Readonly<Record<string, AnyControl | undefined>>

interface RowSources {
  /** The stored record or row. */
  readonly before: Values | undefined
  readonly nextId: () => number
  readonly prefix?: string
  readonly whole?: Whole
}

/** The draft and record around the lists, because a row may have moved below another row. */
interface Whole {
  readonly draft: Values
  readonly before: Values | undefined
  readonly keys: readonly string[]
}

/** The rows of a draft with ids, at every level: a sent id stays, a row equal to a stored one takes its id, and others get a new id. */
export function withRowIds(controls: Controls, values: Values, sources: RowSources): Values {
  const { whole = { draft: values, before: sources.before, keys: [] } } = sources
  const lists = Object.entries(controls).flatMap(([key, control]) => {
    if (!isRows(control) || !Array.isArray(values[key])) return []
    const inner = { ...whole, keys: [...whole.keys, key] }
    const pairs = pair(control, key, { values, before: sources.before, whole: inner })
    return [[key, pairs.map(({ row, known }) => identify(control, row, { ...sources, before: known, whole: inner }))] as const]
  })
  return { ...values, ...Object.fromEntries(lists) }
}

/** Ids that no row of the record has. */
export function unknownRows(
  controls: Controls,
  values: Values,
  { before, prefix = '', whole = { draft: values, before, keys: [] } }: Omit<RowSources, 'nextId'>,
): FieldIssue[] {
  return Object.entries(controls).flatMap(([key, control]) => {
    if (!isRows(control) || !Array.isArray(values[key])) return []
    const inner = { ...whole, keys: [...whole.keys, key] }
    return pair(control, key, { values, before, whole: inner }).flatMap(({ row, known }, index) => {
      const path = `${prefix}${key}[${index}]`
      const own = row.id !== undefined && !known ? [{ path: `${path}.id`, code: 'unknownRow' }] : []
      return [...own, ...unknownRows(control.fieldset.fields, row, { before: known, prefix: `${path}.`, whole: inner })]
    })
  })
}

function identify(control: AnyControl, row: Values, sources: RowSources): Values {
  const { before, nextId } = sources
  const id = before?.id ?? row.id
  const fields = control.fieldset?.fields ?? {}
  // Values of a row that only the server writes.
  const kept = Object.fromEntries(Object.entries(before ?? {}).filter(([key]) => !(key in fields)))
  return { ...kept, id: typeof id === 'number' ? id : nextId(), ...withRowIds(fields, withoutId(row), sources) }
}

function pair(
  { fieldset }: AnyControl,
  key: string,
  { values, before, whole }: { readonly values: Values; readonly before: Values | undefined; readonly whole: Whole },
) {
  const { fields = {} } = fieldset ?? {}
  const drafts = rowsAlong(whole.draft, whole.keys)
  const stored = rowsAlong(whole.before, whole.keys)
  const named = new Set(drafts.map(({ id }) => id))
  const free = ((before?.[key] ?? []) as readonly Values[]).filter(({ id }) => !named.has(id))
  const byId = (row: Values) => (drafts.find(({ id }) => id === row.id) === row ? stored.find(({ id }) => id === row.id) : undefined)
  const alike = (row: Values) => {
    const found = free.findIndex((other) => contentOf(fields, other) === contentOf(fields, row))
    return found < 0 ? undefined : free.splice(found, 1)[0]
  }
  return (values[key] as readonly Values[]).map((row) => ({ row, known: row.id === undefined ? alike(row) : byId(row) }))
}

/** The field values of a row, without ids and labels. */
function contentOf(fields: Controls, row: Values): string {
  const parts = Object.entries(fields).map(([key, control]) => {
    const value = row[key] ?? null
    return isRows(control) && Array.isArray(value)
      ? (value as readonly Values[]).map((inner) => contentOf(control.fieldset.fields, inner))
      : value
  })
  return JSON.stringify(parts)
}

function withoutId(row: Values): Values {
  const { id: _, ...values } = row
  return values
}

/** Changed fields that the record's status locks. */
export function lockedIssues(
  { contract, fields }: MemoryEntity,
  current: MemoryRecord,
  values: Readonly<Record<string, unknown>>,
): FieldIssue[] {
  const editable = editableIn(contract, current.status)
  if (!editable) return []
  const paths = new Set(changesOf(fields, current, { ...current, ...values }).map(({ field }) => String(parsePath(field)[0])))
  return [...paths].filter((path) => !editable.includes(path)).map((path) => ({ path, code: 'locked' }))
}

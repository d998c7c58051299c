import type { AnyControl } from '../../core/control.js'
import type { FieldIssue } from '../../core/issue.js'
import { isRows } from '../../kinds/part/rows.js'

type Values = Readonly<Record<string, unknown>>
type Controls = Readonly<Record<string, AnyControl | undefined>>

interface RowSources {
  /** The record, or the row, as it is stored. */
  readonly before: Values | undefined
  readonly nextId: () => number
  readonly prefix?: string
}

/** The rows of a draft under their ids, at every level: those that came with one keep it, one that says what a stored row says is that row, others are new. */
export function withRowIds(controls: Controls, values: Values, sources: RowSources): Values {
  const lists = Object.entries(controls).flatMap(([key, control]) => {
    if (!isRows(control) || !Array.isArray(values[key])) return []
    return [
      [
        key,
        pair(control, key, { values, ...sources }).map(({ row, known }) => identify(control, row, { ...sources, before: known })),
      ] as const,
    ]
  })
  return { ...values, ...Object.fromEntries(lists) }
}

/** Ids that no row of the record has. */
export function unknownRows(controls: Controls, values: Values, { before, prefix = '' }: Omit<RowSources, 'nextId'>): FieldIssue[] {
  return Object.entries(controls).flatMap(([key, control]) => {
    if (!isRows(control) || !Array.isArray(values[key])) return []
    return pair(control, key, { values, before }).flatMap(({ row, known }, index) => {
      const path = `${prefix}${key}[${index}]`
      const own = row.id !== undefined && !known ? [{ path: `${path}.id`, code: 'unknownRow' }] : []
      return [...own, ...unknownRows(control.fieldset.fields, row, { before: known, prefix: `${path}.` })]
    })
  })
}

function identify(control: AnyControl, row: Values, sources: RowSources): Values {
  const { before, nextId } = sources
  const id = before?.id ?? row.id
  const fields = control.fieldset?.fields ?? {}
  // What only the server writes to a row.
  const kept = Object.fromEntries(Object.entries(before ?? {}).filter(([key]) => !(key in fields)))
  return { ...kept, id: typeof id === 'number' ? id : nextId(), ...withRowIds(fields, withoutId(row), sources) }
}

function pair({ fieldset }: AnyControl, key: string, { values, before }: { readonly values: Values; readonly before: Values | undefined }) {
  const { fields = {} } = fieldset ?? {}
  const free = new Set((before?.[key] ?? []) as readonly Values[])
  const take = (isMeant: (row: Values) => boolean) => {
    const found = [...free].find(isMeant)
    if (found) free.delete(found)
    return found
  }
  const named = (values[key] as readonly Values[]).map((row) => ({
    row,
    known: row.id === undefined ? undefined : take(({ id }) => id === row.id),
  }))
  return named.map(({ row, known }) => ({
    row,
    known: known ?? (row.id === undefined ? take((other) => contentOf(fields, other) === contentOf(fields, row)) : undefined),
  }))
}

/** What the fields of a row say, without ids and what stands beside them. */
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

import { parsePath } from '../../core/issue.js'

export type Values = Readonly<Record<string, unknown>>

/** Path of a field within a scope: the record (`''`), a group (`address`) or a row (`guardians[0]`). */
export function joinPath(scope: string, key: string): string {
  return scope ? `${scope}.${key}` : key
}

/** The scope of a field: `guardians[0].cpf` → `guardians[0]`. */
export function scopeOf(path: string): string {
  const dot = path.lastIndexOf('.')
  return dot < 0 ? '' : path.slice(0, dot)
}

/** The place of a field in any row: `guardians[0].cpf` → `guardians.cpf`. */
export const placeOf = (path: string): string => path.replaceAll(/\[\d+\]/g, '')

/** The path of a field in the row with this id, wherever that row stands in these values; undefined where it is gone. */
export function pathOfRow(values: Values, { path, id }: { readonly path: string; readonly id: number | undefined }): string | undefined {
  if (id === undefined) return path
  const [, list = '', rest = ''] = /^([^[]*)\[\d+\](.*)$/.exec(path) ?? []
  const index = ((values[list] ?? []) as readonly Values[]).findIndex((row) => row.id === id)
  return index < 0 ? undefined : `${list}[${index}]${rest}`
}

export function isWithin(path: string, scope: string): boolean {
  return path === scope || path.startsWith(`${scope}.`) || path.startsWith(`${scope}[`)
}

export function getAt(values: unknown, path: string): unknown {
  return follow(values, parsePath(path))
}

/** The values of a scope; empty when it has none. */
export function scopeValues(values: Values, scope: string): Values {
  return (getAt(values, scope) ?? noValues) as Values
}

/** `getAt` for one path. Callers ask at every key, and a table has hundreds of them. */
export function valueReader(path: string): (values: Values) => unknown {
  const parts = parsePath(path)
  return (values) => follow(values, parts)
}

/** `scopeValues` for one scope. */
export function scopeReader(scope: string): (values: Values) => Values {
  const read = valueReader(scope)
  return (values) => (read(values) ?? noValues) as Values
}

/** What follows from the values of one scope, computed only when they have changed. */
export function rowReader<T>(scope: string, select: (row: Values) => T): (values: Values) => T {
  const rowOf = scopeReader(scope)
  let last: { readonly row: Values; readonly result: T } | undefined
  return (values) => {
    const row = rowOf(values)
    if (last?.row !== row) last = { row, result: select(row) }
    return last.result
  }
}

function follow(values: unknown, parts: readonly (string | number)[]): unknown {
  let value = values
  for (const part of parts) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Readonly<Record<string | number, unknown>>)[part]
  }
  return value
}

/** A copy with `value` at `path`. All other parts stay the same objects, so their readers do not render. */
export function setAt(values: Values, path: string, value: unknown): Values {
  return replace(values, parsePath(path), value) as Values
}

function replace(holder: unknown, [part, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (part === undefined) return value
  if (typeof part === 'number') {
    const rows = [...((holder ?? []) as readonly unknown[])]
    rows[part] = replace(rows[part], rest, value)
    return rows
  }
  const fields = (holder ?? noValues) as Values
  return { ...fields, [part]: replace(fields[part], rest, value) }
}

const noValues: Values = {}

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

/** A path whose rows are named by their ids, the outermost first; ids do not change when rows move. */
export interface RowPath {
  readonly field: string
  readonly rowIds?: readonly number[]
}

/** Where a path leads in these values: a row is found by its id. Undefined when the row is gone. */
export function presentPath(values: Values, { field, rowIds = [] }: RowPath): string | undefined {
  let path = ''
  let level = 0
  for (const part of parsePath(field)) {
    const id = rowIds[level]
    if (typeof part === 'string') path = joinPath(path, part)
    else if (id === undefined) path = `${path}[${part}]`
    else {
      const index = ((getAt(values, path) ?? []) as readonly Values[]).findIndex((row) => row.id === id)
      if (index < 0) return undefined
      path = `${path}[${index}]`
      level += 1
    }
  }
  return path
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

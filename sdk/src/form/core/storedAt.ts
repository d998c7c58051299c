import { parsePath } from '../../core/issue.js'
import { rowsAlong } from '../../core/nesting.js'
import type { Values } from './fieldPath.js'

/** The stored row, or rows, for the row at `path` of the form. Ids are compared at every level; a new row has none. */
export function storedAt(record: Values, values: Values, path: string): unknown {
  const keys: string[] = []
  let stored: unknown = record
  let typed: unknown = values
  for (const part of parsePath(path)) {
    typed = inside(typed, part)
    if (typeof part === 'string') {
      keys.push(part)
      stored = inside(stored, part)
    } else {
      const id = inside(typed, 'id')
      // Anywhere in the record: the row may have moved below another row.
      stored = id === undefined ? undefined : rowsAlong(record, keys).find((row) => row.id === id)
    }
  }
  return stored
}

function inside(holder: unknown, part: string | number): unknown {
  return holder === undefined || holder === null ? undefined : (holder as Readonly<Record<string | number, unknown>>)[part]
}

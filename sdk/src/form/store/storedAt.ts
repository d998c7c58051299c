import { parsePath } from '../../core/parsePath.js'
import { rowsAlong } from '../../core/rowsAlong.js'
import type { Values } from './fieldPath.js'

/** What is stored of the row, or of the rows, that stand at `path` of the form now, found by ids at every level; nothing of a new one. */
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
      // Wherever it stood: a row may have gone below another row.
      stored = id === undefined ? undefined : rowsAlong(record, keys).find((row) => row.id === id)
    }
  }
  return stored
}

function inside(holder: unknown, part: string | number): unknown {
  return holder === undefined || holder === null ? undefined : (holder as Readonly<Record<string | number, unknown>>)[part]
}

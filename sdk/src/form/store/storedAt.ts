import { parsePath } from '../../core/parsePath.js'
import type { Values } from './fieldPath.js'

/** What is stored of the row, or of the rows, that stand at `path` of the form now, found by ids at every level; nothing of a new one. */
export function storedAt(record: Values, values: Values, path: string): unknown {
  let stored: unknown = record
  let typed: unknown = values
  for (const part of parsePath(path)) {
    const id = typeof part === 'number' ? idOf((typed as readonly unknown[] | undefined)?.[part]) : undefined
    typed = inside(typed, part)
    stored =
      typeof part === 'string'
        ? inside(stored, part)
        : id === undefined
          ? undefined
          : (stored as readonly unknown[] | undefined)?.find((row) => idOf(row) === id)
  }
  return stored
}

function inside(holder: unknown, part: string | number): unknown {
  return holder === undefined || holder === null ? undefined : (holder as Readonly<Record<string | number, unknown>>)[part]
}

function idOf(row: unknown): unknown {
  return inside(row, 'id')
}

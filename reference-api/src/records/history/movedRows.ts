import type { Row } from '../../database/database.js'

/** The former place of a row that is now below another row. */
interface Former {
  readonly row: Row
  /** Its place, counted from 1 at every level: `2.1`. */
  readonly place: string
}

/** Rows that moved from one row to another, by their list and id. */
export type MovedRows = ReadonlyMap<string, Former>

/** The key of a row in `MovedRows`: its list without row numbers, and its id. */
export const rowKey = (list: string, id: unknown): string => `${list.replace(/\[\d+\]/g, '')}#${String(id)}`

/** `sections[1].questions[0]` → `2.1` */
export function placeOf(path: string): string {
  return [...path.matchAll(/\[(\d+)\]/g)].map(([, index]) => Number(index) + 1).join('.')
}

/** The rows inside rows of the list `key` that are now below another row than before. */
export function findMoved(key: string, before: unknown, after: unknown): MovedRows {
  const moved = new Map<string, Former>()
  const [old, now] = [placesBelow(key, before), placesBelow(key, after)]
  for (const [rowId, { row, path, owner }] of old) {
    const place = now.get(rowId)
    if (place && place.owner !== owner) moved.set(rowId, { row, place: placeOf(path) })
  }
  return moved
}

interface Placed {
  readonly row: Row
  readonly path: string
  readonly owner: unknown
}

function placesBelow(list: string, rows: unknown, owner?: unknown): ReadonlyMap<string, Placed> {
  if (!Array.isArray(rows)) return new Map()
  return new Map(
    (rows as readonly unknown[]).flatMap((row, index) => {
      if (!isStoredRow(row)) return []
      const path = `${list}[${index}]`
      const inner = Object.entries(row).flatMap(([key, value]) => [...placesBelow(`${path}.${key}`, value, row.id)])
      return [[rowKey(list, row.id), { row, path, owner }] as const, ...inner]
    }),
  )
}

function isStoredRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && typeof (value as Row).id === 'number'
}

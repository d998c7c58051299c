import { useState } from 'react'
import type { Stored } from '../../core/record.js'

/** The number of the DOM row of each record. */
type Slots = ReadonlyMap<number, number>

/**
 * Assigns records to DOM rows. A new page, order or search reuses the rows in place, because new elements take twice as long.
 * A reload of the same query keeps each record in its row, and so keeps the focus.
 */
export function useRowSlots(rows: readonly Stored[], question: string): Slots {
  const [shown, setShown] = useState(() => ({ rows, question, slots: placedSlots(rows) }))
  if (shown.rows === rows) return shown.slots
  const next = { rows, question, slots: (shown.question === question ? keptSlots : placedSlots)(rows, shown.slots) }
  setShown(next)
  return next.slots
}

/** Each record takes the DOM row at its position, in the order of `before`. */
export function placedSlots(rows: readonly Stored[], before: Slots = new Map()): Slots {
  const placed = [...before.values()]
  const unused = unusedAfter(before)
  return new Map(rows.map(({ id }, place) => [id, placed[place] ?? unused()]))
}

/** Each record keeps its DOM row. Rows of removed records are not reused, because the focus would go to another record. */
export function keptSlots(rows: readonly Stored[], before: Slots): Slots {
  const unused = unusedAfter(before)
  return new Map(rows.map(({ id }) => [id, before.get(id) ?? unused()]))
}

function unusedAfter(before: Slots): () => number {
  let last = Math.max(-1, ...before.values())
  return () => ++last
}

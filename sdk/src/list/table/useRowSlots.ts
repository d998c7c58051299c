import { useState } from 'react'
import type { Stored } from '../../core/record.js'

/** Per record the number of the elements that draw it. */
type Slots = ReadonlyMap<number, number>

/**
 * Which elements draw which record. The rows of another page, order or search take over those at their places, for making new ones takes twice as
 * long; the same question answered anew leaves each record its own, and with them the focus.
 */
export function useRowSlots(rows: readonly Stored[], question: string): Slots {
  const [shown, setShown] = useState(() => ({ rows, question, slots: placedSlots(rows) }))
  if (shown.rows === rows) return shown.slots
  const next = { rows, question, slots: (shown.question === question ? keptSlots : placedSlots)(rows, shown.slots) }
  setShown(next)
  return next.slots
}

/** Each row takes the slot that stood at its place, in the order of `before`. */
export function placedSlots(rows: readonly Stored[], before: Slots = new Map()): Slots {
  const placed = [...before.values()]
  const unused = unusedAfter(before)
  return new Map(rows.map(({ id }, place) => [id, placed[place] ?? unused()]))
}

/** Each record keeps its slot. One that was left is not taken by another record: the focus would go there with it. */
export function keptSlots(rows: readonly Stored[], before: Slots): Slots {
  const unused = unusedAfter(before)
  return new Map(rows.map(({ id }) => [id, before.get(id) ?? unused()]))
}

function unusedAfter(before: Slots): () => number {
  let last = Math.max(-1, ...before.values())
  return () => ++last
}

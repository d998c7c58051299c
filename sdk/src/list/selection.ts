/** The ids of the records ticked so far, on this page and on others. */
export type Selection = ReadonlySet<number>

/** Ticks or unticks one record. */
export function withRecord(selection: Selection, id: number, isSelected: boolean): Selection {
  return withRecords(selection, [id], isSelected)
}

/** Ticks or unticks several records; the same set comes back when nothing changes. */
export function withRecords(selection: Selection, ids: readonly number[], isSelected: boolean): Selection {
  if (ids.every((id) => selection.has(id) === isSelected)) return selection
  const next = new Set(selection)
  for (const id of ids) {
    if (isSelected) next.add(id)
    else next.delete(id)
  }
  return next
}

/** The ids between two rows of the page, both included, in the order shown; only `to` when `from` is not on the page. */
export function rangeOf(ids: readonly number[], from: number | undefined, to: number): readonly number[] {
  const start = from === undefined ? -1 : ids.indexOf(from)
  const end = ids.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** What the box in the header shows for this page. */
export function pageSelection(selection: Selection, ids: readonly number[]): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selection.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

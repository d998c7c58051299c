/** The ids of the selected records, on all pages. */
export type Selection = ReadonlySet<number>

/** All matches of the filter are selected, with exceptions. */
export interface Matching {
  /** The number of matches that the user saw. */
  readonly total: number
  readonly except: Selection
  /** The server's word for which records these are. */
  readonly seen?: string
}

/** The selection: single records, or all matches. */
export interface Ticks {
  readonly ids: Selection
  readonly matching?: Matching
}

export const noTicks: Ticks = { ids: new Set() }

export function isTicked({ ids, matching }: Ticks, id: number): boolean {
  return matching ? !matching.except.has(id) : ids.has(id)
}

export function tickCount({ ids, matching }: Ticks): number {
  return matching ? Math.max(0, matching.total - matching.except.size) : ids.size
}

/** Selects or deselects records, in both kinds of selection; nothing stays selected when no record is left. */
export function withTicks(ticks: Ticks, ids: readonly number[], isSelected: boolean): Ticks {
  const { matching } = ticks
  if (!matching) return { ids: withRecords(ticks.ids, ids, isSelected) }
  const next: Ticks = { ...ticks, matching: { ...matching, except: withRecords(matching.except, ids, !isSelected) } }
  return tickCount(next) === 0 ? noTicks : next
}

/** Selects or deselects several records; returns the same set when nothing changes. */
export function withRecords(selection: Selection, ids: readonly number[], isSelected: boolean): Selection {
  if (ids.every((id) => selection.has(id) === isSelected)) return selection
  const next = new Set(selection)
  for (const id of ids) {
    if (isSelected) next.add(id)
    else next.delete(id)
  }
  return next
}

/** The selection after records left the list, because they were decided, deleted or match its filters no more. */
export function withoutGone(ticks: Ticks, gone: readonly number[]): Ticks {
  const { ids, matching } = ticks
  const left = gone.filter((id) => isTicked(ticks, id))
  if (left.length === 0) return ticks
  if (!matching) return { ids: withRecords(ids, left, false) }
  const next: Ticks = { ids, matching: { ...matching, total: matching.total - left.length } }
  return tickCount(next) === 0 ? noTicks : next
}

/** The ids between two rows of the page, both included, in order; only `to` when `from` is not on the page. */
export function rangeOf(ids: readonly number[], from: number | undefined, to: number): readonly number[] {
  const start = from === undefined ? -1 : ids.indexOf(from)
  const end = ids.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The state of the header checkbox for this page. */
export function pageSelection(ticks: Ticks, ids: readonly number[]): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => isTicked(ticks, id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

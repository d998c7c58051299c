/** A known row of a list. Reading can continue from it without counting the rows before it. */
export interface Position {
  /** How many rows the list has up to and including this one. */
  readonly offset: number
  /** The row's sort value as text, and its id. */
  readonly value: string
  readonly id: number
}

export interface PagePositions {
  /** The nearest known position at or before `offset`; undefined when `stamp` shows that something was written since. */
  readonly nearest: (list: string, stamp: string, offset: number) => Position | undefined
  readonly keep: (list: string, stamp: string, positions: readonly Position[]) => void
}

/** Lists remembered at once: enough for a few people who page deep into sorted and filtered lists. */
const maxLists = 20
/** Positions kept for one list: one for each thousand rows of two million records. */
const maxPositions = 2000

/** Remembers positions in long lists, so that page 40,000 costs no more than page 1. A position is valid until the entity is written to. */
export function createPagePositions(): PagePositions {
  const lists = new Map<string, { readonly stamp: string; readonly positions: Map<number, Position> }>()
  const known = (list: string, stamp: string) => {
    const entry = lists.get(list)
    return entry?.stamp === stamp ? entry : undefined
  }
  return {
    nearest(list, stamp, offset) {
      let best: Position | undefined
      for (const position of known(list, stamp)?.positions.values() ?? []) {
        if (position.offset <= offset && position.offset > (best?.offset ?? 0)) best = position
      }
      return best
    },
    keep(list, stamp, positions) {
      const entry = known(list, stamp) ?? { stamp, positions: new Map<number, Position>() }
      for (const position of positions) if (entry.positions.size < maxPositions) entry.positions.set(position.offset, position)
      // Move the list to the end, so that the first one is the least recently used.
      lists.delete(list)
      lists.set(list, entry)
      for (const oldest of lists.keys()) {
        if (lists.size <= maxLists) break
        lists.delete(oldest)
      }
    },
  }
}

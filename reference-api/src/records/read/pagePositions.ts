/** The last row before a place in a list: whoever knows it need not count the rows in front. */
export interface Position {
  /** How many rows stand in front of the place. */
  readonly offset: number
  /** The row's sort value as text, and its id. */
  readonly value: string
  readonly id: number
}

export interface PagePositions {
  /** The last known place at or before `offset`, as long as `stamp` says that nothing was written since. */
  readonly nearest: (list: string, stamp: string, offset: number) => Position | undefined
  readonly keep: (list: string, stamp: string, positions: readonly Position[]) => void
}

/** Lists that are remembered at once: as many as a few people sort and filter deep into at a time. */
const maxLists = 20
/** Places kept of one list: at a place each thousand rows, those of two million records. */
const maxPositions = 2000

/** Remembers places in long lists, so that page 40,000 costs no more than page 1. Each place holds until the entity is written to. */
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
      // Put at the end: the first one is the one not used for longest.
      lists.delete(list)
      lists.set(list, entry)
      for (const oldest of lists.keys()) {
        if (lists.size <= maxLists) break
        lists.delete(oldest)
      }
    },
  }
}

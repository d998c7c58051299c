/** Whether a cell is at rest, the active one, or being edited. */
export type CellState = 'rest' | 'active' | 'editing'

/** What a key asks a cell to do; only the cell knows whether it may be changed. */
export type CellWish = 'edit' | 'type' | 'clear' | 'flip' | 'undo'

/** The active cell of one table. Each cell listens for itself: a step draws two cells. */
export interface Grid {
  subscribe(listener: () => void): () => void
  stateOf(cell: string): CellState
  /** The cell with the focus, or the last one that had it. */
  getActive(): string | undefined
  activate(cell: string): void
  edit(cell: string): void
  /** Ends editing: the cell shows its value again. */
  stop(): void
  /** Lets a cell answer the keys. @returns ends that */
  answer(cell: string, onWish: (wish: CellWish) => boolean): () => void
  /** @returns whether the cell did it */
  wish(cell: string, wish: CellWish): boolean
  /** The present rows, and the cell where Tab enters an untouched table. */
  arrange(rows: readonly number[], entry: string): void
}

/** The name of a cell. Rows have lasting identities, so the name moves with the row. */
export const cellOf = (row: number, column: string): string => `${row}:${column}`

export function createGrid(): Grid {
  const listeners = new Set<() => void>()
  const answers = new Map<string, (wish: CellWish) => boolean>()
  let active: string | undefined
  let editing: string | undefined
  let entry: string | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stateOf: (cell) => (cell === editing ? 'editing' : cell === (active ?? entry) ? 'active' : 'rest'),
    getActive: () => active,
    activate(cell) {
      if (active === cell) return
      active = cell
      tell()
    },
    edit(cell) {
      active = cell
      editing = cell
      tell()
    },
    stop() {
      if (editing === undefined) return
      editing = undefined
      tell()
    },
    answer(cell, onWish) {
      answers.set(cell, onWish)
      return () => answers.delete(cell)
    },
    wish: (cell, wish) => answers.get(cell)?.(wish) ?? false,
    arrange(rows, first) {
      const isGone = active !== undefined && !rows.includes(Number(active.split(':')[0]))
      if (!isGone && entry === first) return
      if (isGone) active = undefined
      entry = first
      tell()
    },
  }
}

/** The attributes of a grid cell, also for screen readers that see a plain table. */
export const gridCell = (isFixed = false) => ({ role: 'gridcell', 'aria-readonly': isFixed || undefined }) as const

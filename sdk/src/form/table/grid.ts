/** Whether a cell is at rest, the one that the keys are for, or being changed. */
export type CellState = 'rest' | 'active' | 'editing'

/** What a cell can be asked for by key; it alone knows whether it may be changed. */
export type CellWish = 'edit' | 'type' | 'clear' | 'flip' | 'undo'

/** Where the keys of one table go. Each cell listens for itself: a step draws two cells and no more. */
export interface Grid {
  subscribe(listener: () => void): () => void
  stateOf(cell: string): CellState
  /** The cell with the focus, also while another part of the page has it. */
  getActive(): string | undefined
  activate(cell: string): void
  edit(cell: string): void
  /** Ends a change: the cell shows its value again. */
  stop(): void
  /** Lets a cell answer what is wished of it. @returns ends that */
  answer(cell: string, onWish: (wish: CellWish) => boolean): () => void
  /** @returns whether the cell has taken it */
  wish(cell: string, wish: CellWish): boolean
  /** The rows by now, and the cell where Tab enters a table that nobody was in yet. */
  arrange(rows: readonly number[], entry: string): void
}

/** The name of a cell: rows have lasting identities, so it goes along when its row moves. */
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

/** What makes a `td` a cell of a grid for every reader, also those that take it for one of a plain table. */
export const gridCell = (isFixed = false) => ({ role: 'gridcell', 'aria-readonly': isFixed || undefined }) as const

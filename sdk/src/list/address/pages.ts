import type { ListMeta } from '../../api/client.js'

/** Sizes of a page that a person may choose. */
export const pageSizes = [10, 25, 50, 100] as const
export const defaultPerPage = 25

export interface PageRange {
  /** Number of the first row shown, from 1; 0 when there is none. */
  readonly from: number
  readonly to: number
  /** At least 1. */
  readonly lastPage: number
}

export function pageRange({ page, perPage, total, totalIsExact }: ListMeta, shown: number): PageRange {
  // Before the count, and past one that stopped at its cap, a full page promises another one.
  const promised = !totalIsExact && shown === perPage ? page + 1 : 1
  const lastPage = Math.max(promised, Math.ceil((total ?? 0) / perPage))
  if (shown === 0) return { from: 0, to: 0, lastPage }
  const from = (page - 1) * perPage + 1
  return { from, to: from + shown - 1, lastPage: Math.max(lastPage, page) }
}

/** The page numbers a pager offers, `undefined` standing for a gap: 1 … 4 5 6 … 20. */
export function pageWindow(page: number, lastPage: number): readonly (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, lastPage].filter((number) => number >= 1 && number <= lastPage)
  const numbers = [...new Set(near)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    if (before === undefined || number - before === 1) return [number]
    // A gap of one page costs as much room as its number.
    return number - before === 2 ? [number - 1, number] : [undefined, number]
  })
}

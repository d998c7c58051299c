import type { ListMeta } from '../../api/client.js'

/** The page sizes that a user may choose. */
export const pageSizes = [10, 25, 50, 100] as const
export const defaultPerPage = 25

export interface PageRange {
  /** Number of the first row on the page, from 1; 0 without rows. */
  readonly from: number
  readonly to: number
  /** At least 1. */
  readonly lastPage: number
}

export function pageRange({ page, perPage, total, totalIsExact }: ListMeta, shown: number): PageRange {
  // While the total is unknown or was counted only to the limit, a full page means that there is another one.
  const promised = !totalIsExact && shown === perPage ? page + 1 : 1
  const lastPage = Math.max(promised, Math.ceil((total ?? 0) / perPage))
  if (shown === 0) return { from: 0, to: 0, lastPage }
  const from = (page - 1) * perPage + 1
  return { from, to: from + shown - 1, lastPage: Math.max(lastPage, page) }
}

/** The page numbers of a pager; `undefined` is a gap: 1 … 4 5 6 … 20. */
export function pageWindow(page: number, lastPage: number): readonly (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, lastPage].filter((number) => number >= 1 && number <= lastPage)
  const numbers = [...new Set(near)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    if (before === undefined || number - before === 1) return [number]
    // A gap of a single page would take as much room as its number.
    return number - before === 2 ? [number - 1, number] : [undefined, number]
  })
}

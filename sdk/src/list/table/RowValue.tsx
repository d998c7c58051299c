import type { ReactNode } from 'react'

/** Characters that two lines of a usual column hold; what is longer may be cut after some more, and is whole in a tooltip. */
export const longText = 40

/** What a cell shows: a short text is the cell's own. Nothing is drawn for an empty one; its style says so by a dash. */
export function RowValue({ value }: { readonly value: ReactNode }) {
  if (isEmptyCell(value)) return null
  if (typeof value !== 'string' || value.length <= longText) return value
  return (
    <span className="ep-list-value" title={value}>
      {value}
    </span>
  )
}

export function isEmptyCell(value: ReactNode): boolean {
  return value === undefined || value === null || value === ''
}

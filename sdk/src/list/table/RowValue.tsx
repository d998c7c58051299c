import type { ReactNode } from 'react'

/** Characters that fit on two lines of a usual column; longer texts may be cut and are complete in a tooltip. */
export const longText = 40

/** Characters of the widest letters that fit on one line of the narrowest column. */
export const shortText = 10

/** The content of a cell. A short text needs no element; an empty cell shows a dash by CSS. */
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

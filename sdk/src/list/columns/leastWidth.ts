import type { CSSProperties } from 'react'
import { sharedWidth, tableWidth } from '../core/columnWidth.js'
import type { ViewColumn } from '../state/viewColumn.js'

/** The style of a table with its minimum width; below it the table scrolls. Minor columns count only where they fit. */
export function leastWidth(columns: readonly ViewColumn[]): CSSProperties {
  const others = columns.filter(({ isTitle, isMinor }) => !isTitle && !isMinor).map(({ width }) => width ?? sharedWidth)
  const title = columns.find(({ isTitle }) => isTitle)?.width
  return { '--ep-list-width': `calc(${tableWidth(others, title)} * var(--ep-rem))` } as CSSProperties
}

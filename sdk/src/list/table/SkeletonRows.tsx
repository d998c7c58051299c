import type { CSSProperties } from 'react'
import type { ViewColumn } from '../state/viewColumn.js'

interface SkeletonRowsProps {
  readonly columns: readonly ViewColumn[]
  readonly count: number
}

/**
 * Placeholder rows of the final height, so that nothing moves when the rows come. They appear after 300 ms, so that a quick answer does not flash.
 */
export function SkeletonRows({ columns, count }: SkeletonRowsProps) {
  return (
    <tbody aria-hidden="true" className="ep-list-skeleton">
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className="ep-list-row">
          <td className="ep-list-check-cell">{blank}</td>
          {columns.map((column) => (
            <td key={column.key} className={column.className} style={placeOf(column)}>
              <span className="ep-list-bone">{blank}</span>
            </td>
          ))}
          <td className="ep-list-menu-cell">{blank}</td>
        </tr>
      ))}
    </tbody>
  )
}

/** The place of a cell in a row of several lines. */
export const placeOf = ({ area }: ViewColumn): CSSProperties | undefined => (area === undefined ? undefined : { gridArea: area })

const blank = '\u00A0'

import { type CSSProperties, type RefObject, useMemo } from 'react'
import { roomInEm, useListWidth } from '../state/useListWidth.js'
import type { ListController } from '../state/useListController.js'
import { leastWidth } from './leastWidth.js'
import { type StackedColumns, stackColumns } from './stackColumns.js'
import type { ViewColumn } from '../state/viewColumn.js'

/** The columns of a table as they fit in its list, with what its element needs for that. */
interface FittedColumns {
  readonly columns: readonly ViewColumn[]
  readonly style: CSSProperties
  readonly 'data-stacked': true | undefined
}

/** Default columns stand in several lines where they do not fit in one. Columns that somebody chose scroll instead. */
export function useFittedColumns(
  { address }: ListController,
  columns: readonly ViewColumn[],
  table: RefObject<HTMLElement | null>,
): FittedColumns {
  const room = useListWidth(table, roomInEm)
  const isChosen = address.layout.columns !== undefined
  return useMemo(() => {
    const stacked = isChosen || room === undefined ? undefined : stackColumns(columns, room)
    if (!stacked) return { columns, style: leastWidth(columns), 'data-stacked': undefined }
    return { columns: stacked.columns, style: stackedStyle(stacked), 'data-stacked': true }
  }, [columns, room, isChosen])
}

const stackedStyle = ({ tracks, lines }: StackedColumns) => ({ '--ep-list-tracks': tracks, '--ep-list-lines': lines }) as CSSProperties

import type { KeyboardEvent, RefObject } from 'react'
import type { Stored } from '../../core/record.js'
import { useRecord } from '../../data/useRecord.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import type { ListController } from '../state/useListController.js'
import { around, idOf, rowIn, rowsIn } from '../core/rowAt.js'
import { useRested } from './useRested.js'

export interface PreviewOptions {
  readonly controller: ListController
  /** The element around the list. */
  readonly frame: RefObject<HTMLElement | null>
  readonly id: number
  /** Handles keys of other commands. @returns true when the key was used */
  readonly onKey?: (event: KeyboardEvent) => boolean
}

/** A record to read, with a function to move to the next or previous row. */
export interface Preview extends Pick<PreviewOptions, 'controller' | 'id'> {
  readonly title: string
  /** At first the row of the list, then the complete record. */
  readonly record: Stored | undefined
  /** The complete record is loaded. */
  readonly isWhole: boolean
  readonly error: unknown
  /** There is nothing to show or to open. */
  readonly isMissing: boolean
  /** Index in the rows of the page; -1 when it is not among them. */
  readonly place: number
  readonly move: (step: -1 | 1) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export function usePreview({ controller, frame, id, onKey }: PreviewOptions): Preview {
  const navigation = useNavigation()
  const { rows, address, resource, params } = controller
  const answer = useRecord(resource.contract, useRested(id), params)
  const place = rows.findIndex((row) => row.id === id)
  const record = answer.record ?? rows[place]
  const move = (step: -1 | 1) => {
    const drawn = rowsIn(frame.current)
    const row = rowIn(frame.current, id)
    const next = row && idOf(drawn[drawn.indexOf(row) + step])
    if (next !== undefined) address.openPreview(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (step) move(step)
    else if (event.key === 'Enter' && !around(event.target, 'a, button')) navigation.navigate(controller.recordAddress(id))
    else if (!onKey?.(event)) return
    event.preventDefault()
  }
  const error = answer.status === 'error' ? answer.error : undefined
  return {
    controller,
    id,
    title: record ? resource.title(record) : `${controller.text.singular} #${id}`,
    record,
    isWhole: answer.record !== undefined,
    error,
    isMissing: error !== undefined && record === undefined,
    place,
    move,
    onKeyDown,
  }
}

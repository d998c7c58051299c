import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { rowStep } from '../core/rowKeys.js'
import type { Stored } from '../../core/record.js'
import type { TreeRow } from './tree.js'
import { idOf, rowOf, rowsIn } from '../core/rowAt.js'

interface TreeKeysInput {
  readonly rows: readonly TreeRow[]
  readonly setOpen: (id: number, isOpen: boolean) => void
  readonly onOpen: (id: number) => void
  readonly onPreview: ((id: number) => void) | undefined
  readonly onDelete: (record: Stored) => void
}

/**
 * Keyboard in a tree: up and down change the row, right opens it or goes down, left closes it or goes up, Enter opens the record, Delete asks to
 * delete it.
 */
export function useTreeKeys({ rows, setOpen, onOpen, onPreview, onDelete }: TreeKeysInput) {
  const [focused, setFocused] = useState<FocusedRow>()
  const currentId = rowToGoOn(rows, focused)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = rowOf(event.target)
    const index = rows.findIndex(({ record }) => record.id === idOf(element))
    const row = rows[index]
    if (!element || !row || event.altKey || event.ctrlKey || event.metaKey) return
    const focus = (place: number) => rowsIn(element.parentElement)[place]?.focus()
    const step = rowStep(event.key, index, rows.length)
    if (step && 'row' in step) focus(step.row)
    else if (event.key === 'ArrowRight' && row.isOpen === true) focus(index + 1)
    else if (event.key === 'ArrowRight' && row.isOpen === false) setOpen(row.record.id, true)
    else if (event.key === 'ArrowLeft' && row.isOpen) setOpen(row.record.id, false)
    else if (event.key === 'ArrowLeft') focus(parentIndex(rows, index))
    else if (event.target !== element) return
    else if (event.key === 'Enter' || event.key === 'F2') onOpen(row.record.id)
    else if (event.key.toLowerCase() === 'v') onPreview?.(row.record.id)
    else if (event.key === 'Delete') onDelete(row.record)
    else return
    event.preventDefault()
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = idOf(rowOf(event.target))
    if (id !== undefined) setFocused({ id, place: rows.findIndex(({ record }) => record.id === id) })
  }
  return { currentId, onKeyDown, onFocus }
}

interface FocusedRow {
  readonly id: number
  /** Index in the visible rows. */
  readonly place: number
}

/** The row to focus: the last focused one; if it is gone, the row at its position. */
function rowToGoOn(rows: readonly TreeRow[], focused: FocusedRow | undefined): number | undefined {
  if (rows.some(({ record }) => record.id === focused?.id)) return focused?.id
  return rows[Math.min(focused?.place ?? 0, rows.length - 1)]?.record.id
}

function parentIndex(rows: readonly TreeRow[], index: number): number {
  const level = rows[index]?.level ?? 1
  return rows.findLastIndex((row, place) => place < index && row.level < level)
}

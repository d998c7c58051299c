import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AnyFieldset } from '../core/control.js'
import { useForm, useFormState } from './FormContext.js'
import { addRow, removeRow, rowKeysOf } from './rows.js'

interface Rows {
  /** Lasting identities of the rows, in order. */
  readonly keys: readonly number[]
  /** Holds the rows; a new one is focused in it. */
  readonly list: RefObject<HTMLDivElement | null>
  add(): void
  remove(index: number): void
  /** The row taken out last, counted from 1, until something else is done. */
  readonly removed?: number
  undo(): void
}

/** Adding rows, taking them out, and taking that back. */
export function useRows(path: string, fieldset: AnyFieldset | undefined, mainKey: string | undefined): Rows {
  const { store, recheck } = useForm()
  const count = useFormState((state) => rowKeysOf(state, path).length)
  const [last, setLast] = useState<{ readonly row: number; readonly restore: () => void } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const isAdded = useRef(false)
  useEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    list.current?.querySelector<HTMLElement>('.ep-row:last-of-type :is(input, textarea)')?.focus()
  }, [count])
  return {
    keys: rowKeysOf(store.getState(), path),
    list,
    add: () => {
      isAdded.current = true
      setLast(null)
      addRow(store, path, fieldset?.empty ?? {}, { mainKey })
      recheck()
    },
    remove: (index) => {
      setLast({ row: index + 1, restore: removeRow(store, path, index) })
      recheck()
    },
    removed: last?.row,
    undo: () => {
      last?.restore()
      setLast(null)
      recheck()
    },
  }
}

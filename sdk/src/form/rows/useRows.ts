import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AnyFieldset } from '../../core/control.js'
import { useForm, useFormState } from '../store/FormContext.js'
import { getAt, type Values } from '../store/fieldPath.js'
import { newRow } from '../record/formValues.js'
import { addRow, moveRow, removeRow, rowKeysOf } from './rows.js'

interface Rows {
  /** Lasting identities of the rows, in order. */
  readonly keys: readonly number[]
  /** Holds the rows; a new one is focused in it. */
  readonly list: RefObject<HTMLDivElement | null>
  add(): void
  /** Puts a copy after the row; which one is the main row stays. */
  duplicate(index: number): void
  remove(index: number): void
  moveTo(from: number, to: number): void
  /** The row taken out last, counted from 1, until something else is done. */
  readonly removed?: number
  undo(): void
}

/** Adding rows, taking them out, and taking that back. */
export function useRows(path: string, fieldset: AnyFieldset | undefined, mainKey: string | undefined): Rows {
  const { store, recheck } = useForm()
  const count = useFormState((state) => rowKeysOf(state, path).length)
  // A row that moved is another order of the same rows.
  useFormState((state) => state.rowKeys.get(path))
  const [last, setLast] = useState<{ readonly path: string; readonly row: number; readonly restore: () => void } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const added = useRef<number>(undefined)
  useEffect(() => {
    const row = added.current
    if (row === undefined) return
    added.current = undefined
    list.current
      ?.querySelector<HTMLElement>(
        `[data-path="${path}[${row}]"] :is(.ep-grid :is(input, textarea), [role="gridcell"]:not([aria-readonly]))`,
      )
      ?.focus()
  }, [count, path])
  const insert = (row: Values, index: number) => {
    added.current = index
    setLast(null)
    addRow(store, path, row, { mainKey, index })
    recheck()
  }
  return {
    keys: rowKeysOf(store.getState(), path),
    list,
    add: () => insert(fieldset?.empty ?? {}, count),
    duplicate: (index) => {
      const row = getAt(store.getState().values, `${path}[${index}]`) as Values
      const copy = fieldset ? newRow(fieldset, row) : row
      insert(mainKey ? { ...copy, [mainKey]: false } : copy, index + 1)
    },
    remove: (index) => {
      setLast({ path, row: index + 1, restore: removeRow(store, path, index) })
      recheck()
    },
    moveTo: (from, to) => {
      moveRow(store, path, from, to)
      // Under other numbers it would come back elsewhere.
      setLast(null)
    },
    // Under another number the list above would take it into a row that it never stood in.
    removed: last?.path === path ? last.row : undefined,
    undo: () => {
      last?.restore()
      setLast(null)
      recheck()
    },
  }
}

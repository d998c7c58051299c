import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AnyFieldset } from '../../core/control.js'
import { useForm, useFormState } from '../store/FormContext.js'
import { getAt, type Values } from '../core/fieldPath.js'
import { newRow } from '../core/formValues.js'
import { addRow, moveRow, removeRow, rowKeysOf } from '../store/rows.js'

interface Removal {
  /** The stored values that it was removed beside: a save, and the next record in this form, end what it offers. */
  readonly of: Values
  readonly path: string
  readonly row: number
  readonly restore: () => void
}

interface Rows {
  /** Lasting identities of the rows, in order. */
  readonly keys: readonly number[]
  /** The element around the rows: a new row gets the focus in it. */
  readonly list: RefObject<HTMLDivElement | null>
  add(): void
  /** Puts a copy after the row; the main row stays the same. */
  duplicate(index: number): void
  remove(index: number): void
  moveTo(from: number, to: number): void
  /** Moves a row one place up or down; the pressed button keeps the focus. @returns whether there was a place */
  step(index: number, places: -1 | 1): boolean
  /** The row removed last, counted from 1, until the next action. */
  readonly removed?: number
  undo(): void
}

/** Adds, removes and moves rows, and restores a removed one. */
export function useRows(path: string, fieldset: AnyFieldset | undefined, mainKey: string | undefined): Rows {
  const { store, places } = useForm()
  // Renders when rows come, go or change their order.
  const count = useFormState((state) => rowKeysOf(state, path).length)
  useFormState((state) => rowKeysOf(state, path).join())
  const [last, setLast] = useState<Removal | null>(null)
  const isOpen = useFormState(({ initial }) => last?.of === initial)
  const list = useRef<HTMLDivElement>(null)
  const added = useRef<number>(undefined)
  const pressed = useRef<{ readonly row: number; readonly step: -1 | 1 }>(undefined)
  const keys = rowKeysOf(store.getState(), path)
  const order = keys.join()
  // An element that moves in the page loses the focus.
  useEffect(() => {
    const { row, step } = pressed.current ?? {}
    pressed.current = undefined
    if (row !== undefined) list.current?.querySelector<HTMLElement>(`[data-path="${path}[${row}]"] [data-move="${step}"]`)?.focus()
  }, [order, path])
  useEffect(() => {
    const row = added.current
    if (row === undefined) return
    added.current = undefined
    const field = `[data-path="${path}[${row}]"] :is([data-path] :is(input, textarea), [data-path] > input, [role="gridcell"]:not([aria-readonly]))`
    const element = list.current?.querySelector<HTMLElement>(field)
    if (element) return element.focus()
    // The first row of a table waits for the table's code.
    return places.focusSoon((fieldset?.layout ?? []).map((key) => `${path}[${row}].${key}`))
  }, [count, path, places, fieldset])
  const insert = (row: Values, index: number) => {
    added.current = index
    setLast(null)
    addRow(store, path, row, { mainKey, index })
  }
  const moveTo = (from: number, to: number) => {
    moveRow(store, path, from, to)
    // The numbers have changed, so the row would return to another place.
    setLast(null)
  }
  return {
    keys,
    list,
    add: () => insert(fieldset?.empty ?? {}, count),
    duplicate: (index) => {
      const row = getAt(store.getState().values, `${path}[${index}]`) as Values
      const copy = fieldset ? newRow(fieldset, row) : row
      insert(mainKey ? { ...copy, [mainKey]: false } : copy, index + 1)
    },
    remove: (index) => {
      setLast({ of: store.getState().initial, path, row: index + 1, restore: removeRow(store, path, index, mainKey) })
    },
    moveTo,
    step: (index, places) => {
      const to = index + places
      if (to < 0 || to >= count) return false
      pressed.current = { row: to, step: places }
      moveTo(index, to)
      return true
    },
    // After the list itself moved, the row would return into another row.
    removed: isOpen && last?.path === path ? last.row : undefined,
    undo: () => {
      if (last) added.current = Math.min(last.row - 1, count)
      last?.restore()
      setLast(null)
    },
  }
}

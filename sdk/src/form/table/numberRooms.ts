import type { DecimalOptions } from '../../kinds/number/decimal.js'
import type { Values } from '../core/fieldPath.js'
import type { FormState } from '../store/formStore.js'
import { columnValues, type TableColumn } from './tableColumn.js'

/** In rem, for the widest usual fonts: a digit, a separator, "R$ ", and the sides of a cell. */
const digitWidth = 0.64
const markWidth = 0.36
const signWidth = 1.6
const sides = 1.1
/** Sums are bold. */
const boldness = 1.09

/** A column grows and shrinks by this: all rows are laid out again for it, so not at every digit. */
const step = 2 * digitWidth

/** The least width of each column so that its longest number, or its sum, stays in one line. @returns reads the widths from a form's state, in rem, as one text that changes only when a column does */
export function numberRooms(path: string, columns: readonly TableColumn[], stored: ReadonlyMap<unknown, Values>) {
  const readers = columns.map((column) => (column.control.kind.isNumeric ? columnValues(path, column, stored) : undefined))
  return (state: FormState): string =>
    columns
      .map(({ least, control }, place) => {
        const missing = roomOf(readers[place]?.(state) ?? [], control.options) - least
        return (least + Math.max(0, Math.ceil(missing / step)) * step).toFixed(2)
      })
      .join(' ')
}

function roomOf(values: readonly unknown[], { places = 0, sign }: DecimalOptions): number {
  let [whole, after] = [0, 0]
  let sum = 0
  for (const value of values) {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    // A pasted text that is no number breaks its line instead.
    if (text === '' || Number.isNaN(Number(text))) continue
    const dot = text.indexOf('.')
    whole = Math.max(whole, dot < 0 ? text.length : dot)
    if (dot >= 0) after = Math.max(after, text.length - dot - 1)
    sum += Number(text)
  }
  if (whole === 0) return 0
  const fraction = Math.max(after, places)
  const textOf = (digits: number) => {
    const marks = Math.floor((digits - 1) / 3) + (fraction > 0 ? 1 : 0)
    return (digits + fraction) * digitWidth + marks * markWidth + (sign === undefined ? 0 : signWidth)
  }
  return Math.max(textOf(whole), textOf(Math.trunc(sum).toString().length) * boldness) + sides
}

import type { DecimalOptions } from '../../kinds/number/decimal.js'
import type { Values } from '../store/fieldPath.js'
import type { FormState } from '../store/formStore.js'
import { columnValues, type TableColumn } from './tableColumn.js'

/** In rem, for the widest usual fonts: a digit, a separator, "R$ ", and the sides of a cell. */
const digitWidth = 0.64
const markWidth = 0.36
const signWidth = 1.6
const sides = 1.1

/** Extra room for a column that grows: all rows are laid out again for it, so not at every digit. */
const ahead = 2 * digitWidth

/** The least width of each column so that its longest number, or its sum, stays in one line. @returns reads the widths from a form's state, in rem, as one text that changes only when a column grows */
export function numberRooms(path: string, columns: readonly TableColumn[], stored: ReadonlyMap<unknown, Values>) {
  const readers = columns.map((column) => (column.control.kind.isNumeric ? columnValues(path, column, stored) : undefined))
  const needsOf = (state: FormState) => columns.map(({ control }, place) => roomOf(readers[place]?.(state) ?? [], control.options))
  let rooms: readonly number[] | undefined
  return (state: FormState): string => {
    const needs = needsOf(state)
    rooms = rooms
      ? rooms.map((room, place) => ((needs[place] ?? 0) > room ? (needs[place] ?? 0) + ahead : room))
      : columns.map(({ least }, place) => Math.max(least, needs[place] ?? 0))
    return rooms.map((room) => room.toFixed(2)).join(' ')
  }
}

function roomOf(values: readonly unknown[], { places = 0, sign }: DecimalOptions): number {
  let [whole, after] = [0, 0]
  let sum = 0
  for (const value of values) {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    if (text === '') continue
    const dot = text.indexOf('.')
    whole = Math.max(whole, dot < 0 ? text.length : dot)
    if (dot >= 0) after = Math.max(after, text.length - dot - 1)
    sum += Number(text)
  }
  if (whole === 0) return 0
  const digits = Math.max(whole, Math.trunc(sum).toString().length)
  const fraction = Math.max(after, places)
  const marks = Math.floor((digits - 1) / 3) + (fraction > 0 ? 1 : 0)
  return (digits + fraction) * digitWidth + marks * markWidth + (sign === undefined ? 0 : signWidth) + sides
}

import type { ChoiceOptions } from '../../kinds/choice/choice.js'
import { comparable } from '../../validators/comparable.js'
import type { ImportField } from './importFields.js'
import type { ImportRow, ImportState } from '../importState.js'
import { shownCell, withComma } from './cellValue.js'
import { withLostZeros } from './lostZeros.js'

type Reading = Pick<ImportState, 'sheet' | 'mapping' | 'constants' | 'bareColumns'>

/** The rows of the file with the columns' current fields, as their fields show them, and the values that all rows share. */
export function readRows(
  { sheet, mapping, constants, bareColumns }: Reading,
  fields: readonly ImportField[],
  count = Number.POSITIVE_INFINITY,
): readonly ImportRow[] {
  const byPath = new Map(fields.map((field) => [field.path, field]))
  const columns = mapping.flatMap((path, place) => {
    const field = path === undefined ? undefined : byPath.get(path)
    return field ? [{ field, place, isPadded: !bareColumns.includes(place), meant: meaningsIn(sheet, place, field) }] : []
  })
  const read = ({ field: { control }, place, isPadded, meant }: (typeof columns)[number], cells: readonly string[]) => {
    const cell = cells[place] ?? ''
    const meaning = meant?.get(comparable(cell))
    if (meaning !== undefined) return meaning
    const text = sheet?.hasPoints ? withComma(control, cell) : cell
    return shownCell(control, (isPadded && withLostZeros(control, text)) || text)
  }
  const shared = Object.fromEntries(Object.entries(constants).filter(([, text]) => text !== ''))
  return (sheet?.rows ?? []).slice(0, count).map(({ line, cells }) => ({
    line,
    values: { ...shared, ...Object.fromEntries(columns.map((column) => [column.field.path, read(column, cells)])) },
  }))
}

/** What abbreviations mean in their column. One that may mean several options names them: it is refused until a person chooses. */
function meaningsIn(
  sheet: ImportState['sheet'],
  place: number,
  { control, options }: ImportField,
): ReadonlyMap<string, string> | undefined {
  const { readsColumn } = control.options as ChoiceOptions
  const found = readsColumn?.((sheet?.rows ?? []).map(({ cells }) => cells[place] ?? ''))
  if (!found) return undefined
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value
  const shown = (text: string, [only = '', ...others]: readonly string[]) =>
    others.length === 0 ? labelOf(only) : `${text.toUpperCase()}: ${[only, ...others].map((value) => `${labelOf(value)}?`).join(' ')}`
  return new Map([...found].map(([text, values]) => [text, shown(text, values)]))
}

/** The values of a column that lost their first zeros, with the complete ones. */
export function lostZerosIn({ sheet }: Pick<ImportState, 'sheet'>, place: number, field: ImportField | undefined) {
  if (!field) return []
  return (sheet?.rows ?? []).flatMap(({ cells }) => {
    const text = cells[place] ?? ''
    const padded = withLostZeros(field.control, text)
    return padded === undefined ? [] : [{ text, padded: shownCell(field.control, padded) }]
  })
}

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
    return field ? [{ field, place, isPadded: !bareColumns.includes(place) }] : []
  })
  const read = ({ field: { control }, place, isPadded }: (typeof columns)[number], cells: readonly string[]) => {
    const cell = cells[place] ?? ''
    const text = sheet?.hasPoints ? withComma(control, cell) : cell
    return shownCell(control, (isPadded && withLostZeros(control, text)) || text)
  }
  const shared = Object.fromEntries(Object.entries(constants).filter(([, text]) => text !== ''))
  return (sheet?.rows ?? []).slice(0, count).map(({ line, cells }) => ({
    line,
    values: { ...shared, ...Object.fromEntries(columns.map((column) => [column.field.path, read(column, cells)])) },
  }))
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

import { scopeReader, type Values } from '../store/fieldPath.js'
import type { FormState } from '../store/formStore.js'
import type { TableColumn } from './tableColumn.js'

/** What stands in a column, row by row; of a computed one only the row that changed is worked out anew. */
export function columnValues(path: string, { key, control, computed }: TableColumn, stored: ReadonlyMap<unknown, Values>) {
  const known = new WeakMap<Values, unknown>()
  const { visible } = control.options
  const rowsOf = scopeReader(path)
  const valueOf = (row: Values, record: Values) => {
    // What is not seen is not sent either.
    if (!computed) return typeof visible !== 'function' || visible(row, record) ? row[key] : null
    if (!known.has(row)) known.set(row, computed.of(row, stored.get(row.id)))
    return known.get(row)
  }
  return ({ values }: FormState): readonly unknown[] => {
    const rows = rowsOf(values) as unknown as readonly Values[]
    return Array.isArray(rows) ? rows.map((row) => valueOf(row, values)) : []
  }
}

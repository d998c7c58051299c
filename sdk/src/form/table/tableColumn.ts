import type { AnyComputed, AnyControl } from '../../core/control.js'
import { tableColumns } from '../../kinds/part/rows.js'
import { type Values, scopeReader } from '../core/fieldPath.js'
import type { FormState } from '../store/formStore.js'

/** A column of a table of sub-records. */
export interface TableColumn {
  readonly key: string
  readonly control: AnyControl
  /** Given for a computed column. */
  readonly computed?: AnyComputed
  /** In rem; undefined where the column shares the free room. */
  readonly width?: number
  /** In rem: the least width before the table scrolls. */
  readonly least: number
}

/** In rem, for columns that share the free room. */
const sharedLeast = 8.2

export function columnsOf(control: AnyControl, stored: readonly Values[]): readonly TableColumn[] {
  const { fieldset } = control
  return tableColumns(control).flatMap((key) => {
    const computed = fieldset?.computed?.[key]
    const shown = computed?.control ?? fieldset?.fields[key]
    if (!shown || shown.fieldset || (computed?.hidesEmpty && !stored.some((row) => Number(row[key] ?? 0) !== 0))) return []
    const { kind, options } = shown
    const width = typeof kind.width === 'function' ? kind.width(options) : kind.width
    return [{ key, control: shown, computed, width, least: kind.least ?? width ?? sharedLeast }]
  })
}

/** The values of a column, by row. Of a computed column only the changed row is computed again. */
export function columnValues(path: string, { key, control, computed }: TableColumn, stored: ReadonlyMap<unknown, Values>) {
  const known = new WeakMap<Values, unknown>()
  const { visible } = control.options
  const rowsOf = scopeReader(path)
  const valueOf = (row: Values, record: Values) => {
    // A hidden value is not sent, so it does not count.
    if (!computed) return typeof visible !== 'function' || visible(row, record) ? row[key] : null
    if (!known.has(row)) known.set(row, computed.of(row, stored.get(row.id)))
    return known.get(row)
  }
  return ({ values }: FormState): readonly unknown[] => {
    const rows = rowsOf(values) as unknown as readonly Values[]
    return Array.isArray(rows) ? rows.map((row) => valueOf(row, values)) : []
  }
}

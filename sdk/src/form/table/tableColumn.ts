import type { AnyComputed, AnyControl } from '../../core/control.js'
import { tableColumns } from '../../kinds/part/rows.js'
import type { Values } from '../store/fieldPath.js'

/** A column of a table of sub-records. */
export interface TableColumn {
  readonly key: string
  readonly control: AnyControl
  /** Given where nobody types its values. */
  readonly computed?: AnyComputed
  /** In rem; nothing where it shares what is left. */
  readonly width?: number
  /** In rem: it shrinks so far before the table is scrolled. */
  readonly least: number
}

/** Room for what shares what is left, in rem. */
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

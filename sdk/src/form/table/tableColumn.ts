import type { AnyComputed, AnyControl } from '../../core/control.js'
import { tableColumns } from '../../kinds/part/rows.js'

/** A column of a table of sub-records. */
export interface TableColumn {
  readonly key: string
  readonly control: AnyControl
  /** Given where nobody types its values. */
  readonly computed?: AnyComputed
  /** In rem; nothing where it shares what is left. */
  readonly width?: number
}

/** Room for what shares what is left, in rem. */
export const sharedWidth = 14

export function columnsOf(control: AnyControl): readonly TableColumn[] {
  const { fieldset } = control
  return tableColumns(control).flatMap((key) => {
    const computed = fieldset?.computed?.[key]
    const shown = computed?.control ?? fieldset?.fields[key]
    if (!shown || shown.fieldset) return []
    const { width } = shown.kind
    return [{ key, control: shown, computed, width: typeof width === 'function' ? width(shown.options) : width }]
  })
}

import type { AnyControl, AnyFieldset } from '../../core/control.js'
import type { NestingFieldProps } from '../store/FormFieldProps.js'

/** The properties of a table of sub-records. */
export interface RowTableProps extends Pick<NestingFieldProps, 'Field'> {
  readonly path: string
  readonly control: AnyControl
  readonly fieldset: AnyFieldset
  readonly keys: readonly number[]
  /** Id of the heading above. */
  readonly labelId: string
  readonly titleOf: (index: number) => string
  readonly canAdd: boolean
  /** Rows may be removed and moved. */
  readonly canRemove: boolean
  readonly onDuplicate: (index: number) => void
  readonly onRemove: (index: number) => void
  readonly onMove: (from: number, to: number) => void
}

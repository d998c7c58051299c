import type { AnyControl, AnyFieldset } from '../../core/control.js'
import type { NestingFieldProps } from '../fields/FormFieldProps.js'

/** What a table of sub-records is told, and the cards that take its place. */
export interface RowTableProps extends Pick<NestingFieldProps, 'Field'> {
  /** Of the rows: `items`. */
  readonly path: string
  readonly control: AnyControl
  readonly fieldset: AnyFieldset
  /** Lasting identities of the rows, in order. */
  readonly keys: readonly number[]
  /** Of the heading above. */
  readonly labelId: string
  readonly titleOf: (index: number) => string
  readonly canAdd: boolean
  /** Also whether rows may be moved. */
  readonly canRemove: boolean
  readonly onDuplicate: (index: number) => void
  readonly onRemove: (index: number) => void
  readonly onMove: (from: number, to: number) => void
}

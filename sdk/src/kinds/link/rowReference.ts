import type { AnyContract } from '../../core/contract.js'
import type { Control } from '../../core/control.js'
import type { ControlOptions, Kind, ValueFormat } from '../../core/kind.js'
import type { Locale } from '../../core/locale.js'

type Values = Readonly<Record<string, unknown>>

/** How a row of another record is offered. */
export interface OfferedRow {
  readonly label: string
  /** What tells it apart, or what is left of it. */
  readonly detail?: string
  /** Nothing is left of it: it is not offered. @default false */
  readonly isSpent?: boolean
}

/** Options of a row of another record. */
export interface RowReferenceOptions extends ControlOptions {
  /** Key of the row that holds the chosen one's id and label: `lotItem` beside `lotItemId`. */
  readonly links: string
  /** The record whose rows are offered, and the key of its rows. */
  readonly of: AnyContract
  readonly rows: string
  /** Key of the number that is sent for a row. @default 'id' */
  readonly key?: string
  /** The record's `id` and what else its address needs; while one of them is missing the field waits. A command has those of its own record. */
  readonly params: (values: Values, record: Values) => Values
  readonly offer: (row: Values, format: ValueFormat & { readonly locale: Locale }) => OfferedRow
  /** Fields of the same scope that follow from the choice. */
  readonly fill?: (row: Values) => Values
}

/** A row of another record, by its id: an item of a lot. */
export const rowReference = (options: RowReferenceOptions): Control<number> => ({ kind: rowReferenceKind, options })

const rowReferenceKind: Kind = { name: 'row-reference', editor: 'rowReference', empty: null, span: 6, isId: true }

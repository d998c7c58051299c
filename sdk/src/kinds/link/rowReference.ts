import type { AnyContract } from '../../core/contract.js'
import type { Always, Control } from '../../core/control.js'
import type { ControlOptions, Kind, ValueFormat } from '../../core/kind.js'
import type { Locale } from '../../core/locale.js'

type Values = Readonly<Record<string, unknown>>

/** A row of another record, as an option of the list. */
export interface OfferedRow {
  readonly label: string
  /** Distinguishes the row from others, or shows the remaining quantity. */
  readonly detail?: string
  /** Nothing is left of the row, so it is not offered. @default false */
  readonly isSpent?: boolean
}

/** Options of a reference to a row of another record. */
export interface RowReferenceOptions extends ControlOptions {
  /** The row's key with the id and label of the chosen row: `lotItem` beside `lotItemId`. */
  readonly links: string
  /** The entity of the other record, and the key of its rows. */
  readonly of: AnyContract
  readonly rows: string
  /** The row's key with the number that is sent. @default 'id' */
  readonly key?: string
  /** The `id` and the path parameters of the other record; while one is missing the field is disabled. A command also has those of its own record. */
  readonly params: (values: Values, record: Values) => Values
  readonly offer: (row: Values, format: ValueFormat & { readonly locale: Locale }) => OfferedRow
  /** Values for other fields of the same scope, computed from the chosen row. */
  readonly fill?: (row: Values) => Values
}

/** A row reference as a field declares it; a look may say how rows are offered. @default by their label */
type Declared = Omit<RowReferenceOptions, 'offer'> & Partial<Pick<RowReferenceOptions, 'offer'>>

/** A control for a row of another record, such as an item of a lot; the value is its id. */
export const rowReference: DeclareRowReference = (options: Declared) => ({
  kind: rowReferenceKind,
  options: { offer: byLabel, ...options },
})

interface DeclareRowReference {
  (options: Declared & Always): Control<number, RowReferenceOptions>
  (options: Declared): Control<number | null, RowReferenceOptions>
}

const byLabel: RowReferenceOptions['offer'] = ({ label }) => ({ label: String(label) })

const rowReferenceKind: Kind = { name: 'row-reference', editor: 'rowReference', empty: null, span: 6, isId: true }

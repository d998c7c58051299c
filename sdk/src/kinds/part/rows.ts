import type { AnyControl, AnyFieldset, Control, Fieldset } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import type { KeyOf } from '../../core/record.js'

type Row = Readonly<Record<string, unknown>>

/** A component of the entity's own that edits the whole list, in a chunk of its own; by its shape only: nothing here knows React. It is given what a field of the form is. */
export type LoadRowsEditor = () => Promise<{ readonly Editor: (props: never) => unknown }>

/** Options of a list of sub-records. */
export interface RowsOptions<Column extends string = string> extends ControlOptions {
  readonly min?: number
  readonly max?: number
  /** Their order means something: each can be moved up and down. Rows of a table always can. @default false */
  readonly isOrdered?: boolean
  /** The boolean field of which exactly one row is true, e.g. `isMain`; for cards. */
  readonly mainKey?: string
  /** A table reads and is typed in as a spreadsheet is; where it finds no room, cards take its place. @default 'cards' */
  readonly as?: 'cards' | 'table'
  /** Of a table: fields and computed ones, in their order. The other fields open below their row. @default those that are short, then the computed ones */
  readonly columns?: readonly Column[]
  /** Of a table: what its last line says of a column, exactly to the last place. */
  readonly totals?: Readonly<Partial<Record<Column, 'sum'>>>
  /** Why a row can neither be changed nor taken out: the key of a text under `rules`; nothing where it can. `stored` is the row as the server answered it. */
  readonly locked?: (row: Row, stored: Row | undefined) => string | undefined
  /** Stands in place of cards and table, over the same values: what the list needs and no other does. */
  readonly editor?: LoadRowsEditor
  /** The field that holds the last day of each row: whether it still holds stands beside the row's number. */
  readonly validityKey?: string
}

/** A list of sub-records that can be added and taken out. */
export const rows = <T extends object, Computed extends string = never>(
  fieldset: Fieldset<T, Computed>,
  options: RowsOptions<KeyOf<T> | Computed> = {},
): Control<readonly T[]> => ({ kind: rowsKind, fieldset: fieldset as unknown as AnyFieldset, options })

/** A list of files, each with the fields of `fieldset`: PDF, JPG, PNG, HEIC, XLSX and DOCX of at most 20 MB. */
export const files = <T extends { readonly fileId: number }>(
  fieldset: Fieldset<T>,
  options: Pick<RowsOptions, 'min' | 'max' | keyof ControlOptions> = {},
): Control<readonly Omit<T, 'file'>[]> => ({ kind: filesKind, fieldset: fieldset as unknown as AnyFieldset, options })

const rowsKind: Kind = { name: 'rows', empty: [], span: 12 }
const filesKind: Kind = { name: 'files', empty: [], span: 12, isOwn: true }

/** Whether the value is a list of sub-records, files among them. */
export function isRows(control: AnyControl | undefined): control is AnyControl & { readonly fieldset: AnyFieldset } {
  return control?.fieldset !== undefined && (control.kind === rowsKind || control.kind === filesKind)
}

/** Whether the sub-records are files. */
export function isFileList(control: AnyControl | undefined): boolean {
  return control?.kind === filesKind
}

/** Whether the sub-records are shown as a table. */
export function isTable(control: AnyControl): boolean {
  return (control.options as RowsOptions).as === 'table'
}

/** The columns of a table: the ones declared, otherwise every field that fits into a cell and what is computed. */
export function tableColumns({ fieldset, options }: AnyControl): readonly string[] {
  const { columns } = options as RowsOptions
  if (!fieldset || columns) return columns ?? []
  const short = fieldset.layout.filter((key) => {
    const field = fieldset.fields[key]
    return (
      field && !field.fieldset && !field.kind.isLong && !field.kind.isFile && !field.options.sensitive && !Array.isArray(field.kind.empty)
    )
  })
  return [...short, ...Object.keys(fieldset.computed ?? {})]
}

/** The fields of a row that are no columns: they open below it. */
export function tableDetails(control: AnyControl): readonly string[] {
  const columns = tableColumns(control)
  return control.fieldset?.layout.filter((key) => !columns.includes(key)) ?? []
}

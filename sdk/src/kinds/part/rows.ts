import type { AnyControl, AnyFieldset, Control, DraftOf, Fields, Fieldset } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import type { KeyOf } from '../../core/record.js'

type Row = Readonly<Record<string, unknown>>

/**
 * Loads an entity's own editor for the whole list, in a chunk of its own; it gets the same props as a field.
 * Typed only by shape, because this folder does not know React.
 */
export type LoadRowsEditor = () => Promise<{ readonly Editor: (props: never) => unknown }>

/** Options of a list of sub-records. */
export interface RowsOptions<Column extends string = string> extends ControlOptions {
  readonly min?: number
  readonly max?: number
  /** The code of the error while no row is there although one is required. @default 'required' */
  readonly missing?: string
  /** The order of the rows has a meaning, so they can be moved up and down. Table rows always can. @default false */
  readonly isOrdered?: boolean
  /** The boolean field that is true for exactly one row, e.g. `isMain`; only for cards. */
  readonly mainKey?: string
  /** A table is edited like a spreadsheet; without enough room it becomes cards. @default 'cards' */
  readonly as?: 'cards' | 'table'
  /**
   * For a table: the fields and computed values to show as columns, in order. Other fields open below their row.
   * @default the short fields, then the computed values
   */
  readonly columns?: readonly Column[]
  /** For a table: the exact totals in its last line, by column. */
  readonly totals?: Readonly<Partial<Record<Column, 'sum'>>>
  /**
   * Why a row cannot be changed or removed: the key of a text under `rules`; `undefined` when it can. `stored` is the row of the last server answer.
   */
  readonly locked?: (row: Row, stored: Row | undefined) => string | undefined
  /**
   * Replaces cards and table with another editor for the same values: menus as a week, questions with conditions. Validation and drafts work as
   * usual.
   */
  readonly editor?: LoadRowsEditor
  /** The field with the last valid day of each row; a mark beside the row number shows whether it is still valid. */
  readonly validityKey?: string
}

/** A control for a list of sub-records, which users can add and remove. */
export const rows = <T extends object, Computed extends string = never>(
  fieldset: Fieldset<T, Computed>,
  options: RowsOptions<KeyOf<T> | Computed> = {},
): Control<readonly T[]> => ({ kind: rowsKind, fieldset: fieldset as unknown as AnyFieldset, options })

/** A field for a list of sub-records with these fields; a look gives their `fieldset`. */
export const rowsOf = <F extends Fields>(fields: F, options: RowsOptions<KeyOf<F>> = {}): RowsOf<F> => ({ kind: rowsKind, fields, options })

/** Rows with these fields. */
export interface RowsOf<F> extends Control<readonly (DraftOf<F> & RowId)[], RowsOptions> {
  readonly fields: F & Fields
}

/** The id of a stored sub-record; a new one has none. */
export interface RowId {
  readonly id?: number
}

/** A control for a list of files, each with the fields of `fieldset`: PDF, JPG, PNG, HEIC, XLSX and DOCX of at most 20 MB. */
export const files = <T extends { readonly fileId: number }>(
  fieldset: Fieldset<T>,
  options: FilesOptions = {},
): Control<readonly Omit<T, 'file'>[]> => ({ kind: filesKind, fieldset: fieldset as unknown as AnyFieldset, options })

/** A field for a list of files with these fields; a look gives their `fieldset`. */
export const filesOf = <F extends Fields>(fields: F, options: FilesOptions = {}): RowsOf<F> => ({ kind: filesKind, fields, options })

type FilesOptions = Pick<RowsOptions, 'min' | 'max' | keyof ControlOptions>

const rowsKind: Kind = { name: 'rows', empty: [], span: 12 }
const filesKind: Kind = { name: 'files', empty: [], span: 12, isOwn: true }

/** Whether the value is a list of sub-records; file lists count too. */
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

/** The columns of a table: the declared ones, otherwise every field that fits into a cell, and the computed values. */
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

/** The fields of a row that are not columns; they open below the row. */
export function tableDetails(control: AnyControl): readonly string[] {
  const columns = tableColumns(control)
  return control.fieldset?.layout.filter((key) => !columns.includes(key)) ?? []
}

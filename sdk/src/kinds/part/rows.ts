import type { AnyControl, AnyFieldset, Control, Fieldset } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'

/** Options of a list of sub-records. */
export interface RowsOptions extends ControlOptions {
  readonly min?: number
  readonly max?: number
  /** The boolean field of which exactly one row is true, e.g. `isMain`. */
  readonly mainKey?: string
  /** The field that holds the last day of each row: whether it still holds stands beside the row's number. */
  readonly validityKey?: string
}

/** A list of sub-records that can be added and taken out. */
export const rows = <T extends object>(fieldset: Fieldset<T>, options: RowsOptions = {}): Control<readonly T[]> => ({
  kind: rowsKind,
  fieldset: fieldset as unknown as AnyFieldset,
  options,
})

/** A list of files, each with the fields of `fieldset`: PDF, JPG, PNG, HEIC, XLSX and DOCX of at most 20 MB. */
export const files = <T extends { readonly fileId: number }>(
  fieldset: Fieldset<T>,
  options: Omit<RowsOptions, 'mainKey' | 'validityKey'> = {},
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

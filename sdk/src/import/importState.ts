import type { HistoryChange } from '../api/recordCalls.js'
import type { FieldIssue } from '../core/issue.js'
import type { RowValues } from './reading/rowDraft.js'
import type { Sheet, SheetProblem } from '../sheet/Sheet.js'

/** The current step. */
export type ImportStep = 'file' | 'columns' | 'check' | 'done'

/** A value that two rows of a file may not share, as the server reports it. */
export interface Identity {
  readonly path: string
  readonly key: string
}

export interface ImportRow {
  /** Line number in the spreadsheet. */
  readonly line: number
  readonly values: RowValues
}

/** The server's result for one row; `undefined` until it is checked. */
export interface Verdict {
  readonly issues: readonly FieldIssue[]
  readonly identities: readonly Identity[]
  /** For a row with the id of a stored record: whether it changes anything. */
  readonly change?: 'updated' | 'unchanged'
  /** What a row changes in its stored record; absent from servers that do not say it. */
  readonly changes?: readonly HistoryChange[]
}

/** Why a request failed; earlier work is kept in every case. */
export type ImportProblem =
  | { readonly kind: 'network' | 'signed-in-again' | 'changed' }
  | { readonly kind: 'refused'; readonly code: string; readonly requestId?: string }

export interface ImportResult {
  readonly created: number
  readonly updated?: number
  readonly firstId: number
  readonly lastId: number
  /** Finds the created records and undoes the import; absent from servers that do not remember imports. */
  readonly importId?: number
}

/** The server's result for the first rows, with the current columns. */
export interface Probe {
  /** None of the rows would be accepted. */
  readonly isRefused: boolean
  /** Problems of the rows. */
  readonly issues: readonly FieldIssue[]
}

export interface ImportState {
  readonly step: ImportStep
  readonly fileName: string
  readonly sheet?: Sheet
  /** Share of the file that is read; absent when no file is being read. */
  readonly reading?: number
  readonly fileProblem?: SheetProblem
  /** Path of the field that each column fills. */
  readonly mapping: readonly (string | undefined)[]
  /** Values that every row gets, by the path of a field without a column. */
  readonly constants: RowValues
  /** Columns whose codes do not get back the zeros that a spreadsheet dropped. */
  readonly bareColumns: readonly number[]
  /** Fields that the rows leave out and a form would fill in. */
  readonly derived: readonly string[]
  /** Absent while the request runs. */
  readonly probe?: Probe
  /** Corrected fields that no column of the file fills. */
  readonly added: readonly string[]
  readonly rows: readonly ImportRow[]
  readonly verdicts: readonly (Verdict | undefined)[]
  readonly isChecking: boolean
  readonly isWriting: boolean
  /** The rows were sent, and whether they arrived is not known. */
  readonly isUnsure: boolean
  readonly problem?: ImportProblem
  readonly result?: ImportResult
}

export const initialState: ImportState = {
  step: 'file',
  fileName: '',
  mapping: [],
  constants: {},
  bareColumns: [],
  derived: [],
  added: [],
  rows: [],
  verdicts: [],
  isChecking: false,
  isWriting: false,
  isUnsure: false,
}

/** Problems of every row: those from the server, and duplicates within the file, which the server sees only in parts. */
export function allIssues(
  rows: readonly ImportRow[],
  verdicts: readonly (Verdict | undefined)[],
): readonly (readonly FieldIssue[] | undefined)[] {
  const first = new Map<string, number>()
  return verdicts.map((verdict, place) => {
    if (!verdict) return undefined
    const twins = verdict.identities.flatMap(({ path, key }): FieldIssue[] => {
      const line = first.get(key)
      if (line === undefined) first.set(key, rows[place]?.line ?? 0)
      return line === undefined || verdict.issues.some((issue) => issue.path === path)
        ? []
        : [{ path, code: 'duplicateRow', params: { row: line } }]
    })
    return twins.length === 0 ? verdict.issues : [...verdict.issues, ...twins]
  })
}

import type { FieldIssue } from '../core/issue.js'
import type { RowValues } from './rowDraft.js'
import type { Sheet, SheetProblem } from '../sheet/Sheet.js'

/** Where the person is. */
export type ImportStep = 'file' | 'columns' | 'check' | 'done'

/** What two rows of a file may not share, as the server tells it. */
export interface Identity {
  readonly path: string
  readonly key: string
}

export interface ImportRow {
  /** As the spreadsheet counts it. */
  readonly line: number
  readonly values: RowValues
}

/** What the server says to one row; none while it has not been asked. */
export interface Verdict {
  readonly issues: readonly FieldIssue[]
  readonly identities: readonly Identity[]
  /** Of a row with the id of a stored record: whether it says anything else than what is stored. */
  readonly change?: 'updated' | 'unchanged'
}

/** Why a call did not succeed; what was done stays in every case. */
export type ImportProblem =
  | { readonly kind: 'network' | 'signed-in-again' | 'changed' }
  | { readonly kind: 'refused'; readonly code: string; readonly requestId?: string }

export interface ImportResult {
  readonly created: number
  readonly updated?: number
  readonly firstId: number
  readonly lastId: number
}

/** What the server says to the first rows as the columns are understood now. */
export interface Probe {
  /** None of them would be taken. */
  readonly isRefused: boolean
  /** What is wrong with each of them. */
  readonly issues: readonly FieldIssue[]
}

export interface ImportState {
  readonly step: ImportStep
  readonly fileName: string
  readonly sheet?: Sheet
  /** Share that was read; missing while nothing is being read. */
  readonly reading?: number
  readonly fileProblem?: SheetProblem
  /** The field that each column fills, by its path. */
  readonly mapping: readonly (string | undefined)[]
  /** None while it is on its way. */
  readonly probe?: Probe
  /** Fields that no column of the file fills and that were mended. */
  readonly added: readonly string[]
  readonly rows: readonly ImportRow[]
  readonly verdicts: readonly (Verdict | undefined)[]
  readonly isChecking: boolean
  readonly isWriting: boolean
  readonly problem?: ImportProblem
  readonly result?: ImportResult
}

export const initialState: ImportState = {
  step: 'file',
  fileName: '',
  mapping: [],
  added: [],
  rows: [],
  verdicts: [],
  isChecking: false,
  isWriting: false,
}

/** Issues of every row: what the server said, and the twins within the file, which it sees only part by part. */
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

/** What a file holds: its headings and the rows below them, as texts. */
export interface Sheet {
  readonly headings: readonly string[]
  readonly rows: readonly SheetRow[]
}
export interface SheetRow {
  /** As a spreadsheet program counts it, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Why a file cannot be used; the text stands in the catalogue under `import.file.`. */
export type SheetProblem = 'tooLarge' | 'tooManyRows' | 'empty' | 'noRows' | 'oldFormat' | 'locked' | 'broken' | 'unreadable'

export class SheetError extends Error {
  override readonly name = 'SheetError'
  readonly problem: SheetProblem
  constructor(problem: SheetProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/** Rows of one import; the server takes no more. */
export const maxRows = 10_000
/** Bytes of one file. */
export const maxFileBytes = 20 * 1024 * 1024
/** Unpacked bytes of one part of an XLSX file. */
export const maxPartBytes = 100 * 1024 * 1024
/** Columns that a spreadsheet program can have; what stands beyond them is left out. */
export const maxColumns = 16_384
/** Cells of one file: 10,000 rows of 500 columns. */
export const maxCells = 5_000_000
/** Milliseconds that reading a file may take. */
export const maxMilliseconds = 10_000

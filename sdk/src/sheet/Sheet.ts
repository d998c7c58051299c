/** The content of a file: its headings and rows, as texts. */
export interface Sheet {
  readonly headings: readonly string[]
  readonly rows: readonly SheetRow[]
}
export interface SheetRow {
  /** Line number as in a spreadsheet program, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Why a file cannot be used; the texts are in the catalogue under `import.file.`. */
export type SheetProblem = 'tooLarge' | 'tooManyRows' | 'empty' | 'noRows' | 'oldFormat' | 'locked' | 'broken' | 'unreadable'

export class SheetError extends Error {
  override readonly name = 'SheetError'
  readonly problem: SheetProblem
  constructor(problem: SheetProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/** Maximum rows of one import; the server's limit. */
export const maxRows = 10_000
/** Maximum size of a file, in bytes. */
export const maxFileBytes = 20 * 1024 * 1024
/** Maximum unpacked size of one part of an XLSX file, in bytes. */
export const maxPartBytes = 100 * 1024 * 1024
/** Maximum number of columns of a spreadsheet program; further columns are ignored. */
export const maxColumns = 16_384
/** Maximum number of cells of a file: 10,000 rows of 500 columns. */
export const maxCells = 5_000_000
/** Maximum time to read a file, in milliseconds. */
export const maxMilliseconds = 10_000

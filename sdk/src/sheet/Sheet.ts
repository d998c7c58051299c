import type { EncodingGuess } from './decodeText.js'

/** The content of a file: its headings and rows, as texts. */
export interface Sheet {
  /** Titles and notes above the headings. */
  readonly above: readonly SheetRow[]
  readonly headings: readonly string[]
  /** Line number of the headings. */
  readonly headingLine: number
  readonly rows: readonly SheetRow[]
  /** Rows that a filter or a person hid in a workbook; `rows` has them only when they were asked for. */
  readonly hidden?: readonly SheetRow[]
  /** The name of the sheet of a workbook, and those that can be read instead. */
  readonly name?: string
  readonly names?: readonly string[]
  /** The file writes numbers with decimal points: `1.500` is one and a half. */
  readonly hasPoints?: boolean
  /** The encoding that its letters made the likeliest. */
  readonly encoding?: EncodingGuess
}
export interface SheetRow {
  /** Line number as in a spreadsheet program, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  readonly isHidden?: boolean
}

/** The sheet with its headings in another line; the lines before it are titles. */
export function withHeadingsIn(sheet: Sheet, line: number): Sheet {
  const lines = [...sheet.above, { line: sheet.headingLine, cells: sheet.headings }, ...sheet.rows]
  const place = Math.max(
    0,
    lines.findIndex((each) => each.line === line),
  )
  const { line: headingLine, cells: headings } = lines[place] ?? { line: sheet.headingLine, cells: sheet.headings }
  return { ...sheet, above: lines.slice(0, place), headings, headingLine, rows: lines.slice(place + 1) }
}

/** The sheet with its hidden rows in their places, or without them. */
export function withHiddenRows(sheet: Sheet, isTaken: boolean): Sheet {
  const shown = sheet.rows.filter(({ isHidden }) => !isHidden)
  const rows = isTaken ? [...shown, ...hiddenRows(sheet)].toSorted((one, other) => one.line - other.line) : shown
  return { ...sheet, rows }
}

/** The hidden rows below the headings. */
export function hiddenRows({ hidden = [], headingLine }: Sheet): readonly SheetRow[] {
  return hidden.filter(({ line }) => line > headingLine)
}

/** Why a file cannot be used; the texts are in the catalogue under `import.file.`. */
export type SheetProblem = 'tooLarge' | 'tooManyRows' | 'empty' | 'noRows' | 'oldFormat' | 'locked' | 'notASheet' | 'broken' | 'unreadable'

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
/** Maximum unpacked size of one part of a workbook, in bytes. */
export const maxPartBytes = 100 * 1024 * 1024
/** Maximum number of columns of a spreadsheet program; further columns are ignored. */
export const maxColumns = 16_384
/** Maximum number of cells of a file: 10,000 rows of 500 columns. */
export const maxCells = 5_000_000
/** Maximum time to read a file, in milliseconds. */
export const maxMilliseconds = 10_000

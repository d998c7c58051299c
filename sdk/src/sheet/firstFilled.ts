import { type Sheet, SheetError } from './Sheet.js'

/** A sheet of a workbook. */
export interface NamedSheet {
  readonly name: string
  readonly isHidden: boolean
}

/**
 * Reads the sheet with the wanted name, otherwise the first one with rows that a person sees: one without, such as a cover, gives way to the next.
 * Where none is visible, all are taken. @throws SheetError when no sheet can be read
 */
export async function firstFilled<T extends NamedSheet>(
  all: readonly T[],
  read: (sheet: T) => Promise<Sheet>,
  wanted?: string,
): Promise<Sheet> {
  const visible = all.filter(({ isHidden }) => !isHidden)
  const sheets = visible.length > 0 ? visible : all
  const names = sheets.map(({ name }) => name)
  let problem: SheetError | undefined
  for (const sheet of sheets.filter(({ name }) => wanted === undefined || name === wanted)) {
    try {
      return { ...(await read(sheet)), name: sheet.name, names }
    } catch (error) {
      if (!(error instanceof SheetError) || !/^(empty|noRows)$/.test(error.problem)) throw error
      problem ??= error
    }
  }
  throw problem ?? new SheetError('broken')
}

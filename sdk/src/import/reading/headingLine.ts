import { headingWords } from '../../sheet/headingWords.js'
import { type Sheet, type SheetRow, withHeadingsIn } from '../../sheet/Sheet.js'
import { comparable } from '../../validators/comparable.js'
import type { ImportField } from './importFields.js'

/** Lines in which headings are looked for: titles, the office and the date stand above them. */
export const headingLines = 15

/** The sheet with its headings in the line with the most names of fields; the first one, if no line names two. */
export function findHeadings(sheet: Sheet, fields: readonly ImportField[]): Sheet {
  const lines = firstLines(sheet)
  const names = new Set(fields.flatMap(({ path, label, labels, names: others }) => [path, label, ...labels, ...others].flatMap(wordings)))
  const counts = lines.map(({ cells }) => cells.filter((cell) => wordings(cell).some((words) => names.has(words))).length)
  const most = Math.max(...counts)
  const best = lines[counts.indexOf(most)]
  return most < 2 || best === undefined || best.line === sheet.headingLine ? sheet : withHeadingsIn(sheet, best.line)
}

/** The lines that can hold the headings: each has a line below it. */
export function firstLines({ above, headings, headingLine, rows }: Sheet): readonly SheetRow[] {
  const lines = [...above, { line: headingLine, cells: headings }, ...rows.slice(0, headingLines)]
  return lines.slice(0, Math.min(headingLines, above.length + rows.length))
}

/** A heading in full and with its words in the order of the alphabet; no text for an empty cell. */
function wordings(text: string): readonly string[] {
  const plain = comparable(text).replace(/[^a-z0-9]/g, '')
  return plain === '' ? [] : [plain, headingWords(text)]
}

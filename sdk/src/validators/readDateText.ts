import { monthsInDigits } from './monthsInDigits.js'

/**
 * `3/5/2026`, `03-05-2026`, `03.05.2026`, `3 de maio de 2026`, a spreadsheet's `46145` or `2026-05-03` (a time after it is ignored) → `2026-05-03`; `undefined` when it is not an existing date.
 */
export function readDateText(typed: string): string | undefined {
  const text = monthsInDigits(typed)
  const ofSheet = readSheetDay(text)
  if (ofSheet !== undefined) return ofSheet
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: .*)?$/.exec(text)
  const [year, month, day] = (iso ? [iso[1], iso[2], iso[3]] : [local?.[3], local?.[2], local?.[1]]).map(Number)
  if (!year || !month || !day) return undefined
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year)
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

/** The day of a spreadsheet's number, as a cell without a date format has it: `46145` → `2026-05-03`; `undefined` for other texts. @see ECMA-376, part 1, 18.17.4.1 */
export function readSheetDay(text: string): string | undefined {
  if (!/^\s*[1-7]\d{4}\s*$/.test(text)) return undefined
  return new Date(Date.UTC(1899, 11, 30) + Number(text) * 86_400_000).toISOString().slice(0, 10)
}

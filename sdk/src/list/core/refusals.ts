import type { Refusal } from '../../api/refusal.js'
import { csvDialect, csvLine, csvStart, defused } from '../../sheet/csvLine.js'
import type { Locale } from '../../core/locale.js'
import type { AnyResource } from '../../core/resource.js'
import type { Translator } from '../../locale/createTranslator.js'
import { refusedText } from './actionText.js'

/** The records that were refused for one reason. */
export interface RefusalGroup {
  /** In the reader's language. */
  readonly reason: string
  readonly refusals: readonly Refusal[]
}

/** Groups refusals by reason, the most frequent first. */
export function groupRefusals(resource: AnyResource, refused: readonly Refusal[], translator: Translator): readonly RefusalGroup[] {
  const groups = new Map<string, Refusal[]>()
  for (const refusal of refused) {
    const reason = refusedText(resource, refusal, translator)
    groups.set(reason, [...(groups.get(reason) ?? []), refusal])
  }
  return [...groups].map(([reason, refusals]) => ({ reason, refusals })).sort((a, b) => b.refusals.length - a.refusals.length)
}

/** The refused records with their reasons, as CSV for the spreadsheets of a language. */
export function refusalsCsv(groups: readonly RefusalGroup[], headings: readonly string[], locale: Locale): string {
  const dialect = csvDialect(locale)
  const lines = groups.flatMap(({ reason, refusals }) => refusals.map(({ id, label }) => [{ number: id }, label, reason]))
  return csvStart + [headings, ...lines].map((cells) => csvLine(cells, dialect)).join('')
}

/** The same for the clipboard, with tabs, because spreadsheets split pasted text at tabs. */
export function refusalsText(groups: readonly RefusalGroup[], headings: readonly string[]): string {
  const lines = groups.flatMap(({ reason, refusals }) => refusals.map(({ id, label }) => [String(id), defused(label), reason]))
  return [headings, ...lines].map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t')).join('\n')
}

import type { Refusal } from '../api/client.js'
import type { AnyResource } from '../core/resource.js'
import type { Translator } from '../locale/createTranslator.js'
import { refusedText } from './actionText.js'

/** The records that were refused for one reason. */
export interface RefusalGroup {
  /** In the reader's language. */
  readonly reason: string
  readonly refusals: readonly Refusal[]
}

/** By reason, the most frequent first. */
export function groupRefusals(resource: AnyResource, refused: readonly Refusal[], translator: Translator): readonly RefusalGroup[] {
  const groups = new Map<string, Refusal[]>()
  for (const refusal of refused) {
    const reason = refusedText(resource, refusal, translator)
    groups.set(reason, [...(groups.get(reason) ?? []), refusal])
  }
  return [...groups].map(([reason, refusals]) => ({ reason, refusals })).sort((a, b) => b.refusals.length - a.refusals.length)
}

/** `;` and a mark of UTF-8: what a spreadsheet in Brazil opens without asking. Texts that would be formulas are made texts. */
export function refusalsCsv(groups: readonly RefusalGroup[], headings: readonly string[]): string {
  const lines = groups.flatMap(({ reason, refusals }) => refusals.map(({ id, label }) => [String(id), label, reason]))
  return `\uFEFF${[headings, ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

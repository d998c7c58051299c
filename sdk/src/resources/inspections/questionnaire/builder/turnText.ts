import type { Locale } from '../../../../core/locale.js'
import type { Turn } from './history.js'
import { compareSections } from './pure/compare.js'
import { sectionOf } from './pure/rows.js'
import { builderTexts } from './messages.js'

/** What an undo or redo did, in words, with the code of the first question concerned. */
export function turnText(locale: Locale, { before, after }: Turn): { readonly what: string; readonly code?: string } {
  const { change, settings } = builderTexts[locale]
  const { questions, sections } = compareSections(
    before.map((row) => sectionOf(row)),
    after.map((row) => sectionOf(row)),
  )
  // An added or removed question is the real change; the others only moved to make room.
  const first = questions.find(({ kind }) => kind === 'added' || kind === 'removed') ?? questions[0]
  if (first) return { what: `${first.question.code} ${change[first.kind].toLocaleLowerCase(locale)}`, code: first.question.code }
  const [section] = sections
  return { what: section ? `${section.title} ${change[section.kind].toLocaleLowerCase(locale)}` : settings }
}

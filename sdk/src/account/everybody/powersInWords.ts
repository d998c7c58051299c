import type { Locale } from '../../core/locale.js'
import { type Area, acts, type Powers } from '../../core/powers.js'
import type { Translator } from '../../locale/createTranslator.js'
import { areaTitles } from '../areaTitles.js'
import { accountsTexts } from './accountsTexts.js'

/** More areas than these are only counted. */
const mostNamed = 2

/** What somebody may do in few words: "Altera Escola, vê Pessoas, decide até R$ 500,00". */
export function powersInWords(powers: Powers | null, { locale, text, money }: Pick<Translator, 'locale' | 'text' | 'money'>): string {
  const texts = accountsTexts[locale]
  if (!powers) return texts.all
  const { reads, writes, decidesUpTo } = powers
  const named = (areas: readonly Area[]) =>
    areas.length > mostNamed
      ? texts.areas(areas.length)
      : inOneGo(
          areas.map((area) => text(areaTitles[area])),
          locale,
        )
  const parts = [
    ...(writes.length > 0 ? [texts.writes(named(writes))] : []),
    ...(reads.length > 0 ? [texts.reads(named(reads))] : []),
    ...acts
      .filter((act) => powers.acts.includes(act))
      .map((act) => (act === 'decidir' && decidesUpTo !== null ? texts.upTo(money(decidesUpTo)) : texts.acts[act])),
  ]
  const words = parts.join(', ')
  return words ? `${words.charAt(0).toLocaleUpperCase(locale)}${words.slice(1)}` : texts.nothing
}

const inOneGo = (names: readonly string[], locale: Locale) => new Intl.ListFormat(locale).format(names)

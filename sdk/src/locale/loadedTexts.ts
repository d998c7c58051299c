import type { Locale } from '../core/locale.js'
import { createTranslator, type Translator } from './createTranslator.js'
import { loadTexts, type TextPart, type Texts, textParts } from './loadTexts.js'
import type { Catalogue } from './messageKey.js'

/** The loaded texts of one language. More parts can be loaded later without a new render. */
export interface LoadedTexts {
  readonly translator: Translator
  readonly has: (part: TextPart) => boolean
  readonly load: (part: TextPart) => Promise<void>
}

/** The host's own texts, which replace ours, by language: `{ 'pt-BR': { 'common.action.save': 'Gravar' } }`. */
export type OwnTexts = Readonly<Partial<Record<Locale, Texts>>>

interface Wanted {
  readonly parts: readonly TextPart[]
  readonly own?: OwnTexts
}

/** Loads a language with these text parts. */
export async function loadLanguage(locale: Locale, { parts, own }: Wanted): Promise<LoadedTexts> {
  const loaded = await Promise.all(parts.map((part) => loadTexts(locale, part)))
  return joinTexts(locale, Object.assign({}, ...loaded) as Texts, { parts, own })
}

/** A language with all texts loaded. */
export const wholeLanguage = (
  locale: Locale,
  { catalogue, own }: { readonly catalogue: Catalogue; readonly own?: OwnTexts },
): LoadedTexts => joinTexts(locale, catalogue, { parts: textParts, own })

function joinTexts(locale: Locale, first: Texts, { parts, own = {} }: Wanted): LoadedTexts {
  const texts: Record<string, string> = { ...first, ...own[locale] }
  const known = new Set(parts)
  return {
    translator: createTranslator(locale, texts as Catalogue),
    has: (part) => known.has(part),
    load: async (part) => {
      if (known.has(part)) return
      Object.assign(texts, await loadTexts(locale, part), own[locale])
      known.add(part)
    },
  }
}

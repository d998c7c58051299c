import type { Locale } from '../core/locale.js'
import { createTranslator, type Translator } from './createTranslator.js'
import { loadTexts, type TextPart, type Texts, textParts } from './loadTexts.js'
import type { Catalogue } from './messageKey.js'

/** One language as far as it has been loaded; parts may join later without anything rendering again. */
export interface LoadedTexts {
  readonly translator: Translator
  readonly has: (part: TextPart) => boolean
  readonly load: (part: TextPart) => Promise<void>
}

/** A language with these parts of its texts. */
export async function loadLanguage(locale: Locale, parts: readonly TextPart[]): Promise<LoadedTexts> {
  const loaded = await Promise.all(parts.map((part) => loadTexts(locale, part)))
  return joinTexts(locale, Object.assign({}, ...loaded) as Texts, parts)
}

/** A language all of whose texts are there. */
export const wholeLanguage = (locale: Locale, catalogue: Catalogue): LoadedTexts => joinTexts(locale, catalogue, textParts)

function joinTexts(locale: Locale, first: Texts, parts: readonly TextPart[]): LoadedTexts {
  const texts: Record<string, string> = { ...first }
  const known = new Set(parts)
  return {
    translator: createTranslator(locale, texts as Catalogue),
    has: (part) => known.has(part),
    load: async (part) => {
      if (known.has(part)) return
      Object.assign(texts, await loadTexts(locale, part))
      known.add(part)
    },
  }
}

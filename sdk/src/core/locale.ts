/** The languages of the product; `pt-BR` is the default and the fallback. */
export const locales = ['pt-BR', 'en-US', 'es-ES'] as const
/** A language of the product. */
export type Locale = (typeof locales)[number]
/** The language to use when none is set. */
export const defaultLocale: Locale = 'pt-BR'

/** The product language that fits `wanted` best: the same tag, then the same language, then `pt-BR`. */
export function matchLocale(wanted: unknown): Locale {
  const tag = typeof wanted === 'string' ? wanted : ''
  const language = tag.split('-')[0]?.toLowerCase()
  return locales.find((locale) => locale === tag) ?? locales.find((locale) => locale.split('-')[0] === language) ?? defaultLocale
}

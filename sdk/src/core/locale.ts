/** The languages of the product; `pt-BR` is the default and the fallback. */
export const locales = ['pt-BR', 'en-US', 'es-ES'] as const
/** A language of the product. */
export type Locale = (typeof locales)[number]
/** The language when nothing says otherwise. */
export const defaultLocale: Locale = 'pt-BR'

/** The language of the product that serves `wanted` best: the same tag, else the same language, else `pt-BR`. */
export function matchLocale(wanted: unknown): Locale {
  const tag = typeof wanted === 'string' ? wanted : ''
  const language = tag.split('-')[0]?.toLowerCase()
  return locales.find((locale) => locale === tag) ?? locales.find((locale) => locale.split('-')[0] === language) ?? defaultLocale
}

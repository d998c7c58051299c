import type { Locale } from '../../core/locale.js'

/** Lines of a card of the dashboard: what is longer is read in the summary of the day. */
export const cardLines = 6
/** Days ahead that the dashboard begins with. */
export const firstDays = 60

/** Addresses of what homes ask, below the API's. */
export const panelAddresses = {
  figures: (locale: Locale): string => `/painel/figuras?idioma=${locale}`,
  expiries: (locale: Locale, { days, most }: { readonly days: number; readonly most: number }): string =>
    `/painel/vencimentos?idioma=${locale}&dias=${days}&por_pagina=${most}`,
  changes: (locale: Locale, most: number): string => `/painel/mudancas?idioma=${locale}&por_pagina=${most}`,
  charts: (locale: Locale, home: string): string => `/painel/graficos?idioma=${locale}&caminho=${encodeURIComponent(home)}`,
}

/** What a home asks at once: its numbers and its charts, or what the dashboard tells. */
export function homeQuestions(path: string, locale: Locale): readonly string[] {
  const { figures, expiries, changes, charts } = panelAddresses
  if (path === '/dashboard') return [figures(locale), expiries(locale, { days: firstDays, most: cardLines }), changes(locale, cardLines)]
  return [figures(locale), charts(locale, path)]
}

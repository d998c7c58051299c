import type { Locale } from '../../core/locale.js'

/** Lines of a dashboard card; the daily summary shows the rest. */
export const cardLines = 6
/** Days ahead that the dashboard shows first. */
export const firstDays = 60

/** Page with the rest of what a dashboard card shows. */
export const summaryPath = '/painel/resumo'

/** The page with everything that ends within `days` days. */
export const expiriesPath = (days: number): string => `${summaryPath}?dias=${days}`

/** API paths of the home pages. */
export const panelAddresses = {
  figures: (locale: Locale): string => `/painel/figuras?idioma=${locale}`,
  expiries: (locale: Locale, { days, most }: { readonly days: number; readonly most: number }): string =>
    `/painel/vencimentos?idioma=${locale}&dias=${days}&por_pagina=${most}`,
  changes: (locale: Locale, most: number): string => `/painel/mudancas?idioma=${locale}&por_pagina=${most}`,
  balances: (by: string): string => `/painel/saldos?por=${by}`,
  charts: (locale: Locale, home: string): string => `/painel/graficos?idioma=${locale}&caminho=${encodeURIComponent(home)}`,
}

/** The first requests of a home page: its figures and charts, or the dashboard's panels. */
export function homeQuestions(path: string, locale: Locale): readonly string[] {
  const { figures, expiries, changes, charts } = panelAddresses
  if (path === '/dashboard') return [figures(locale), expiries(locale, { days: firstDays, most: cardLines }), changes(locale, cardLines)]
  return [figures(locale), charts(locale, path)]
}

import type { Locale } from '../../core/locale.js'
import type { Period } from './period.js'

interface DayNames {
  /** "maio de 2026", "2026" */
  readonly period: (period: Period) => string
  /** "maio" */
  readonly month: (month: number) => string
  /** "5–10 de mai.", without the year, which the calendar shows already */
  readonly range: (from: string, to: string) => string
  /** Starts with the first day of the week: "dom." and "domingo". */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[]
  /** The first day of the week; 0 is Sunday. */
  readonly firstWeekday: number
}

const made = new Map<Locale, DayNames>()

/** The names of days in a language. Cached, because the browser creates the formatters slowly. */
export function dayNames(locale: Locale): DayNames {
  const known = made.get(locale) ?? makeNames(locale)
  made.set(locale, known)
  return known
}

function makeNames(locale: Locale): DayNames {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  const [month, wholeMonth, range] = [
    format({ month: 'long' }),
    format({ month: 'long', year: 'numeric' }),
    format({ day: 'numeric', month: 'short' }),
  ]
  const [short, long] = [format({ weekday: 'short' }), format({ weekday: 'long' })]
  const firstWeekday = locale === 'es-ES' ? 1 : 0
  return {
    period: (period) => (period.month === undefined ? String(period.year) : wholeMonth.format(Date.UTC(period.year, period.month - 1))),
    month: (number) => month.format(Date.UTC(2000, number - 1)),
    range: (from, to) => range.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      // 2 January 2000 was a Sunday.
      const day = Date.UTC(2000, 0, 2 + ((index + firstWeekday) % 7))
      return { short: short.format(day), long: long.format(day) }
    }),
    firstWeekday,
  }
}

import type { Locale } from '../../../core/locale.js'
import { formatDate } from '../../../locale/formatDate.js'

/** The browser takes milliseconds to make one: a week of menus names its days at every key. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A day with its weekday: "seg., 24/11", "Tue, 24/11". The day comes before the month in every language, as in every other date. */
export function dayText(locale: Locale, date: string, weekday: 'short' | 'long' = 'short'): string {
  const key = `${locale} ${weekday}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  formats.set(key, format)
  return `${format.format(new Date(`${date}T00:00:00Z`))}, ${formatDate(date).slice(0, 5)}`
}

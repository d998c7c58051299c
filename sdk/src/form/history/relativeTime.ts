import type { Locale } from '../../core/locale.js'

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago a timestamp is, as one says it: "há 2 horas", "ontem". Empty for what is no timestamp. */
export function relativeTime(locale: Locale, timestamp: string, now: number): string {
  const seconds = (Date.parse(timestamp) - now) / 1000
  if (Number.isNaN(seconds)) return ''
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit)
  }
  return format.format(0, 'second')
}

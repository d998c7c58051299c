import { inBrasilia } from '../validators/brasilia.js'
import { withSign } from '../kinds/number/withSign.js'
import type { Locale } from '../core/locale.js'

/** `2026-03-01` → `01/03/2026`, in every language; other texts stay unchanged. It uses no `Date`, because a calendar date has no zone. */
export function formatDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  return day ? `${day}/${month}/${year}` : date
}

/** `2026-11-21T10:05:00Z` → `21/11/2026 07:05 (Brasília)`; other texts stay unchanged. */
export function formatDateTime(timestamp: string, zone: string): string {
  const moment = new Date(timestamp)
  if (Number.isNaN(moment.getTime())) return timestamp
  const { day, minute } = inBrasilia(moment)
  return `${formatDate(day)} ${minute} (${zone})`
}

const brl = { style: 'currency', currency: 'BRL' } as const

/** `1234.5` → `R$ 1.234,50` in every language (section 9 of the specification). */
export function formatMoney(amount: string): string {
  return isDecimal(amount) ? write('pt-BR', amount, brl) : amount
}

/** A number in the format of the language. A decimal string of any length is formatted without loss. */
export function formatNumber(locale: Locale, value: number | string, options?: Intl.NumberFormatOptions): string {
  if (typeof value === 'number') return write(locale, value, options)
  return isDecimal(value) ? write(locale, value, { maximumFractionDigits: 20, ...options }) : value
}

const englishMarks: Readonly<Record<string, string | undefined>> = { one: 'st', two: 'nd', few: 'rd' }

/** What makes a whole number an ordinal: the `º` of `72º`, in English the `nd` of `72nd`. */
export function ordinalMark(locale: Locale, value: number | string): string {
  if (locale !== 'en-US') return 'º'
  return englishMarks[new Intl.PluralRules(locale, { type: 'ordinal' }).select(Number(value))] ?? 'th'
}

/** By language and options, because creating a formatter takes fifteen times as long as using it. */
const formatters = new Map<string, Intl.NumberFormat>()

/** A decimal string is passed as it is, to keep all digits. `always`: otherwise Spanish writes `1000` here, and fields write `1.000`. */
function write(locale: Locale, value: number | Intl.StringNumericLiteral, options?: Intl.NumberFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, { useGrouping: 'always', ...options })
  formatters.set(key, formatter)
  return formatter.format(value)
}

/**
 * Fills in the placeholders of a text: `{name}` → `params.name`. Numbers are formatted in the language; unknown placeholders stay.
 * `{name:number}` marks a decimal string, `{name:money}` an amount in BRL, `{name:date}` a calendar date. Other strings stay unchanged, because
 * they may be codes.
 */
export function fillText(locale: Locale, text: string, params: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)(?::(\w+))?\}/g, (place, name: string, kind?: string) => {
    const value = params[name]
    if (value === undefined) return place
    // Quantities have up to four places; with three, the smallest would show as 0.
    if (typeof value === 'number' || kind === 'number') return formatNumber(locale, value, { maximumFractionDigits: 4 })
    if (kind === 'money') return withSign(formatNumber(locale, value, { minimumFractionDigits: 2, maximumFractionDigits: 4 }))
    return kind === 'date' ? formatDate(value) : value
  })
}

function isDecimal(text: string): text is Intl.StringNumericLiteral {
  return /^-?\d+(\.\d+)?$/.test(text)
}

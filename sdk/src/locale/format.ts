import { NumberFormatter } from '@internationalized/number'
import { inBrasilia } from '../validators/brasilia.js'
import type { Locale } from '../core/locale.js'
import { fillWith, isDecimal, type TextParams } from './fillWith.js'
import { formatDate } from './formatDate.js'

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

/**
 * The formatter is cached, because creating one takes fifteen times as long as using it. A decimal string is passed as it is, to keep all digits.
 * `always`: otherwise Spanish writes `1000` here, and fields write `1.000`.
 */
const write = (locale: Locale, value: number | Intl.StringNumericLiteral, options?: Intl.NumberFormatOptions) =>
  new NumberFormatter(locale, { useGrouping: 'always', ...options }).format(value as number)

/** Fills in the placeholders of a text, with numbers in the format of the language. */
export function fillText(locale: Locale, text: string, params?: TextParams): string {
  return fillWith((value, options) => write(locale, value, options), text, params)
}

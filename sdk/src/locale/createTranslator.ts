import type { Locale } from '../core/locale.js'
import type { Title } from '../core/route.js'
import { fillText, formatDateTime, formatMoney, formatNumber, ordinalMark } from './format.js'
import { formatDate } from './formatDate.js'
import type { Catalogue, MessageKey, PluralKey } from './messageKey.js'

/** Values for the placeholders (`{name}`) of a text. */
export type TextParams = Readonly<Record<string, string | number>>

/** Texts, dates and numbers in one language. */
export interface Translator {
  readonly locale: Locale
  readonly text: (key: MessageKey, params?: TextParams) => string
  /** The text for a key built at run time (`validation.${code}`), or `undefined` when there is none. */
  readonly maybeText: (key: string, params?: TextParams) => string | undefined
  /** The text of a page's title or of a menu's label. */
  readonly title: (title: Title) => string
  /** Chooses between `<key>.one` and `<key>.other`; `{count}` is filled in. */
  readonly plural: (key: PluralKey, count: number, params?: TextParams) => string
  /** A calendar date `YYYY-MM-DD` as `dd/mm/aaaa`. */
  readonly date: (calendarDate: string) => string
  /** A timestamp in Brasília time, with the zone's name. */
  readonly dateTime: (timestamp: string) => string
  /** A decimal string in BRL. */
  readonly money: (amount: string) => string
  readonly number: (value: number | string, options?: Intl.NumberFormatOptions) => string
  /** What makes a whole number an ordinal: `º`, in English `st`, `nd`, `rd` or `th`. */
  readonly ordinalMark: (value: number | string) => string
}

/** Creates the texts and formats of `locale` from its loaded catalogue. No React. */
export function createTranslator(locale: Locale, catalogue: Catalogue): Translator {
  let rules: Intl.PluralRules | undefined
  const texts: Readonly<Record<string, string | undefined>> = catalogue
  const maybeText = (key: string, params?: TextParams) => {
    const text = texts[key]
    return text === undefined ? undefined : fillText(locale, text, params)
  }
  return {
    locale,
    text: (key, params) => maybeText(key, params) ?? key,
    maybeText,
    title: (title) => (typeof title === 'string' ? (maybeText(title) ?? title) : title[locale]),
    plural: (key, count, params) => {
      rules ??= new Intl.PluralRules(locale)
      // Portuguese plural rules treat 0 as singular, but we write "0 registros".
      const form = count !== 0 && rules.select(count) === 'one' ? 'one' : 'other'
      return maybeText(`${key}.${form}`, { count, ...params }) ?? key
    },
    date: formatDate,
    dateTime: (timestamp) => formatDateTime(timestamp, catalogue['common.zone']),
    money: formatMoney,
    number: (value, options) => formatNumber(locale, value, options),
    ordinalMark: (value) => ordinalMark(locale, value),
  }
}

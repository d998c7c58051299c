import { withSign } from '../kinds/number/withSign.js'
import { formatDate } from './formatDate.js'

/** Writes a number in a language. A decimal string is passed as it is, to keep all digits. */
export type WriteNumber = (value: number | Intl.StringNumericLiteral, options?: Intl.NumberFormatOptions) => string

/** The values of a text's placeholders, by name. */
export type TextParams = Readonly<Record<string, string | number>>

/**
 * Fills in the placeholders of a text: `{name}` → `params.name`. Numbers are written by `write`; unknown placeholders stay. `{name:number}`
 * marks a decimal string, `{name:money}` an amount in BRL, `{name:date}` a calendar date. Other strings stay unchanged, because they may be
 * codes.
 */
export function fillWith(write: WriteNumber, text: string, params: TextParams = {}): string {
  const amount = (value: number | string, options: Intl.NumberFormatOptions) =>
    typeof value === 'number' || isDecimal(value) ? write(value, options) : value
  return text.replace(/\{(\w+)(?::(\w+))?\}/g, (place, name: string, kind?: string) => {
    const value = params[name]
    if (value === undefined) return place
    // Quantities have up to four places; with three, the smallest would show as 0.
    if (typeof value === 'number' || kind === 'number') return amount(value, { maximumFractionDigits: 4 })
    if (kind === 'money') return withSign(amount(value, { minimumFractionDigits: 2, maximumFractionDigits: 4 }))
    return kind === 'date' ? formatDate(value) : value
  })
}

export function isDecimal(text: string): text is Intl.StringNumericLiteral {
  return /^-?\d+(\.\d+)?$/.test(text)
}

import type { Locale } from '../../core/locale.js'
import { maskEdit, type MaskedText } from '../../validators/maskEdit.js'
import { maskNumber } from '../../validators/maskNumber.js'
import { plainDigits } from '../../validators/text.js'
import { isPasted } from '../isPasted.js'

/** The format of a number in a field. A minus or places that the field does not allow stay visible until the value is refused. */
export interface NumberShape {
  /** Decimal places. */
  readonly fraction: number
  /** Groups thousands: `1.234` instead of `1234`. */
  readonly isGrouped: boolean
}

/** `"1234.5"` or `1234.5` in the Brazilian format: `1.234,5`. `places` sets a minimum: `1.234,50`. A value that is not a number stays unchanged. */
export function formatNumber(value: unknown, shape: NumberShape, places = 0): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const decimal = String(value)
  if (!/^-?\d*(?:\.\d*)?$/.test(decimal)) return decimal
  const [, given = ''] = decimal.split('.')
  if (given.length > shape.fraction) return decimal.replace('.', ',')
  const text = lay(decimal.replace('.', ','), shape)
  if (!places || !/\d/.test(text)) return text
  const [whole = '', shown = ''] = text.split(',')
  return `${whole},${shown.padEnd(places, '0')}`
}

/**
 * The value of a field's text as a decimal string; `null` when empty; a text that is not a number stays unchanged. A JavaScript number would lose
 * cents.
 */
export function parseNumber(text: string): string | null {
  if (!written.test(text)) return text.trim() || null
  const plain = text.replace(/\./g, '').replace(',', '.').replace(/\.$/, '')
  return /\d/.test(plain) ? plain.replace(/^(-?)\./, '$10.') : null
}

/** The result of an edit. */
export interface EditedNumber extends MaskedText {
  /** Set after a point was typed: the text with that point as its decimal mark. */
  readonly divided?: string
  /** Set after a last digit had no place behind the comma: the text with it. */
  readonly grouped?: string
}

interface NumberEdit {
  /** The Delete key was pressed. @default false */
  readonly isForward?: boolean
  /** The `divided` of the previous edit. */
  readonly divided?: string | undefined
  /** The `grouped` of the previous edit. */
  readonly grouped?: string | undefined
  /** Characters of the field's own signs, which may be typed: `R$`. */
  readonly own?: string
}

/**
 * The text after an edit, with its caret. A point that was typed or pasted as a decimal mark becomes a comma, until three digits after it show
 * that it groups thousands: "1.5" is one and a half, "1.000" is a thousand. A text that is not a number stays unchanged: without its words, "2
 * mil" and "8 de 10" would be other numbers.
 */
export function editNumber(
  raw: MaskedText,
  shown: string,
  shape: NumberShape,
  { isForward = false, divided, grouped, own = '' }: NumberEdit = {},
): EditedNumber {
  const typed = raw.text.length === shown.length + 1 ? raw.text.charAt(raw.caret - 1) : ''
  if (divided !== undefined && /\d/.test(typed) && raw.text === shown + typed) {
    const edited = behindPoint(divided + typed, shape)
    if (edited) return edited
  }
  // A letter shows that this is no number: the comma is again the point that was typed.
  if (divided !== undefined && raw.text === shown + typed && hasWords(typed, own)) {
    const text = divided.replace(',', '.') + typed
    return { text, caret: text.length }
  }
  const isWhole = isPasted(shown, raw.text)
  // The field showed "1,23" of "1,234": the point behind it says that the comma grouped thousands.
  if (typed === '.' && grouped !== undefined && raw.text === `${shown}.`) {
    const text = lay(`${grouped.replace(',', '')},`, shape)
    return { text, caret: text.length }
  }
  // Behind a comma a point says that the comma grouped thousands: "1,000.50" is read when it is whole.
  if (!isWhole && (hasWords(raw.text, own) || (typed === '.' && shown.includes(',')))) return raw
  if (isWhole || isForeignNumber(shown, shape)) {
    const read = readNumber(raw.text, shape, own)
    if (read === undefined) return raw
    return maskEdit({ text: read, caret: Math.max(0, read.length - (raw.text.length - raw.caret)) }, (part) => lay(part, shape), keys)
  }
  const text = typed === '.' ? `${raw.text.slice(0, raw.caret - 1)},${raw.text.slice(raw.caret)}` : raw.text
  const edited = maskEdit({ text, caret: raw.caret }, (part) => lay(part, shape), { ...keys, isForward })
  if (typed === '.' && edited.text === `${shown},`) return { ...edited, divided: edited.text }
  return edited.text === shown && /^-?[1-9]\d{0,2},\d{3}$/.test(raw.text) ? { ...edited, grouped: raw.text } : edited
}

/** Whether a text has more than digits and marks, apart from the field's own signs. */
const hasWords = (text: string, own: string): boolean =>
  plainDigits(text)
    .split('')
    .some((character) => /[^\d.,\s-]/.test(character) && !own.includes(character.toUpperCase()))

/** Handles digits typed after a point; `undefined` when there are too many digits for both meanings of the point. */
function behindPoint(divided: string, shape: NumberShape): EditedNumber | undefined {
  const places = divided.length - divided.indexOf(',') - 1
  // A whole number is shown without its points, and has no places that could be meant instead.
  const isGroup = (shape.isGrouped ? /^-?[1-9]\d{0,2}(\.\d{3})*,\d{3}$/ : /^-?[1-9]\d*,\d{3}$/).test(divided)
  if (!isGroup && places > shape.fraction) return undefined
  const text = lay(isGroup ? divided.replace(',', '') : divided, shape)
  return { text, caret: text.length, divided }
}

/** Whether a text was pasted that is not a number, or has more places than the field. */
export function isForeignNumber(text: string, shape: NumberShape): boolean {
  return lay(text, shape) !== text
}

/**
 * Turns a number as a field writes it in a language into the Brazilian format that everything here reads and writes, and back: English swaps
 * point and comma. Amounts in BRL are Brazilian in every language (section 9 of the specification).
 */
export function marksOf(locale: Locale, { sign }: { readonly sign?: string | undefined }): (text: string) => string {
  return locale === 'en-US' && sign !== 'R$' ? swapMarks : (text) => text
}

/**
 * Whether a text, with the marks that a field reads, is another number for people of another country: one mark before three digits is 1.200 or
 * 1,2. It is read as the field writes numbers, and the person is told. Amounts in BRL are foreign to an English page, so there both marks are in doubt.
 */
export function hasTwoReadings(text: string, locale: Locale, { sign }: { readonly sign?: string | undefined }): boolean {
  const bare = text.replace(/^\s*(?:R\$)?\s*|\s+$/gi, '')
  return (locale === 'en-US' && sign === 'R$' ? /^-?[1-9]\d{0,2}[.,]\d{3}$/ : /^-?[1-9]\d{0,2},\d{3}$/).test(bare)
}

const swapMarks = (text: string) => text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))

/** A number in the format of a field, or the start of one. */
const written = /^-?(?:\d{1,3}(?:\.\d{3})+|\d*)(?:,\d*)?$/
const keys = { typed: /[\d,-]/ }

/** Whether a text is a valid number for a list filter: no record of the API has more digits. */
export const isAmount = (text: string): boolean => /^-?\d{1,9}(\.\d{1,6})?$/.test(text)

/** A word after a number that multiplies it, as in "1,2 milhão": without it the number would be another one. */
const magnitude =
  /\d\s*(?:mil|mi|bi|k|milh(?:ão|ões|ao|oes)|bilh(?:ão|ões|ao|oes)|d[úu]zias?|dezenas?|centenas?|thousand|[mb]illions?|dozens?|mill(?:ón|on|ones)|docenas?)(?!\p{L})/iu

/** An amount of another country: without its sign it would be one of ours. */
const foreignMoney = /(?:us?\s?\$|(?<!\p{L})(?:usd|eur|gbp|ars|pyg|d[óo]lar(?:es)?|euros?|guaran[íi]e?s?)(?!\p{L}))/iu

/** Letters typed for the digits that they look like, as in "1.2OO" or "l2": taken for a unit, they would leave another number. */
const lookalike = /\d[.,]?[oOI]+\b|\b[oOIl]+\d/

/**
 * A number from people or spreadsheets as `1234,5`; `undefined` when it is ambiguous or would lose places, for an amount of another country, and for a
 * percentage where the field's `own` sign is another one.
 */
export function readNumber(text: string, { fraction, isGrouped }: NumberShape, own = ''): string | undefined {
  if (magnitude.test(text) || foreignMoney.test(text) || (text.includes('%') && !own.includes('%'))) return undefined
  // In a place in an order the letter is the mark: "1o" is "1º".
  if (lookalike.test(text) && !own.includes('º')) return undefined
  // Removes a currency before the number and a unit after it, but not a minus or plus sign.
  const bare = plainDigits(text)
    .replace(/^[\p{L}$\s]+|(?<![\p{L}%°\s])[\p{L}%°\s]+$/gu, '')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
  const decimal = decimalMark(bare)
  const [whole = '', places = ''] = (decimal ?? '').split(',')
  if (decimal === undefined || (text.trim() !== '' && bare === '')) return undefined
  // A whole number, which alone is shown without points, has no places.
  const most = isGrouped ? fraction : 0
  if (/[^0]/.test(places.slice(most))) return undefined
  return decimal.includes(',') && most > 0 ? `${whole},${places.slice(0, most)}` : whole
}

// "1.234" is a thousand here; "1234.56" comes from another system, "1,234.56" from another country.
function decimalMark(text: string): string | undefined {
  if (written.test(text)) return text.replaceAll('.', '')
  if (/^-?\d+\.\d*$/.test(text)) return text.replace('.', ',')
  if (/^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(text)) return text.replaceAll(',', '').replace('.', ',')
  return undefined
}

function lay(text: string, { fraction, isGrouped }: NumberShape): string {
  const masked = maskNumber(text, { fraction })
  return isGrouped ? masked : masked.replace(/\./g, '')
}

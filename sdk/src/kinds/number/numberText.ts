import { maskEdit, type MaskedText } from '../../validators/maskEdit.js'
import { maskNumber } from '../../validators/maskNumber.js'
import { plainDigits } from '../../validators/text.js'
import { isPasted } from '../isPasted.js'

/** How a number is written in a field. What the field may not hold, a minus or places, stays in sight until it is refused. */
export interface NumberShape {
  /** Places after the comma. */
  readonly fraction: number
  /** `1.234` instead of `1234`. */
  readonly isGrouped: boolean
}

/** `"1234.5"` or `1234.5` as it is read in Brazil: `1.234,5`. With `places` it has at least so many: `1.234,50`. What is no number stays as it is. */
export function formatNumber(value: unknown, shape: NumberShape, places = 0): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const decimal = String(value)
  if (!/^-?\d*\.?\d*$/.test(decimal)) return decimal
  const [, given = ''] = decimal.split('.')
  if (given.length > shape.fraction) return decimal.replace('.', ',')
  const text = lay(decimal.replace('.', ','), shape)
  if (!places || !/\d/.test(text)) return text
  const [whole = '', shown = ''] = text.split(',')
  return `${whole},${shown.padEnd(places, '0')}`
}

/** What a field's text stands for, as a decimal string; `null` when nothing is in it, and a text that is no number as it is. Digits are never turned into a number: that would lose cents. */
export function parseNumber(text: string): string | null {
  if (!written.test(text)) return text.trim() || null
  const plain = text.replace(/\./g, '').replace(',', '.').replace(/\.$/, '')
  return /\d/.test(plain) ? plain.replace(/^(-?)\./, '$10.') : null
}

/** What an edit leads to. */
interface EditedNumber extends MaskedText {
  /** After a point was typed: the text with that point as its decimal mark. */
  readonly divided?: string
}

interface NumberEdit {
  /** The Delete key was pressed. @default false */
  readonly isForward?: boolean
  /** Of the edit before. */
  readonly divided?: string | undefined
}

/**
 * The text after an edit, the caret kept. A point typed or pasted as a decimal mark becomes a comma, until three digits behind it say that
 * it groups: "1.5" is one and a half, "1.000" a thousand. What is pasted and no number stays as it is.
 */
export function editNumber(
  raw: MaskedText,
  shown: string,
  shape: NumberShape,
  { isForward = false, divided }: NumberEdit = {},
): EditedNumber {
  const typed = raw.text.length === shown.length + 1 ? raw.text.charAt(raw.caret - 1) : ''
  if (divided !== undefined && /\d/.test(typed) && raw.text === shown + typed) {
    const edited = behindPoint(divided + typed, shape)
    if (edited) return edited
  }
  if (isPasted(shown, raw.text) || isForeignNumber(shown, shape)) {
    const read = readNumber(raw.text, shape)
    if (read === undefined) return raw
    return maskEdit({ text: read, caret: Math.max(0, read.length - (raw.text.length - raw.caret)) }, (part) => lay(part, shape), keys)
  }
  const text = typed === '.' ? `${raw.text.slice(0, raw.caret - 1)},${raw.text.slice(raw.caret)}` : raw.text
  const edited = maskEdit({ text, caret: raw.caret }, (part) => lay(part, shape), { ...keys, isForward })
  return typed === '.' && edited.text === `${shown},` ? { ...edited, divided: edited.text } : edited
}

/** Digits typed after a point; nothing once there are more than either reading of it allows. */
function behindPoint(divided: string, shape: NumberShape): EditedNumber | undefined {
  const places = divided.length - divided.indexOf(',') - 1
  const isGroup = shape.isGrouped && /^-?[1-9]\d{0,2}(\.\d{3})*,\d{3}$/.test(divided)
  if (!isGroup && places > shape.fraction) return undefined
  const text = lay(isGroup ? divided.replace(',', '') : divided, shape)
  return { text, caret: text.length, divided }
}

/** Whether a text was pasted that is no number, or has more places than the field. */
export function isForeignNumber(text: string, shape: NumberShape): boolean {
  return lay(text, shape) !== text
}

/** A number as a field shows it, or the beginning of one. */
const written = /^-?(?:\d{1,3}(?:\.\d{3})+|\d*)(?:,\d*)?$/
const keys = { typed: /[\d,-]/ }

/** Whether a text is a number that a list may be asked for: no record of the API holds more digits. */
export const isAmount = (text: string): boolean => /^-?\d{1,9}(\.\d{1,6})?$/.test(text)

/** A number as people and spreadsheets write it, as `1234,5`; nothing for what could only be guessed at, or loses places. */
export function readNumber(text: string, { fraction }: NumberShape): string | undefined {
  // Currency before and unit after say nothing more; signs of reckoning do.
  const bare = plainDigits(text)
    .replace(/^[\p{L}$\s]+|[\p{L}%\s]+$/gu, '')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
  const decimal = decimalMark(bare)
  const [whole = '', places = ''] = (decimal ?? '').split(',')
  if (decimal === undefined || (text.trim() !== '' && bare === '')) return undefined
  const kept = places.slice(0, fraction)
  if (/[^0]/.test(places.slice(fraction))) return undefined
  return decimal.includes(',') && fraction > 0 ? `${whole},${kept}` : whole
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

import { maskEdit, type MaskedText } from '../validators/maskEdit.js'
import { maskNumber } from '../validators/maskNumber.js'

/** How a number is written in a field. What the field may not hold, a minus or places, stays in sight until it is refused. */
export interface NumberShape {
  /** Places after the comma. */
  readonly fraction: number
  /** `1.234` instead of `1234`. */
  readonly isGrouped: boolean
}

/** `"1234.5"` or `1234.5` as it is read in Brazil: `1.234,5`. With `isFinal` it has all its places: `1.234,50`. */
export function formatNumber(value: unknown, shape: NumberShape, isFinal = false): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const text = lay(String(value).replace('.', ','), shape)
  if (!isFinal || !shape.fraction || !/\d/.test(text)) return text
  const [whole = '', places = ''] = text.split(',')
  return `${whole},${places.padEnd(shape.fraction, '0')}`
}

/** What a field's text stands for, as a decimal string; `null` when there is no digit. Digits are never turned into a number: that would lose cents. */
export function parseNumber(text: string): string | null {
  const plain = text.replace(/\./g, '').replace(',', '.').replace(/\.$/, '')
  return /\d/.test(plain) ? plain.replace(/^(-?)\./, '$10.') : null
}

/** The text after an edit, the caret kept. A point typed or pasted as a decimal mark becomes a comma. */
export function editNumber(raw: MaskedText, shown: string, shape: NumberShape, isForward = false): MaskedText {
  const typed = raw.text.length === shown.length + 1 ? raw.text.charAt(raw.caret - 1) : ''
  const text = typed === '.' ? `${raw.text.slice(0, raw.caret - 1)},${raw.text.slice(raw.caret)}` : commaForPoint(raw.text, shown)
  return maskEdit({ text, caret: raw.caret }, (part) => lay(part, shape), { typed: /[\d,-]/, isForward })
}

// "1234.56" comes from a spreadsheet or another system; "1.234" is a thousand here.
function commaForPoint(text: string, shown: string): string {
  return text.length > shown.length + 1 && /^\D*\d+\.\d{1,2}\D*$/.test(text) ? text.replace('.', ',') : text
}

function lay(text: string, { fraction, isGrouped }: NumberShape): string {
  const masked = maskNumber(text, { fraction })
  return isGrouped ? masked : masked.replace(/\./g, '')
}

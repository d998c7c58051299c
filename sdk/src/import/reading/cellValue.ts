import type { AnyControl } from '../../core/control.js'
import { formatNumber } from '../../kinds/number/numberText.js'
import type { DecimalOptions } from '../../kinds/number/decimal.js'
import { formatDate } from '../../kinds/time/dateText.js'
import { momentText } from '../../kinds/time/momentText.js'

/** What a field reads from the text of a cell, as if it were typed there: `3/2/85` is a day, `1.500` a thousand and a half. */
export function readCellValue(control: AnyControl, text: string): string | number | undefined {
  // A masked CPF of an export, `***.839.259-**`, means the stored one.
  const value = isTyped(control) && text !== '' && !text.includes('*') ? control.kind.read?.(text, control.options, noTexts) : undefined
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** The text as its field shows it, so that the check shows what will be stored. A text that the field cannot read stays as it is. */
export function shownCell(control: AnyControl, text: string): string {
  if (control.kind.name === 'date-time') return shownMoment(control, text)
  const value = readCellValue(control, text)
  if (value === undefined) return text
  const { kind, options } = control
  const mask = kind.mask?.(options)
  if (mask) return mask.format(String(value))
  if (kind.complete) return String(value)
  if (kind.cell === 'date') return formatDate(value)
  const { fraction = 0, places = 0 } = options as DecimalOptions
  return formatNumber(value, { fraction, isGrouped: typeof value === 'string' }, places)
}

/** A moment with seconds stays as it is, because its field would lose them. */
function shownMoment({ kind, options }: AnyControl, text: string): string {
  const value = kind.read?.(text, options, noTexts)
  const shown = momentText.format(value)
  return value !== undefined && kind.read?.(shown, options, noTexts) === value ? shown : text
}

/**
 * Writes the numbers of a file with decimal points as people type them here. `1.500` is one and a half there; other texts mean the same in
 * both.
 */
export function withComma({ kind }: AnyControl, text: string): string {
  return kind.cell === 'number' && /^-?\d+\.\d+$/.test(text) ? text.replace('.', ',') : text
}

/** Closed lists and references are read by their labels and names, moments and answers by the server. */
function isTyped({ kind, options }: AnyControl): boolean {
  return kind.cell === 'number' || kind.name === 'date' || kind.complete !== undefined || kind.mask?.(options) !== undefined
}

const noTexts: ReadonlyMap<string, string> = new Map()

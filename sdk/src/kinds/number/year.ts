import { today } from '../../core/calendar.js'
import type { Declare } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'
import { integerKind, type NumberOptions } from './integer.js'

/** A control for a year: a whole number without a thousands separator. Two digits mean a year of this century until ten years from now. */
export const year: Declare<number, NumberOptions> = (options: NumberOptions = {}) => ({ kind: yearKind, options })

const yearKind: Kind = {
  ...integerKind,
  schema: 'year',
  width: 6.5,
  format: (value) => value,
  read: (text, options, texts) => wholeYear(integerKind.read?.(text, options, texts)),
  draft: wholeYear,
}

/** The same rule as for the dates of `yearsOf`. */
function wholeYear(value: unknown): unknown {
  if (typeof value !== 'number' || value < 0 || value > 99) return value
  const last = Number(today().slice(0, 4)) + 10
  const year = Math.floor(last / 100) * 100 + value
  return year > last ? year - 100 : year
}

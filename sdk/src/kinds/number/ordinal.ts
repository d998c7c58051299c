import type { Declare } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'
import { integerKind, type NumberOptions } from './integer.js'

/** A control for a place in an order; the value is a whole number: 72 is shown as `72º`, in English as `72nd`. */
export const ordinal: Declare<number, Omit<NumberOptions, 'unit'>> = (options: Omit<NumberOptions, 'unit'> = {}) => ({
  kind: ordinalKind,
  options,
})

const ordinalKind: Kind = {
  ...integerKind,
  format: (value, { ordinalMark }) => `${value}${ordinalMark(value)}`,
  mark: (value, { ordinalMark }) => ordinalMark(value),
}

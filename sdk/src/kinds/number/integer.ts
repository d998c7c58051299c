import type { Control, Declare } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import { isAmount, readNumber } from './numberText.js'

/** Options of whole numbers. */
export interface NumberOptions extends ControlOptions {
  readonly min?: number
  readonly max?: number
  readonly unit?: string
  /** The number that an empty field stands for. @default none: an empty field is `null` */
  readonly blank?: number
}

/** A control for a whole number. */
export const integer: DeclareInteger = (options: NumberOptions = {}) => ({ kind: integerKind, options })

interface DeclareInteger extends Declare<number, NumberOptions> {
  (options: NumberOptions & { readonly blank: number }): Control<number, NumberOptions>
}

export const integerKind: Kind = {
  name: 'integer',
  editor: 'number',
  empty: null,
  span: 3,
  width: 7.5,
  least: 5.4,
  isNumeric: true,
  format: (value, { number }) => number(value),
  read: (text) => {
    const read = readNumber(text, { fraction: 0, isGrouped: false })
    return read ? Number(read) : undefined
  },
  keepsText: true,
  filter: 'range',
  isBound: isAmount,
  cell: 'number',
}

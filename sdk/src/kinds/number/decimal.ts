import type { AnyControl, Declare } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import type { NumberOptions } from './integer.js'
import { isAmount, parseNumber, readNumber } from './numberText.js'

/** Options of decimal strings. */
export interface DecimalOptions extends NumberOptions {
  /** Decimal places. @default 2 */
  readonly fraction?: number
  /** A unit beside the number: `R$`, `%`. */
  readonly sign?: string
  /** Minimum number of decimal places to show, filled with zeros. @default 0 */
  readonly places?: number
}

/** A control for a decimal number; the value is a decimal string: `"12.5000"`. */
export const decimal: Declare<string, DecimalOptions> = (options: DecimalOptions = {}) => decimalOf(decimalKind, options)

/** A control for a kind of decimal number. */
export const decimalOf = (kind: Kind, options: DecimalOptions): Pick<AnyControl, 'kind' | 'options'> => ({ kind, options })

export const decimalKind: Kind = {
  name: 'decimal',
  editor: 'number',
  empty: null,
  span: 3,
  width: 9,
  least: 6,
  isNumeric: true,
  format: (value, { number }) => number(value),
  read: readDecimal,
  keepsText: true,
  filter: 'range',
  isBound: isAmount,
  draft: plainDecimal,
  cell: 'number',
}

/** Keeps the digits as text, because a JavaScript number would lose cents. */
function readDecimal(text: string, options: ControlOptions): string | undefined {
  const { fraction = 2, sign } = options as DecimalOptions
  const read = readNumber(text, { fraction, isGrouped: true }, sign)
  return read ? (parseNumber(read) ?? undefined) : undefined
}

/** `"1000.0000"` → `"1000"`; a value that is not a decimal string stays unchanged. */
export function plainDecimal<Value>(value: Value): Value | string {
  if (typeof value !== 'string' || !/^-?\d+(\.\d+)?$/.test(value)) return value
  const [whole = '', places = ''] = value.split('.')
  const kept = places.replace(/(?<!0)0+$/, '')
  const plain = `${whole.replace(/^(-?)0+(?=\d)/, '$1')}${kept && `.${kept}`}`
  return plain === '-0' ? '0' : plain
}

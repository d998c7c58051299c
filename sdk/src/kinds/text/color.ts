import type { Declare } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'

/** A control for a colour; the value is `#` and six hexadecimal digits: `#0f766e`. */
export const color: Declare<string> = (options: ControlOptions = {}) => ({ kind: colorKind, options })

const colorKind: Kind = { name: 'color', editor: 'color', empty: '', span: 3, width: 8.5, read: readColor, keepsText: true }

/** `#0F766E`, `0f766e` and `#0b7` in the format of the API; `undefined` when the text is not a colour. */
export function readColor(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  const whole = /^[0-9a-f]{3}$/.test(digits) ? digits.replace(/./g, '$&$&') : digits
  return /^[0-9a-f]{6}$/.test(whole) ? `#${whole}` : undefined
}

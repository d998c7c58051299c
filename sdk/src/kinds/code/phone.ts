import type { Control } from '../../core/control.js'
import type { ControlOptions } from '../../core/kind.js'
import { formatPhone, parsePhone } from '../../validators/phone.js'
import type { Mask } from '../../core/kind.js'
import { codeKind, digitMask } from './codeKind.js'

/** A control for a phone number; the value is digits, with `+` for a foreign number. */
export const phone = (options: ControlOptions = {}): Control<string> => ({ kind: phoneKind, options })

const mask: Mask = { ...digitMask(formatPhone, parsePhone, '(41) 99999-0000'), inputMode: 'tel', typed: /[\d+]/ }
const phoneKind = codeKind('phone', mask, { width: 11, format: formatPhone })

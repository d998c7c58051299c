import type { Declare } from '../../core/control.js'
import { formatPhone, lacksAreaCode, parsePhone } from '../../validators/phone.js'
import type { ControlOptions, Mask } from '../../core/kind.js'
import { codeKind, digitMask, figuresIn, readBy } from './codeKind.js'

/** A control for a phone number; the value is digits, with `+` for a foreign number. */
export const phone: Declare<string> = (options: ControlOptions = {}) => ({ kind: phoneKind, options })

const mask: Mask = { ...digitMask(formatPhone, parsePhone, '(41) 99999-0000'), inputMode: 'tel', typed: /[\d+]/ }
/** In a sheet a number is whole: the mask would take the first digits of one without an area code for it. */
const read = (text: string) => (lacksAreaCode(figuresIn(text)) ? undefined : readBy(mask)(text))
const phoneKind = codeKind('phone', mask, { width: 11, format: formatPhone, read })

import type { Control } from '../../core/control.js'
import type { ControlOptions, Mask } from '../../core/kind.js'
import { mask } from '../../validators/mask.js'
import { plainDigits } from '../../validators/text.js'
import { codeKind } from '../code/codeKind.js'

/** A control for a time of day; the value is `HH:MM`, 24 hours, without zone. */
export const time = (options: ControlOptions = {}): Control<string> => ({ kind: timeKind, options })

/** `7h30`, `7:30`, `0730`, `19h` and `07:30:00` → `07:30`; `undefined` when it is not a time of day. */
export function readTime(typed: string): string | undefined {
  const text = plainDigits(typed).trim().toLowerCase()
  const [, hours, minutes = '00'] =
    /^(\d{1,2})(?:\s*[:h.]\s*(\d{2})?(?:[:.]\d{2}(?:\.\d+)?)?(?:\s*(?:h|min|m))?)?$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

const lay = (text: string) => mask(text, '##:##')
/** Whether a text is the start of a time. */
const isBegun = (text: string) => /^\d{0,2}:?\d?$/.test(text)

const timeMask: Mask = {
  format: (text) => (isBegun(text) ? lay(text) : (readTime(text) ?? text)),
  lay,
  parse: (text) => (isBegun(text) ? text : (readTime(text) ?? text.trim())),
  loses: (text) => /\d{2}:\d{2}/.test(text) && readTime(text) === undefined,
  example: '07:30',
  inputMode: 'numeric',
}
const timeKind = codeKind('time', timeMask, { span: 2, width: 7, read: readTime })

import type { Declare } from '../../core/control.js'
import type { ControlOptions, Mask } from '../../core/kind.js'
import { beginsTimeName, readTime } from '../../validators/readTime.js'
import { codeKind } from '../code/codeKind.js'
import { layTime } from './timeText.js'

/** A control for a time of day; the value is `HH:MM`, 24 hours, without zone. */
export const time: Declare<string> = (options: ControlOptions = {}) => ({ kind: timeKind, options })

/** Whether a text is the start of a time. */
const isBegun = (text: string) => /^\d{0,2}:?\d?$/.test(text)

const hasWords = (text: string) => /^\s*\p{L}/u.test(text)

/** `meio-dia` is read when it is whole, and `às 9` when the field is left: its minutes may follow. */
const layWords = (text: string) => (/\d/.test(text) ? text : (readTime(text) ?? text))

const timeMask: Mask = {
  format: (text) => (isBegun(text) ? layTime(text) : hasWords(text) ? layWords(text) : (readTime(text) ?? text)),
  lay: (text) => (hasWords(text) ? layWords(text) : layTime(text)),
  parse: (text) => (isBegun(text) ? text : hasWords(text) ? layWords(text) : (readTime(text) ?? text.trim())),
  complete: (text) => readTime(text) ?? text,
  loses: (text) =>
    (hasWords(text) || /\d{2}:\d{2}/.test(text)) && readTime(text) === undefined && !(hasWords(text) && beginsTimeName(text)),
  example: '07:30',
  inputMode: 'numeric',
}
const timeKind = codeKind('time', timeMask, { span: 2, width: 7, read: readTime })

import type { AnyControl, DateOptions } from '../core/control.js'
import { mask } from '../validators/mask.js'
import { maskEdit, type MaskedText } from '../validators/maskEdit.js'
import { plainDigits } from '../validators/text.js'
import { isPasted } from './isPasted.js'

/** `2026-05-03` → `03/05/2026`; a text that is no date yet stands as it was typed. */
export function formatDate(value: unknown): string {
  if (typeof value !== 'string') return ''
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []
  return year ? `${day}/${month}/${year}` : value
}

/** `03/05/2026` → `2026-05-03`; what is no calendar date stays as typed, so that it can be shown and refused; empty is `null`. */
export function parseDate(text: string): string | null {
  if (text === '') return null
  const [, day = '', month = '', year = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []
  return year && isCalendarDate(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : text
}

/** The text after an edit, the caret kept. Takes `3/5/2026`, `3/5/26`, `2026-05-03`, `03.05.2026` and `03052026` when pasted; what is no date stays as it is. */
export function editDate({ text: typed, caret: at }: MaskedText, shown: string, isForward = false): MaskedText {
  const raw = { text: plainDigits(typed), caret: at }
  if (isPasted(shown, raw.text) || isForeignDate(shown)) {
    const read = readDate(raw.text)
    return read ? { text: read, caret: read.length } : { text: typed, caret: at }
  }
  const isSlash = raw.text.length > shown.length && /[/.\- ]/.test(raw.text.charAt(raw.caret - 1))
  const text = isSlash ? padParts(`${raw.text.slice(0, raw.caret - 1)}/${raw.text.slice(raw.caret)}`) : raw.text
  const caret = raw.caret + text.length - raw.text.length
  const edited = maskEdit({ text, caret }, layDate, { isForward })
  // The slash that was typed stays visible: "03/" invites the month.
  return isSlash && edited.caret === edited.text.length && /^\d\d(\/\d\d)?$/.test(edited.text)
    ? { text: `${edited.text}/`, caret: edited.text.length + 1 }
    : edited
}

/** Whether a text was pasted that is not even the beginning of a date. */
export function isForeignDate(text: string): boolean {
  return layDate(text) !== text.replace(/\/$/, '')
}

/** On leaving the field: `03/05/26` gets its century, `lastYear` at the latest. */
export function completeDate(text: string, lastYear: number): string {
  const [, start = '', short] = /^(\d\d\/\d\d\/)(\d\d)$/.exec(text) ?? []
  if (short === undefined) return text.replace(/\/$/, '')
  const year = Math.floor(lastYear / 100) * 100 + Number(short)
  return start + String(year > lastYear ? year - 100 : year)
}

/** Two digits of a year mean at most this one: of what has been none that lies ahead, else ten years from now. */
export function lastYearOf({ options }: Pick<AnyControl, 'options'>): number {
  return new Date().getFullYear() + ((options as DateOptions).isPast ? 0 : 10)
}

function isCalendarDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year)
  return month >= 1 && month <= 12 && day >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function readDate(text: string): string | undefined {
  const trimmed = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(trimmed)
  const local = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d\d)(?: \d\d?:.*)?$/.exec(trimmed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(trimmed)
  const [day, month, year] = iso ? [iso[3], iso[2], iso[1]] : [local?.[1], local?.[2], local?.[3]]
  return year ? `${day?.padStart(2, '0')}/${month?.padStart(2, '0')}/${year}` : undefined
}

function padParts(text: string): string {
  return text.replace(/(^|\/)(\d)(?=\/)/g, '$10$2')
}

function layDate(text: string): string {
  return mask(text, '##/##/####')
}

import { inBrasilia } from '../../validators/brasilia.js'
import { mask } from '../../validators/mask.js'
import { maskEdit, type MaskedText } from '../../validators/maskEdit.js'
import { readDateText } from '../../validators/readDateText.js'
import { readDateTime } from '../../validators/readDateTime.js'
import { readTime } from '../../validators/readTime.js'
import { plainDigits } from '../../validators/text.js'
import { isPasted } from '../isPasted.js'
import { beginsTime, type DateText, dayText, fillYear, formatDate } from './dateText.js'
import { layTime } from './timeText.js'

/** How a moment is typed: `dd/mm/aaaa hh:mm`. The day is typed as in a date field, the time as in a field of times. */
export const momentText: DateText = {
  example: '31/12/2026 08:30',
  format: formatMoment,
  parse: (text) => (text === '' ? null : isWhole(text) ? (readDateTime(text) ?? text) : text),
  edit: editMoment,
  complete: (typed, years) => {
    const text = fillYear(typed, years)
    const read = readDateTime(inShortYears(text))
    return read ? formatMoment(read) : text.includes(' ') ? text.trim() : dayText.complete(text, years)
  },
  isForeign: (text) => (text.includes(' ') ? lay(text).trimEnd() !== text.trimEnd() : dayText.isForeign(text)),
}

/** What to tell about a text that is no moment: its time is missing or unfinished, or the clocks were put forward over it. */
export function whyNoMoment(text: string): 'noHour' | 'tooShort' | 'noSuchHour' | undefined {
  if (text === '') return undefined
  if (!dayWithTime.test(text) && readDateText(text) !== undefined) return 'noHour'
  if (!isWhole(text)) return 'tooShort'
  const [day, time = ''] = text.split(' ')
  const isReal = readDateText(day ?? '') !== undefined && readTime(time) !== undefined
  return isReal && readDateTime(text) === undefined ? 'noSuchHour' : undefined
}

const isWhole = (text: string) => /^\d\d\/\d\d\/(\d\d|\d{4}) \d\d:\d\d$/.test(text)

/** `2026-11-21T10:05:00Z` → `21/11/2026 07:05`; a text that is not a timestamp stays unchanged. */
function formatMoment(value: unknown): string {
  if (typeof value !== 'string') return ''
  const moment = new Date(value)
  if (!/^\d{4}-\d\d-\d\dT/.test(value) || Number.isNaN(moment.getTime())) return value
  const { day, minute } = inBrasilia(moment)
  return `${formatDate(day)} ${minute}`
}

function editMoment({ text: typed, caret: at }: MaskedText, shown: string, isForward = false): MaskedText {
  const raw = { text: plainDigits(typed), caret: at }
  const isPaste = isPasted(shown, raw.text)
  if (isPaste || momentText.isForeign(shown)) {
    const read = readDateTime(raw.text)
    const text = read === undefined ? undefined : formatMoment(read)
    if (text !== undefined) return { text, caret: text.length }
    // A day alone waits for its time. With a time that is not understood, both stay to be mended.
    return dayWithTime.test(raw.text) ? { text: typed, caret: at } : dayText.edit(raw, isPaste ? '' : shown)
  }
  const [day, time] = split(raw.text)
  // "9 horas", "às 9h30min" and "7:30 pm" are times; without its words "7 da noite" would be another one.
  if (time !== undefined && /[^\P{L}hminasàtlorp]/iu.test(time)) return { text: typed, caret: at }
  // A space after an unfinished day is a slash, as in a date field; an hour that follows shows that the year was left out.
  const timed = time === undefined ? beginsTime(day) : undefined
  if (timed !== undefined) return { text: timed, caret: at + timed.length - typed.length }
  const isDay = time === undefined || (time === '' && !shown.includes(' ') && !/^\d\d\/\d\d\/(\d\d|\d{4})$/.test(day))
  return isDay ? dayText.edit(raw, shown, isForward) : maskEdit(raw, lay, { isForward })
}

const dayWithTime = /^\s*(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}([/.-](\d{4}|\d\d))?)[\s,T]+\S/

/** The day and the time of a typed moment; no time when it has not been begun. Eight digits are a day, further ones its time. */
function split(text: string): [day: string, time?: string] {
  const [, day, time] = /^([^\s,T]*)[\s,T]+(.*)$/is.exec(text) ?? /^(\d\d\/?\d\d\/?\d{4})(\d.*)$/.exec(text) ?? []
  return day === undefined ? [text] : [day, time]
}

function lay(text: string): string {
  const [day, time] = split(text)
  const laid = mask(day, '##/##/####')
  return time === undefined ? laid : `${laid} ${layTime(time)}`
}

/** `01/03/2719 00`, which ten digits leave, is `01/03/27 19:00`. */
function inShortYears(text: string): string {
  return text.replace(/^(\d\d\/\d\d\/)(?!19|20)(\d\d)(\d\d) (\d\d)$/, '$1$2 $3:$4')
}

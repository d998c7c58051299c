import { addDays, isCalendarDate, nearestDay, today } from '../../core/calendar.js'
import { mask } from '../../validators/mask.js'
import { maskEdit, type MaskedText } from '../../validators/maskEdit.js'
import { monthsInDigits } from '../../validators/monthsInDigits.js'
import { plainDigits } from '../../validators/text.js'
import { isPasted } from '../isPasted.js'

/** How the year of a typed day is completed. */
export interface YearRule {
  /** The last year that two digits can mean. */
  readonly last: number
  /** A year that is left out is the one that brings the day nearest to this calendar date. @default it must be typed */
  readonly near?: string | undefined
  /** The last day that is possible. @default every day is */
  readonly latest?: string | undefined
}

/** How a date or a moment is typed in a field. */
export interface DateText {
  readonly example: string
  /** The value as the field shows it; an unfinished text stays as typed. */
  readonly format: (value: unknown) => string
  /** The value of a text; `null` when empty. An invalid text stays as typed, so that it can be shown and refused. */
  readonly parse: (text: string) => string | null
  /** The text after an edit, with its caret. */
  readonly edit: (raw: MaskedText, shown: string, isForward?: boolean) => MaskedText
  /** The text after the user leaves the field, with its whole year. */
  readonly complete: (text: string, years: YearRule) => string
  /** Whether a text was pasted that is not even the start of a date. */
  readonly isForeign: (text: string) => boolean
}

/** `2026-05-03` → `03/05/2026`; a text that is not a date stays as typed. */
export function formatDate(value: unknown): string {
  if (typeof value !== 'string') return ''
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []
  return year ? `${day}/${month}/${year}` : value
}

/** Whether a text is a day and a month alone, in any form that a date field takes; a time may follow. */
export function lacksYear(text: string): boolean {
  return splitYearless(text) !== undefined
}

/** `1/3 19h` with the year that `years` gives it: `01/03/2027 19h`; a text that has one, or gets none, stays unchanged. */
export function fillYear(text: string, { near, latest }: YearRule): string {
  const [monthDay, rest = ''] = (near !== undefined && splitYearless(text)) || []
  const day = monthDay && near ? nearestDay(monthDay, near, latest) : undefined
  return day === undefined ? text : formatDate(day) + rest
}

/** The day and month of a text without a year, as `MM-DD`, and the time that may follow. */
function splitYearless(text: string): readonly [monthDay: string, rest: string] | undefined {
  const whole = text.trim().replace(/\s+/g, ' ')
  const [rest = ''] = / (?:[àa]s )?\d{1,2}(?:[:h][\d:hm]*)?$/i.exec(whole) ?? []
  const day = whole.slice(0, whole.length - rest.length).replace(/^(\d\d)(\d\d)$/, '$1/$2')
  if (readDate(whole) !== undefined) return undefined
  // A leap year, which has every day.
  const read = readDate(`${day.replace(/[/.-]$/, '')}/2000`)
  const date = read === undefined ? null : parseDate(read)
  return date === null || date === read ? undefined : [date.slice(5), rest]
}

/** `03/05/2026` → `2026-05-03`; `null` when empty. An invalid text stays as typed, so that it can be shown and refused. */
export function parseDate(text: string): string | null {
  if (text === '') return null
  const [, day = '', month = '', year = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  return isCalendarDate(date) ? date : text
}

/**
 * The text after an edit, with its caret. A paste may be `3/5/2026`, `3/5/26`, `2026-05-03`, `03.05.2026`, `3 de maio de 2026` or `03052026`; other texts stay unchanged.
 */
export function editDate({ text: typed, caret: at }: MaskedText, shown: string, isForward = false): MaskedText {
  const raw = { text: plainDigits(typed), caret: at }
  const isWhole = isPasted(shown, raw.text)
  const begun = isWhole ? undefined : beginsWithYear(raw.text)
  if (begun !== undefined) return { text: begun, caret: at + begun.length - typed.length }
  const timed = isWhole ? undefined : beginsTime(raw.text)
  if (timed !== undefined) return { text: timed, caret: at + timed.length - typed.length }
  // Without its month "10 de março de 2027" would be another day: a text with words is read when it is whole.
  if (!isWhole && !isForeignDate(shown) && hasWords(raw.text)) return { text: typed, caret: at }
  if (isWhole || isForeignDate(shown)) {
    // A time that is still being typed stays; it goes when the field is left.
    const read = isWhole || !hasTime.test(raw.text) ? readDate(raw.text) : undefined
    return read ? { text: read, caret: read.length } : { text: typed, caret: at }
  }
  const isSlash = raw.text.length > shown.length && /[/.\- ]/.test(raw.text.charAt(raw.caret - 1))
  const text = isSlash ? padParts(`${raw.text.slice(0, raw.caret - 1)}/${raw.text.slice(raw.caret)}`) : raw.text
  const caret = raw.caret + text.length - raw.text.length
  const edited = maskEdit({ text, caret }, layDate, { isForward })
  // Keeps a typed slash visible: after "03/" the user continues with the month.
  return isSlash && edited.caret === edited.text.length && /^\d\d(\/\d\d)?$/.test(edited.text)
    ? { text: `${edited.text}/`, caret: edited.text.length + 1 }
    : edited
}

/** Whether a text was pasted that is not even the start of a date. */
export function isForeignDate(text: string): boolean {
  return layDate(text) !== text.replace(/\/$/, '')
}

/** The text after the user leaves the field: `03/05/26` gets its century, `03/05` its year, and `amanhã` is a day. */
export function completeDate(text: string, years: YearRule): string {
  const fromToday = namedDays[text.trim().toLowerCase()]
  if (fromToday !== undefined) return formatDate(addDays(today(), fromToday))
  const [, start = '', short] = /^(\d\d\/\d\d\/)(\d\d)$/.exec(text) ?? []
  if (short === undefined) {
    const filled = fillYear(text, years)
    const read = /^\d{4}-/.test(filled) || hasTime.test(filled) ? readDate(filled) : undefined
    return read === undefined ? filled.replace(/\/$/, '') : completeDate(read, years)
  }
  const year = Math.floor(years.last / 100) * 100 + Number(short)
  return start + String(year > years.last ? year - 100 : year)
}

/** Days from today. */
const namedDays: Readonly<Record<string, number | undefined>> = {
  ...{ hoje: 0, today: 0, hoy: 0 },
  ...{ amanhã: 1, amanha: 1, tomorrow: 1, mañana: 1 },
  ...{ ontem: -1, yesterday: -1, ayer: -1 },
}

function readDate(text: string): string | undefined {
  const trimmed = monthsInDigits(text)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(trimmed)
  const local = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d\d)(?: \d\d?[:h].*)?$/i.exec(trimmed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(trimmed)
  const [day, month, year] = iso ? [iso[3], iso[2], iso[1]] : [local?.[1], local?.[2], local?.[3]]
  return year ? `${day?.padStart(2, '0')}/${month?.padStart(2, '0')}/${year}` : undefined
}

/**
 * The text of a date that begins with its year, while it is typed: `20/27-` → `2027-`. The slash of `20/27` was ours: no month is 27, and a day
 * of two digits leaves no third part. `undefined` for other texts, and once the date is whole.
 */
function beginsWithYear(text: string): string | undefined {
  const [, century = '', year = '', month = ''] = /^(19|20)\/(\d\d)(?:\/(\d{1,2}))?-$/.exec(text) ?? []
  if (month !== '') return `${century}${year}-${month}-`
  if (Number(year) > 12) return `${century}${year}-`
  return /^(19|20)\d\d-(\d{0,2}|\d{1,2}-\d?)$/.test(text) ? text : undefined
}

/**
 * The text of a day whose time begins: `03/12/20:` → `03/12 20:`, whose year was left out, and `03/12/2719:` → `03/12/27 19:`. A blank between
 * them was taken as a slash, or left out. `undefined` for other texts.
 */
export function beginsTime(text: string): string | undefined {
  const [, day, hour = '', sign] =
    /^(\d\d\/\d\d)\/(\d{1,2})([:h])$/i.exec(text) ?? /^(\d\d\/\d\d\/(?!(?:19|20)\d\d)\d\d)(\d{1,2})([:h])$/i.exec(text) ?? []
  return day !== undefined && Number(hour) < 24 ? `${day} ${hour}${sign}` : undefined
}

/** The time behind the day of a text, which a date does not keep: `14h30` of `28/11/26 14h30`. Midnight says nothing: a spreadsheet adds it to every day. */
export function timeBeside(text: string): string | undefined {
  const [, time] = /[T ]((?:[01]?\d|2[0-3])[:h][\d:]*)/i.exec(text.trim()) ?? []
  return time === undefined || /^[0:h]+$/i.test(time) ? undefined : time
}

const hasTime = /\d[:h]/i
const hasWords = (text: string): boolean => /\p{L}/u.test(text)

function padParts(text: string): string {
  return text.replace(/(^|\/)(\d)(?=\/)/g, '$10$2')
}

function layDate(text: string): string {
  return mask(text, '##/##/####')
}

/** How a calendar date is typed: `dd/mm/aaaa`. */
export const dayText: DateText = {
  example: '31/12/2026',
  format: formatDate,
  parse: parseDate,
  edit: editDate,
  complete: completeDate,
  isForeign: isForeignDate,
}

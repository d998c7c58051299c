import { inBrasilia } from './brasilia.js'
import { readDateText } from './readDateText.js'
import { readTime } from './readTime.js'
import { monthsInDigits } from './monthsInDigits.js'
import { textOf } from './text.js'

/** A day in any usual form, what may stand between, and a time of day. */
const form = /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([/. -])\d{1,2}\2(?:\d{4}|\d\d)|\d{8}|\d{6})(?:T|[\s,]+(?:(?:às|as|at|a las|-|–)\s+)?)(\S.*)$/i

/**
 * `21/11/2026 07:05`, `21.11.26, 7h05` or `21/11/2026 às 7h` in Brasília time → `2026-11-21T10:05:00.000Z`; a timestamp stays unchanged.
 * `undefined` when it is not a moment, also when the clocks were put forward over it. Of two moments with one time, the first.
 */
export function readDateTime(value: unknown): string | undefined {
  const trimmed = monthsInDigits(textOf(value))
  const stamp = readStamp(trimmed)
  if (stamp !== undefined) return stamp
  const [, day = '', , hours = ''] = form.exec(trimmed) ?? []
  const [date, time] = [readDateText(longDay(day)), readTime(hours)]
  if (date === undefined || time === undefined) return undefined
  return momentOf(date, time)
}

/** A timestamp with its zone in UTC; `undefined` for any other text. */
export const readStamp = (text: string): string | undefined =>
  /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined

/** The day with slashes and a year of four digits; two digits mean a year until ten years from now. */
function longDay(day: string): string {
  const [, start, year] = /^(\d{1,2}[/. -]?\d{1,2}[/. -]?)(\d\d|\d{4})$/.exec(day) ?? []
  if (start === undefined || year === undefined) return day
  const parts = start.length === 4 && /^\d+$/.test(start) ? [start.slice(0, 2), start.slice(2)] : start.split(/[/. -]/)
  return `${parts[0]}/${parts[1]}/${year.length === 4 ? year : longYear(year)}`
}

function longYear(year: string): number {
  const last = Number(inBrasilia(new Date()).day.slice(0, 4)) + 10
  const near = Math.floor(last / 100) * 100 + Number(year)
  return near > last ? near - 100 : near
}

/** The first moment when the clocks of Brasília showed this; daylight saving time began and ended at midnight until 2019. */
function momentOf(date: string, time: string): string | undefined {
  const shown = Date.parse(`${date}T${time}:00Z`)
  const day = 86_400_000
  // One of these has the right offset, on whichever side of a change the moment lies.
  for (const near of [shown - day, shown + day]) {
    const moment = new Date(shown - inBrasilia(new Date(near)).offset)
    const local = inBrasilia(moment)
    if (local.day === date && local.minute === time) return moment.toISOString()
  }
  return undefined
}

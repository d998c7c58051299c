import { inBrasilia } from './brasilia.js'
import { readDateText } from './readDateText.js'
import { readTime } from './readTime.js'
import { textOf } from './text.js'

/**
 * `21/11/2026 07:05` in Brasília time → `2026-11-21T10:05:00.000Z`; a timestamp stays unchanged. `undefined` when it is not a moment, also when
 * the clocks were put forward over it. Of two moments with one time, the first.
 */
export function readDateTime(value: unknown): string | undefined {
  const trimmed = textOf(value).trim()
  const stamp = readStamp(trimmed)
  if (stamp !== undefined) return stamp
  const [, day = '', hours = ''] = /^(\S+?)(?:,?\s+|T)(\S.*)$/.exec(trimmed) ?? []
  const [date, time] = [readDateText(day), readTime(hours)]
  if (date === undefined || time === undefined) return undefined
  return momentOf(date, time)
}

/** A timestamp with its zone in UTC; `undefined` for any other text. */
export const readStamp = (text: string): string | undefined =>
  /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined

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

import { readDateText } from './readDateText.js'
import { readTime } from './readTime.js'
import { textOf } from './text.js'

// Paraná has had no daylight saving time since 2019: Decreto 9.772/2019. For earlier dates the zone's offset applies.
const zone = 'America/Sao_Paulo'

/** `21/11/2026 07:05` in Brasília time → `2026-11-21T10:05:00.000Z`; a timestamp stays unchanged. `undefined` when it is not a moment. */
export function readDateTime(value: unknown): string | undefined {
  const trimmed = textOf(value).trim()
  const stamp = readStamp(trimmed)
  if (stamp !== undefined) return stamp
  const [, day = '', hours = ''] = /^(\S+?)(?:,?\s+|T)(\S.*)$/.exec(trimmed) ?? []
  const [date, time] = [readDateText(day), readTime(hours)]
  if (date === undefined || time === undefined) return undefined
  const asUtc = new Date(`${date}T${time}:00Z`)
  return new Date(asUtc.getTime() - offsetAt(asUtc)).toISOString()
}

/** A timestamp with its zone in UTC; `undefined` for any other text. */
export const readStamp = (text: string): string | undefined =>
  /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined

/** The offset of Brasília from UTC at a moment, in milliseconds; negative. */
export function offsetAt(moment: Date): number {
  // Ends in `GMT-03:00`.
  const shown = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).format(moment)
  const [, hours, minutes] = /([+-]\d\d):(\d\d)/.exec(shown) ?? []
  return (Number(hours) * 60 - Number(minutes)) * 60_000
}

import { inBrasilia } from '../validators/brasilia.js'
import { serverNow } from './serverClock.js'

/** Kept, because forms ask for the day at every key, and it can only change at a new minute. */
let last: { readonly minute: number; readonly day: string } | undefined

/** The calendar date in Paraná at this moment, `YYYY-MM-DD`. */
export function today(now: Date = new Date(serverNow())): string {
  const minute = Math.floor(now.getTime() / 60_000)
  if (last?.minute !== minute) last = { minute, day: inBrasilia(now).day }
  return last.day
}

/** Full years between two calendar dates. A birthday on 29 February counts as 1 March in other years. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

/** The same day, `years` later. 29 February becomes 1 March in years without it. */
export function addYears(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}

/** The calendar date `days` days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/**
 * The day and month `MM-DD` in the year that brings it nearest to `day`: of that year and the two beside it, and not after `latest`.
 * `undefined` for a 29 February that none of them has.
 */
export function nearestDay(monthDay: string, day: string, latest = '9999-12-31'): string | undefined {
  const year = Number(day.slice(0, 4))
  const days = [year + 1, year, year - 1].map((near) => `${near}-${monthDay}`)
  const distance = (near: string) => Math.abs(daysBetween(near, day))
  return days.filter((near) => isCalendarDate(near) && near <= latest).toSorted((one, other) => distance(one) - distance(other))[0]
}

/** Days from one calendar date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** Whether a period includes `day`; `to` is null when it has no end. */
export function runsOn(day: string, from: string, to: string | null): boolean {
  return from <= day && (to === null || to >= day)
}

/** Validity today, from the last day of a certificate, licence or mandate. */
export interface Validity {
  readonly state: 'valid' | 'expiring' | 'expired'
  /** Days until the last valid day, which still counts as valid; negative after it. */
  readonly days: number
}

/** Days before the end from which something counts as about to expire: the step of domain model B7.17 that leaves time for a renewal. */
export const expiringDays = 30

/** Whether something with an expiry date is valid on `day`, and for how many days. It counts as expiring when it ends within `within` days. */
export function validityOf(validUntil: string, day: string, within = expiringDays): Validity {
  const days = daysBetween(day, validUntil)
  return { state: days < 0 ? 'expired' : days <= within ? 'expiring' : 'valid', days }
}

/** Whether a text is `YYYY-MM-DD` and an existing day. */
export function isCalendarDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

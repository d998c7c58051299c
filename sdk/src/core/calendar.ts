// Made when first asked for, then kept: making one costs more than rendering a field, and a form asks at every key. A day begins with a minute.
let paranaDay: Intl.DateTimeFormat | undefined
let last: { readonly minute: number; readonly day: string } | undefined

/** The calendar date in Paraná at this moment, `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  // The Canadian form of a date happens to be ISO 8601.
  paranaDay ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric', month: '2-digit', day: '2-digit' })
  const minute = Math.floor(now.getTime() / 60_000)
  if (last?.minute !== minute) last = { minute, day: paranaDay.format(now) }
  return last.day
}

/** Full years between two calendar dates; who was born on 29 February has a birthday on 1 March in other years. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

/** The same day `years` later; 29 February becomes 1 March where there is none. */
export function addYears(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Days from one calendar date to another; below zero when `to` came before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** Whether what runs from one day to another, or on and on without a last day, runs on `day`. */
export function runsOn(day: string, from: string, to: string | null): boolean {
  return from <= day && (to === null || to >= day)
}

/** What the last day of a certificate, licence or mandate means today. */
export interface Validity {
  readonly state: 'valid' | 'expiring' | 'expired'
  /** Until the last day, on which it still holds; below zero once it is over. */
  readonly days: number
}

/** Days before its end from which something counts as about to expire; of the steps of domain model B7.17 the one that leaves time for a renewal. */
export const expiringDays = 30

/** Whether something that holds until a calendar date holds on another one, and for how long. Of what ends within `within` days it says so. */
export function validityOf(validUntil: string, day: string, within = expiringDays): Validity {
  const days = daysBetween(day, validUntil)
  return { state: days < 0 ? 'expired' : days <= within ? 'expiring' : 'valid', days }
}

/** Whether a text is `YYYY-MM-DD` and a day of the calendar. */
export function isCalendarDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

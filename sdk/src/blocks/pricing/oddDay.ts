import { isCalendarDate, today, yearsBetween } from '../../core/calendar.js'
import type { Remark } from '../../core/issue.js'

/** What stands out in the day on which something was done: it has not come yet, or its year is two or more before `year`. Both are often slips. */
export function oddDay(day: string | null | undefined, year?: number | null): Remark | undefined {
  if (!day || !isCalendarDate(day)) return undefined
  const now = today()
  const count = yearsBetween(now, day)
  if (day > now) return count > 1 ? { code: 'yearsAhead', params: { date: day, count } } : { code: 'dayAhead', params: { date: day } }
  return year && Number(day.slice(0, 4)) < year - 1 ? { code: 'longBefore', params: { date: day, year: String(year) } } : undefined
}

/** The same as a question that names the day's field. */
export function askOddDay(path: string, ...given: Parameters<typeof oddDay>): (Remark & { readonly path: string }) | undefined {
  const odd = oddDay(...given)
  return odd && { ...odd, path }
}

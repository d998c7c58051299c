import type { Stored } from '../../core/record.js'
import type { CalendarDefinition } from '../../core/resource.js'
import { addDays } from '../../core/calendar.js'
import { type Period, daysOf, weekdayOf } from './period.js'

/** A record with its first and last day. */
export interface CalendarEntry {
  readonly record: Stored
  readonly from: string
  readonly to: string
}

/** The common days of a period and a date filter, `a..b`; `undefined` when there are none. */
export function askedRange(period: Period, filter: string | undefined): string | undefined {
  const days = daysOf(period)
  const [first = '', last = first] = filter?.split('..') ?? ['', '']
  const from = first > days.from ? first : days.from
  const to = last !== '' && last < days.to ? last : days.to
  return from <= to ? `${from}..${to}` : undefined
}

/** Records with their days, sorted by the first day; records without a day are left out. */
export function entriesOf(records: readonly Stored[], { from, to = from }: CalendarDefinition): readonly CalendarEntry[] {
  const entries = records.flatMap((record): CalendarEntry[] => {
    const [first, last] = [dayOf(record, from), dayOf(record, to)]
    return first === undefined ? [] : [{ record, from: first, to: last !== undefined && last > first ? last : first }]
  })
  return entries.sort((a, b) => (a.from === b.from ? a.record.id - b.record.id : a.from < b.from ? -1 : 1))
}

function dayOf(record: Stored, key: string): string | undefined {
  const value = (record as unknown as Readonly<Record<string, unknown>>)[key]
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? value.slice(0, 10) : undefined
}

/** The entries with a day in the range. */
export const within = (entries: readonly CalendarEntry[], { from, to }: Pick<CalendarEntry, 'from' | 'to'>): readonly CalendarEntry[] =>
  entries.filter((entry) => entry.from <= to && entry.to >= from)

/** A record in one week: its first and last column, both from 0, and its line. */
export interface WeekBar {
  readonly entry: CalendarEntry
  readonly first: number
  readonly last: number
  readonly line: number
}

export interface Week {
  /** Seven days, which may include days of the neighbouring months. */
  readonly days: readonly string[]
  readonly bars: readonly WeekBar[]
}

/** The weeks of a month; overlapping records are on different lines. `firstWeekday`: 0 is Sunday. */
export function weeksOf(month: Period, entries: readonly CalendarEntry[], firstWeekday: number): readonly Week[] {
  const { from, to } = daysOf(month)
  const weeks: Week[] = []
  for (let day = addDays(from, -((weekdayOf(from) - firstWeekday + 7) % 7)); day <= to; day = addDays(day, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(day, index))
    weeks.push({ days, bars: barsOf(days, entries) })
  }
  return weeks
}

function barsOf(days: readonly string[], entries: readonly CalendarEntry[]): readonly WeekBar[] {
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const ends: number[] = []
  return within(entries, { from, to }).map((entry) => {
    const first = Math.max(0, days.indexOf(entry.from))
    const last = entry.to >= to ? days.length - 1 : days.indexOf(entry.to)
    const free = ends.findIndex((end) => end < first)
    const line = free < 0 ? ends.length : free
    ends[line] = last
    return { entry, first, last, line }
  })
}

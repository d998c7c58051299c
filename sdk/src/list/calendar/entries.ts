import type { Stored } from '../../core/record.js'
import type { CalendarDefinition } from '../../core/resource.js'
import { addDays } from '../../core/calendar.js'
import { type Period, daysOf, weekdayOf } from './period.js'

/** A record with its days. */
export interface CalendarEntry {
  readonly record: Stored
  readonly from: string
  readonly to: string
}

/** What a range asks for and a filter in force leaves of it, `a..b`; nothing where both have no day in common. */
export function askedRange(period: Period, filter: string | undefined): string | undefined {
  const days = daysOf(period)
  const [first = '', last = first] = filter?.split('..') ?? ['', '']
  const from = first > days.from ? first : days.from
  const to = last !== '' && last < days.to ? last : days.to
  return from <= to ? `${from}..${to}` : undefined
}

/** Records with their days, in the order in which they begin; what has no day has no place. */
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

/** Those with a day in the range. */
export const within = (entries: readonly CalendarEntry[], { from, to }: Pick<CalendarEntry, 'from' | 'to'>): readonly CalendarEntry[] =>
  entries.filter((entry) => entry.from <= to && entry.to >= from)

/** An entry in one week: from which of its columns to which, both counted from 0, and in which line. */
export interface WeekBar {
  readonly entry: CalendarEntry
  readonly first: number
  readonly last: number
  readonly line: number
}

export interface Week {
  /** Seven days; those of the months around among them. */
  readonly days: readonly string[]
  readonly bars: readonly WeekBar[]
}

/** The weeks of a month; what overlaps stands in lines below each other. `firstWeekday`: 0 is Sunday. */
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

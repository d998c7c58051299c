import type { CalendarDate } from '@internationalized/date'
import { today } from '../../core/calendar.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import './calendar.css'

interface CalendarMonthProps {
  readonly day: CalendarDate
  readonly isPast: boolean
  readonly onMove: (day: CalendarDate) => void
}

/** Covers a lifetime and future plans. */
const yearsBack = 120
const yearsAhead = 20

/** The month and year of a calendar as lists, because a birthday is hundreds of months away. */
export function CalendarMonth({ day, isPast, onMove }: CalendarMonthProps) {
  const { locale } = useLocale()
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return (
    <div className="ep-calendar-month">
      <select aria-label={names.of('month')} value={day.month} onChange={(event) => onMove(day.set({ month: Number(event.target.value) }))}>
        {Array.from({ length: 12 }, (_, month) => (
          <option key={month} value={month + 1}>
            {monthName.format(Date.UTC(2000, month))}
          </option>
        ))}
      </select>
      <select aria-label={names.of('year')} value={day.year} onChange={(event) => onMove(day.set({ year: Number(event.target.value) }))}>
        {yearsAround(day.year, isPast).map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
    </div>
  )
}

/** The years to choose from, always with the shown one. */
function yearsAround(shown: number, isPast: boolean): readonly number[] {
  const now = Number(today().slice(0, 4))
  const first = Math.min(now - yearsBack, shown)
  const last = Math.max(now + (isPast ? 0 : yearsAhead), shown)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

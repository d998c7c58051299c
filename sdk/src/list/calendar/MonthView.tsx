import { useLocale } from '../../locale/LocaleProvider.js'
import type { ListController } from '../state/useListController.js'
import { dayNames } from './dayNames.js'
import { type CalendarEntry, type Week, weeksOf } from './entries.js'
import { EntryLink } from './EntryLink.js'
import { periodText } from './period.js'
import type { ListCalendar } from './useCalendar.js'

interface MonthViewProps {
  readonly controller: ListController
  readonly calendar: ListCalendar
}

/** The weeks of a month; a record covers all of its days. */
export function MonthView({ controller, calendar }: MonthViewProps) {
  const { text, locale } = useLocale()
  const { period, entries, isLoading } = calendar
  const names = dayNames(locale)
  const weeks = weeksOf(period, entries, names.firstWeekday)
  return (
    <div className="ep-list-calendar-weeks">
      <div className="ep-list-calendar-weekdays" aria-hidden="true">
        {names.weekdays.map(({ short }) => (
          <span key={short}>{short}</span>
        ))}
      </div>
      {weeks.map((week, place) => (
        <WeekRow key={week.days[0]} {...{ controller, calendar, week, place }} first={entries[0]} />
      ))}
      {entries.length === 0 && !isLoading && (
        <p className="ep-list-calendar-none">{text('list.calendar.none', { period: names.period(period) })}</p>
      )}
    </div>
  )
}

interface WeekRowProps extends MonthViewProps {
  readonly week: Week
  /** Index of the week in its month, from 0. */
  readonly place: number
  readonly first: CalendarEntry | undefined
}

function WeekRow({ controller, calendar: { period, now }, week: { days, bars }, place, first }: WeekRowProps) {
  const { locale } = useLocale()
  const label = dayNames(locale).range(days[0] ?? '', days.at(-1) ?? '')
  return (
    <section className="ep-list-calendar-week" aria-label={label}>
      <div className="ep-list-calendar-numbers" aria-hidden="true">
        {days.map((day) => (
          <span key={day} data-other={!day.startsWith(periodText(period)) || undefined} data-now={day === now || undefined}>
            {Number(day.slice(8))}
          </span>
        ))}
      </div>
      {bars.length > 0 && (
        <ul>
          {bars.map(({ entry, first: from, last, line }) => {
            const [isBefore, isAfter] = [entry.from < (days[0] ?? ''), entry.to > (days.at(-1) ?? '')]
            return (
              <li
                key={entry.record.id}
                style={{ gridColumn: `${from + 1} / ${last + 2}`, gridRow: line + 1 }}
                data-short={last === from || undefined}
                data-again={(isBefore && place > 0) || undefined}
              >
                <EntryLink
                  controller={controller}
                  entry={entry}
                  isFirst={entry === first && (!isBefore || place === 0)}
                  continues={isBefore && isAfter ? 'both' : isBefore ? 'before' : isAfter ? 'after' : undefined}
                />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

import { Button } from '../../feedback/Button.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { ListController } from '../state/useListController.js'
import { dayNames } from './dayNames.js'
import { type CalendarEntry, weeksOf, within } from './entries.js'
import { EntryLink } from './EntryLink.js'
import { daysOf, periodText } from './period.js'
import type { ListCalendar } from './useCalendar.js'

interface YearViewProps {
  readonly controller: ListController
  readonly calendar: ListCalendar
}

/** Twelve months, each with dots for its days and the records that start in it. */
export function YearView({ controller, calendar }: YearViewProps) {
  const { period, entries } = calendar
  const first = entries[0]
  return (
    <div className="ep-list-calendar-year">
      {Array.from({ length: 12 }, (_, index) => {
        const month = { year: period.year, month: index + 1 }
        const { from } = daysOf(month)
        // January also shows records that continue from the previous year.
        const own = entries.filter((entry) => (index === 0 && entry.from < from) || entry.from.startsWith(periodText(month)))
        return <Month key={month.month} {...{ controller, calendar, month, own, first }} />
      })}
    </div>
  )
}

const none: readonly CalendarEntry[] = []

interface MonthProps extends YearViewProps {
  readonly month: { readonly year: number; readonly month: number }
  readonly own: readonly CalendarEntry[]
  /** The entry that is the tab stop. */
  readonly first: CalendarEntry | undefined
}

function Month({ controller, calendar, month, own, first }: MonthProps) {
  const { text, plural, locale } = useLocale()
  const { entries, show, now } = calendar
  const name = dayNames(locale).month(month.month)
  return (
    <section className="ep-list-calendar-month" data-now={now.startsWith(periodText(month)) || undefined} aria-label={name}>
      <header>
        <h3>
          <Button variant="link" title={text('list.calendar.open', { month: name })} onPress={() => show(month)}>
            {name}
          </Button>
        </h3>
        <span className="ep-list-calendar-count">{own.length > 0 ? plural('list.count', own.length) : ''}</span>
      </header>
      <DayDots {...{ month, entries, now }} />
      {own.length === 0 ? (
        <p className="ep-visually-hidden">{text('list.calendar.none', { period: name })}</p>
      ) : (
        <ul>
          {own.map((entry) => (
            <li key={entry.record.id}>
              <EntryLink controller={controller} entry={entry} isFirst={entry === first} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The days of a month with marks on those with a record; the list below has the same content. */
function DayDots({
  month,
  entries,
  now,
}: Pick<MonthProps, 'month'> & { readonly entries: readonly CalendarEntry[]; readonly now: string }) {
  const { locale } = useLocale()
  const own = within(entries, daysOf(month))
  return (
    <div className="ep-list-calendar-dots" aria-hidden="true">
      {weeksOf(month, none, dayNames(locale).firstWeekday).flatMap(({ days }) =>
        days.map((day) => {
          const isOther = !day.startsWith(periodText(month))
          const count = isOther ? 0 : within(own, { from: day, to: day }).length
          return (
            <span
              key={day}
              data-other={isOther || undefined}
              data-count={Math.min(count, 3) || undefined}
              data-now={day === now || undefined}
            >
              {Number(day.slice(8))}
            </span>
          )
        }),
      )}
    </div>
  )
}

import { Button } from '../../feedback/Button.js'
import { ChevronLeft, ChevronRight } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { dayNames } from './dayNames.js'
import { moved } from './period.js'
import type { ListCalendar } from './useCalendar.js'

/** The heading of a calendar: its year or month, and links to the neighbouring periods and between year and month. */
export function CalendarHead({ calendar: { period, now, entries, isLoading, show } }: { readonly calendar: ListCalendar }) {
  const { text, plural, locale } = useLocale()
  const { year, month } = period
  const isYear = month === undefined
  const present = { year: Number(now.slice(0, 4)), month: Number(now.slice(5, 7)) }
  const isPresent = year === present.year && (isYear || month === present.month)
  return (
    <div className="ep-list-calendar-head">
      <div className="ep-list-calendar-moves">
        <Move label={text(isYear ? 'list.calendar.previousYear' : 'list.calendar.previousMonth')} onPress={() => show(moved(period, -1))}>
          <ChevronLeft aria-hidden="true" width="1.25em" height="1.25em" />
        </Move>
        <Move label={text(isYear ? 'list.calendar.nextYear' : 'list.calendar.nextMonth')} onPress={() => show(moved(period, 1))}>
          <ChevronRight aria-hidden="true" width="1.25em" height="1.25em" />
        </Move>
      </div>
      <h2 className="ep-list-calendar-title" tabIndex={-1} aria-live="polite">
        {dayNames(locale).period(period)}{' '}
        {!isLoading && <span className="ep-list-calendar-count">{plural('list.count', entries.length)}</span>}
      </h2>
      <div className="ep-list-calendar-ways">
        {!isPresent && (
          <Button variant="secondary" onPress={() => show(isYear ? { year: present.year } : present)}>
            {text('list.calendar.today')}
          </Button>
        )}
        <div className="ep-list-shape" role="group" aria-label={text('list.calendar.shown')}>
          <Button variant="secondary" aria-pressed={isYear} onPress={() => show({ year })}>
            {text('list.calendar.year')}
          </Button>
          <Button
            variant="secondary"
            aria-pressed={!isYear}
            onPress={() => isYear && show({ year, month: year === present.year ? present.month : 1 })}
          >
            {text('list.calendar.month')}
          </Button>
        </div>
      </div>
    </div>
  )
}

interface MoveProps {
  readonly label: string
  readonly onPress: () => void
  readonly children: React.ReactNode
}

function Move({ label, onPress, children }: MoveProps) {
  return (
    <Button variant="icon" aria-label={label} title={label} onPress={onPress}>
      {children}
    </Button>
  )
}

import { Button } from '../../feedback/Button.js'
import { useRef } from 'react'
import { mostRecords } from '../../data/useAllRecords.js'
import type { CalendarDefinition } from '../../core/resource.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { failureText } from '../core/actionText.js'
import type { ListController } from '../state/useListController.js'
import { CalendarHead } from './CalendarHead.js'
import { MonthView } from './MonthView.js'
import { moved, periodText } from './period.js'
import { type ListCalendar, useCalendar } from './useCalendar.js'
import { tabStop, useEntryKeys } from './useEntryKeys.js'
import { YearView } from './YearView.js'
import './calendar.css'

interface CalendarViewProps {
  readonly controller: ListController
}

/** The records of a list in a calendar: the months of a year, or the weeks of a month. */
export const CalendarView = withTexts(['tools'], function CalendarView({ controller }: CalendarViewProps) {
  const { calendar } = controller.resource
  return calendar ? <Calendar controller={controller} definition={calendar} /> : null
})

function Calendar({ controller, definition }: CalendarViewProps & { readonly definition: CalendarDefinition }) {
  const { text } = useLocale()
  const frame = useRef<HTMLDivElement>(null)
  const calendar = useCalendar(controller, definition)
  const { period, isLoading, show } = calendar
  const onKeyDown = useEntryKeys({
    frame,
    isThere: !isLoading,
    period: periodText(period),
    onMove: (step) => show(moved(period, step)),
    onPreview: controller.openPreview,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pressed on the entries come through here
    <div
      ref={frame}
      className="ep-list-calendar"
      aria-busy={isLoading}
      onKeyDown={onKeyDown}
      onFocus={(event) => tabStop(event, frame.current)}
    >
      <CalendarHead calendar={calendar} />
      <p className="ep-visually-hidden">{text('list.calendar.keys')}</p>
      <CalendarNotices calendar={calendar} />
      {period.month === undefined ? (
        <YearView controller={controller} calendar={calendar} />
      ) : (
        <MonthView controller={controller} calendar={calendar} />
      )}
    </div>
  )
}

function CalendarNotices({ calendar: { error, isCut, retry } }: { readonly calendar: ListCalendar }) {
  const locale = useLocale()
  return (
    <output className="ep-list-notices">
      {isCut && <div className="ep-list-notice ep-list-notice-notice">{locale.text('list.calendar.cut', { count: mostRecords })}</div>}
      {Boolean(error) && (
        <div className="ep-list-notice ep-list-notice-notice">
          <span>{failureText(error, locale)}</span>
          <Button variant="link" onPress={retry}>
            {locale.text('common.action.retry')}
          </Button>
        </div>
      )}
    </output>
  )
}

import { daysAfter, daysBefore, dayDifference, type DayDifference, daysText } from '../../../../blocks/canteen/eventDays.js'
import { TriangleAlert } from '../../../../icons/icons.js'
import { type LocaleValue, useLocale } from '../../../../locale/LocaleProvider.js'
import { RecordLink } from '../../../../values/RecordLink.js'
import { serviceRequestContract } from '../../../service-memos/service-request/contract.js'
import { canteenContract } from '../../canteen/contract.js'
import { eventMessages } from '../messages.js'
import type { SportsEvent } from '../schema.js'

/**
 * Canteens whose days are not the event's, with these days, and requests outside of it. They can move only after their event, so the event's
 * new dates are stored and this note asks for theirs.
 */
export function OtherDays({ event }: { readonly event: SportsEvent }) {
  const locale = useLocale()
  const { text } = locale
  const { requestsOutside } = event
  const canteens = event.canteens.flatMap((canteen) => {
    const difference = dayDifference(event, canteen)
    const isLeft = isRefused(event, difference)
    // People arrive early and leave late: days beside the event alone are usual.
    return difference.closed.length > 0 || isLeft ? [{ canteen, words: wordsOf(difference, locale), isRefused: isLeft }] : []
  })
  if (canteens.length + requestsOutside.length === 0) return null
  // A canteen may serve some of the days on purpose; one that its own rule no longer allows was left behind.
  const isWarning = requestsOutside.length > 0 || canteens.some((each) => each.isRefused)
  return (
    <div className={isWarning ? 'ep-stepper-next ep-stepper-blocked' : 'ep-stepper-next ep-stepper-days'}>
      {isWarning && <TriangleAlert aria-hidden="true" width="1.25em" height="1.25em" />}
      <div>
        <p>{text('screens.event.otherDays')}</p>
        <ul>
          {canteens.map(({ canteen, words }) => (
            <li key={canteen.id}>
              <RecordLink contract={canteenContract} to={canteen} />: {words}
            </li>
          ))}
          {requestsOutside.length > 0 && (
            <li>
              {eventMessages[locale.locale].fields.requestsOutside}:{' '}
              {requestsOutside.map((request, place) => (
                <span key={request.id}>
                  {place > 0 && ' · '}
                  <RecordLink contract={serviceRequestContract} to={request} />
                </span>
              ))}
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}

function wordsOf({ closed, beside }: DayDifference, { text }: LocaleValue): string {
  return [
    ...(closed.length > 0 ? [text('screens.event.closedOn', { days: daysText(closed) })] : []),
    ...(beside.length > 0 ? [text('screens.event.openOn', { days: daysText(beside) })] : []),
  ].join('; ')
}

/** Whether the canteen is open further from the event than its own rule allows. */
function isRefused({ startDate, endDate }: SportsEvent, { beside }: DayDifference): boolean {
  const before = beside.filter((day) => day < startDate)
  const after = beside.filter((day) => day > endDate)
  return before.length > daysBefore || after.length > daysAfter
}

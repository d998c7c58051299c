import { ApiError } from '../../../../api/ApiError.js'
import { today } from '../../../../core/calendar.js'
import { DefinitionError } from '../../../../core/errors.js'
import type { ScreenProps } from '../../../../core/route.js'
import { useCanWrite } from '../../../../data/useCanWrite.js'
import { useRecord } from '../../../../data/useRecord.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { withTexts } from '../../../../locale/withTexts.js'
import { Link } from '../../../../navigation/Link.js'
import { requestObjects } from '../../../../blocks/pricing/beginning.js'
import { serviceRequestContract } from '../../../service-memos/service-request/contract.js'
import { eventContract } from '../contract.js'
import { eventMessages } from '../messages.js'
import type { SportsEvent } from '../schema.js'
import { countdownOf } from './countdown.js'
import { EventFacts } from './EventFacts.js'
import { EventFigures } from './EventFigures.js'
import { EventWork } from './EventWork.js'
import { StatusStepper } from './StatusStepper.js'
import './eventHome.css'

/** The first page of an event: dates, progress, what blocks the next step, and related numbers. */
export const EventHome = withTexts(['inside', 'homes'], function EventHome({ params }: ScreenProps) {
  const { record, status, error, refetch } = useRecord(eventContract, eventIdOf(params))
  if (record) return <Home event={record} />
  return status === 'error' ? <Unavailable error={error} onRetry={refetch} /> : <div className="ep-event" aria-busy="true" />
})

/** Explains a missing event to a host that uses the screen without a route. @throws DefinitionError naming what to pass */
function eventIdOf(params: Partial<ScreenProps>['params']): number {
  const { eventoId } = params ?? {}
  if (eventoId !== undefined && /^\d+$/.test(eventoId)) return Number(eventoId)
  throw new DefinitionError(
    'event home',
    eventoId === undefined ? 'it does not say which event' : `"${eventoId}" is no event`,
    'Pass the digits of its id: params={{ eventoId: "7" }}.',
  )
}

function Home({ event }: { readonly event: SportsEvent }) {
  const { text, locale } = useLocale()
  const { sections } = eventMessages[locale]
  const mayRequest = useCanWrite(serviceRequestContract) === true && eventContract.referable.includes(event.status)
  return (
    <div className="ep-event">
      <header className="ep-event-head">
        <div>
          <h1>{event.name}</h1>
          <p>
            {event.period} · {event.hostCities.map(({ label }) => label).join(', ')}
          </p>
        </div>
        <CountdownMark event={event} />
      </header>
      <section className="ep-event-card" aria-labelledby="ep-event-progress">
        <div className="ep-event-title">
          <h2 id="ep-event-progress">{sections.progress}</h2>
          <span className="ep-event-ways">
            {mayRequest &&
              requestObjects.map((object) => (
                <Link key={object} to={`${serviceRequestContract.path}/novo?evento=${event.id}&para=${object}`} className="ep-event-way">
                  {text(`screens.event.request.${object}`)}
                </Link>
              ))}
            <Link to={`${eventContract.path}/${event.id}`} className="ep-event-way">
              {text('screens.event.open')}
            </Link>
          </span>
        </div>
        <StatusStepper event={event} />
      </section>
      <EventWork event={event} />
      <EventFigures event={event} />
      <EventFacts event={event} />
    </div>
  )
}

function CountdownMark({ event }: { readonly event: SportsEvent }) {
  const { plural } = useLocale()
  const countdown = countdownOf(event, today())
  if (!countdown) return null
  const { key, count, total = count } = countdown
  return <p className="ep-event-countdown">{plural(key, count, { total })}</p>
}

function Unavailable({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { text, maybeText } = useLocale()
  const code = error instanceof ApiError ? error.code : 'network'
  const isMissing = code === 'not-found'
  return (
    <div className="ep-event" role="alert">
      <h1>{text(isMissing ? 'screens.event.missing' : 'common.error')}</h1>
      <p>{maybeText(`common.failure.${code}`) ?? text('common.error.detail')}</p>
      <p className="ep-event-ways">
        <Link to={eventContract.path} className="ep-event-way">
          {text('common.action.back')}
        </Link>
        {isMissing ? null : (
          <button type="button" className="ep-event-way" onClick={onRetry}>
            {text('common.action.retry')}
          </button>
        )}
      </p>
    </div>
  )
}

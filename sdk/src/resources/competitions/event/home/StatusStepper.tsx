import { Check, TriangleAlert } from '../../../../icons/icons.js'
import { transitionsFrom } from '../../../../core/workflow.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { optionLabel } from '../../../../locale/resourceText.js'
import { StatusBadge } from '../../../../values/StatusBadge.js'
import { eventContract } from '../contract.js'
import { eventMessages } from '../messages.js'
import type { SportsEvent } from '../schema.js'
import { eventSteps } from '../status.js'
import { OtherDays } from './OtherDays.js'
import './eventHome.css'

interface StatusStepperProps {
  readonly event: SportsEvent
  /** The form around it has the command of the next step. @default false */
  readonly isInForm?: boolean
}

/** How far an event is, what blocks its next step, and whose dates are not the event's. */
export function StatusStepper({ event, isInForm = false }: StatusStepperProps) {
  const { status, hindrances } = event
  const locale = useLocale()
  const { text } = locale
  const labelOf = (value: string) => optionLabel(locale, eventMessages, { key: 'status', value })
  const at = eventSteps.findIndex((step) => step === status)
  return (
    <div className="ep-stepper">
      {at < 0 && <StatusBadge status={status} label={labelOf(status)} />}
      <ol>
        {eventSteps.map((step, index) => (
          <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
            <span className="ep-stepper-mark" aria-hidden="true">
              {index < at ? <Check width="1.1em" height="1.1em" /> : index + 1}
            </span>
            <span>
              {labelOf(step)}
              {index < at && <span className="ep-visually-hidden"> {text('screens.event.done')}</span>}
            </span>
          </li>
        ))}
      </ol>
      <NextStep status={status} hindrances={hindrances} isInForm={isInForm} />
      <OtherDays event={event} />
    </div>
  )
}

/** The command of the next step, and why the server would refuse it now. */
function NextStep({ status, hindrances, isInForm }: Pick<SportsEvent, 'status' | 'hindrances'> & Pick<StatusStepperProps, 'isInForm'>) {
  const locale = useLocale()
  const { text } = locale
  const messages = eventMessages[locale.locale]
  const next = transitionsFrom(eventContract, status).find(({ needsReason }) => !needsReason)
  if (!next) return null
  const step = (messages.transitions as Readonly<Record<string, string>>)[next.name] ?? next.name
  if (hindrances.length === 0)
    return <p className="ep-stepper-next">{text(isInForm ? 'screens.event.nextHere' : 'screens.event.next', { step })}</p>
  return (
    <div className="ep-stepper-next ep-stepper-blocked">
      <TriangleAlert aria-hidden="true" width="1.25em" height="1.25em" />
      <div>
        <p>{text('screens.event.blocked', { step })}</p>
        <ul>
          {hindrances.map((hindrance) => (
            <li key={hindrance}>{messages.options.hindrances[hindrance]}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

import { CircleCheck, Clock, TriangleAlert } from '../icons/icons.js'
import { isCalendarDate, today, validityOf } from '../core/calendar.js'
import { type LocaleValue, useLocale } from '../locale/LocaleProvider.js'
import './values.css'

/** What is shown of a last day. */
export interface ValidityMarkProps {
  /** The last day on which it holds, `YYYY-MM-DD`; nothing is shown for anything else, a date being typed included. */
  readonly validUntil: unknown
  /** Days before the end from which it is said. @default 30 */
  readonly within?: number
}

/** Whether something still holds: válida, vence em 12 dias, vencida; told by sign and text, not by its colour alone. The date is its tooltip. */
export function ValidityMark({ validUntil, within }: ValidityMarkProps) {
  const locale = useLocale()
  if (typeof validUntil !== 'string' || !isCalendarDate(validUntil)) return null
  const { state, days } = validityOf(validUntil, today(), within)
  const { tone, Sign } = looks[state]
  return (
    <span className={`ep-badge ep-badge-signed ep-badge-${tone}`} title={locale.date(validUntil)}>
      <Sign aria-hidden="true" />
      {textOf(locale, state, days)}
    </span>
  )
}

const looks = {
  valid: { tone: 'positive', Sign: CircleCheck },
  expiring: { tone: 'notice', Sign: Clock },
  expired: { tone: 'negative', Sign: TriangleAlert },
} as const

function textOf({ text, plural }: LocaleValue, state: keyof typeof looks, days: number): string {
  if (state === 'expiring') return days === 0 ? text('common.validity.today') : plural('common.validity.expiring', days)
  return text(`common.validity.${state}`)
}

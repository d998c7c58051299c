import { CircleCheck, Clock, TriangleAlert } from '../icons/icons.js'
import { isCalendarDate, today, validityOf } from '../core/calendar.js'
import { type LocaleValue, useLocale } from '../locale/LocaleProvider.js'
import { withTexts } from '../locale/withTexts.js'
import './values.css'

/** Props of `ValidityMark`. */
export interface ValidityMarkProps {
  /** The last valid day, `YYYY-MM-DD`; other texts, such as an unfinished date, show nothing, nor does `null`. */
  readonly validUntil: string | null | undefined
  /** Days before the end from which the mark warns. @default 30 */
  readonly within?: number
}

/**
 * Shows whether something is still valid: "válida", "vence em 12 dias", "vencida", with an icon and a text, not by colour alone. Its tooltip has the
 * date.
 */
export const ValidityMark = withTexts(['records'], function ValidityMark({ validUntil, within }: ValidityMarkProps) {
  const locale = useLocale()
  if (!validUntil || !isCalendarDate(validUntil)) return null
  const { state, days } = validityOf(validUntil, today(), within)
  const { tone, Sign } = looks[state]
  const words = textOf(locale, state, days)
  // A narrow column may cut the words.
  return (
    <span className={`ep-badge ep-badge-signed ep-badge-${tone}`} title={`${words} · ${locale.date(validUntil)}`}>
      <Sign aria-hidden="true" />
      <span className="ep-badge-text">{words}</span>
    </span>
  )
})

const looks = {
  valid: { tone: 'positive', Sign: CircleCheck },
  expiring: { tone: 'notice', Sign: Clock },
  expired: { tone: 'negative', Sign: TriangleAlert },
} as const

function textOf({ text, plural }: LocaleValue, state: keyof typeof looks, days: number): string {
  if (state === 'expiring') return days === 0 ? text('common.validity.today') : plural('common.validity.expiring', days)
  return text(`common.validity.${state}`)
}

import { TriangleAlert } from '../../icons/icons.js'
import { today } from '../../core/calendar.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { forecastOf, leastForecastDays } from './forecast.js'
import { fill } from './fill.js'
import './ledger.css'
import { ledgerTexts } from './messages.js'

/** Props of the bar: days `YYYY-MM-DD`, the share as a decimal string in percent. */
export interface ValidityBarProps {
  readonly from: string
  readonly until: string
  /** Used share of the balance; `null` when nothing is registered yet. */
  readonly usedShare: string | null
  /** Shows only the bars, for a cell of a list. @default false */
  readonly isSmall?: boolean
}

/** Used time above used balance, and the day on which the balance ends at the current pace. */
export function ValidityBar({ from, until, usedShare, isSmall = false }: ValidityBarProps) {
  const { locale, date, number } = useLocale()
  const texts = ledgerTexts[locale]
  const used = Number(usedShare ?? 0)
  const { elapsed, left, timeShare, runsOut, isEarly } = forecastOf({ from, until, today: today(), usedShare: used })
  const period = fill(texts.period, { from: date(from), until: date(until) })
  const rest = left < 0 ? texts.ended : left === 0 ? texts.leftNone : left === 1 ? texts.leftOne : fill(texts.left, { days: number(left) })
  const usedText = fill(elapsed === 1 ? texts.usedOne : texts.used, { share: number(usedShare ?? 0), days: number(elapsed) })
  const forecast = isEarly
    ? fill(texts.early, { days: number(leastForecastDays) })
    : runsOut
      ? fill(texts.pace, { day: date(runsOut) })
      : texts.lasts
  const pace = left < 0 || used === 0 ? undefined : forecast
  return (
    <div
      className="ep-validity"
      data-small={isSmall || undefined}
      title={isSmall ? [period, rest, usedText, pace].filter(Boolean).join('. ') : undefined}
    >
      <Meter label={texts.validity} share={timeShare} text={isSmall ? undefined : `${period}, ${rest}`} />
      {usedShare === null ? null : (
        <Meter label={texts.balanceUsed} share={used} isAhead={runsOut !== undefined} text={isSmall ? undefined : usedText} />
      )}
      {isSmall ? (
        <span className="ep-validity-until">
          {date(until)}
          {runsOut && <TriangleAlert role="img" aria-label={pace} />}
        </span>
      ) : null}
      {isSmall || pace === undefined ? null : (
        <p className="ep-validity-pace" data-ahead={runsOut !== undefined || undefined}>
          {pace}.
        </p>
      )}
    </div>
  )
}

interface MeterProps {
  readonly label: string
  /** From 0 to 100. */
  readonly share: number
  readonly text?: string
  /** Further than the time. */
  readonly isAhead?: boolean
}

function Meter({ label, share, text, isAhead = false }: MeterProps) {
  const value = Math.min(100, Math.max(0, share))
  return (
    <div className="ep-meter" data-ahead={isAhead || undefined}>
      {text === undefined ? null : (
        <span className="ep-meter-text">
          <strong>{label}</strong> {text}
        </span>
      )}
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={Math.round(value)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text ?? `${Math.round(value)} %`}
        className="ep-meter-track"
      >
        <div className="ep-meter-fill" style={{ inlineSize: `${value}%` }} />
      </div>
    </div>
  )
}

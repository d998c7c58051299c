import { Button } from '../../../../feedback/Button.js'
import { Check, CircleDashed, ClipboardCheck, Minus, Printer } from '../../../../icons/icons.js'
import { useState } from 'react'
import { today as dayOf } from '../../../../core/calendar.js'
import type { SectionSlotProps } from '../../../../core/resource.js'
import { draftTitle } from '../../../../form/drafts/DraftNotice.js'
import { Notice } from '../../../../form/notices/Notice.js'
import { isDecimal } from '../../../../locale/fillWith.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { Canteen } from '../schema.js'
import { DaySheet } from '../sheet/DaySheet.js'
import { WeekSheet } from '../sheet/WeekSheet.js'
import { usePrinting } from '../sheet/usePrinting.js'
import { mealNames } from '../parts/messages.js'
import { type DayState, daysOf, firstDay, totalsOf, type UnsentCount } from './counting.js'
import { MealCounter } from './MealCounter.js'
import { dayText } from '../dayText.js'
import { dailyTexts } from './messages.js'
import { Readiness } from './Readiness.js'
import type { CountOffer } from './useCountDraft.js'
import { useCounting } from './useCounting.js'

import './daily.css'

/** A canteen day by day: staff count the served meals here, also on a phone, and print the day's menu. */
export function Slot({ record: stored, params = {} }: SectionSlotProps) {
  const record = stored as Canteen
  const { locale, number } = useLocale()
  const texts = dailyTexts[locale]
  const today = dayOf()
  const [date, setDate] = useState(() => firstDay(record, today))
  const counting = useCounting(record, date, { params, onDay: setDate })
  const { printed, print } = usePrinting()
  const { served, wasted } = totalsOf(record.daily)
  return (
    <div className="ep-canteen">
      <Readiness record={record} />
      {record.status === 'ativo' ? (
        counting.offer && <LeftCounts offer={counting.offer} onResume={setDate} />
      ) : (
        <LockedCounts counting={counting} />
      )}
      <DayChips record={record} today={today} date={date} onChoose={setDate} />
      {record.status === 'ativo' && date <= today ? (
        <Counters record={record} date={date} counting={counting} />
      ) : isOver(record) ? null : (
        <p className="ep-canteen-quiet">{date > today ? texts.notYet : texts.notActive}</p>
      )}
      <div className="ep-canteen-foot">
        {served > 0 ? <p className="ep-canteen-quiet">{texts.totals(number(served), number(wasted))}</p> : null}
        <Button variant="secondary" onPress={() => print(date)}>
          <Printer aria-hidden="true" className="ep-icon" />
          <span className="ep-button-text">{texts.print}</span>
        </Button>
        <Button variant="secondary" onPress={() => print('week')}>
          <Printer aria-hidden="true" className="ep-icon" />
          <span className="ep-button-text">{texts.printWeek}</span>
        </Button>
      </div>
      {printed === undefined ? null : printed === 'week' ? <WeekSheet record={record} /> : <DaySheet record={record} date={printed} />}
    </div>
  )
}

interface LeftCountsProps {
  readonly offer: CountOffer
  /** Called with the first day that comes back. */
  readonly onResume: (date: string) => void
}

/** Offers the counts that an earlier visit typed and did not register. */
function LeftCounts({ offer: { draft, days, resume, discard }, onResume }: LeftCountsProps) {
  const locale = useLocale()
  const { text } = locale
  const dates = Object.keys(days).toSorted()
  const goOn = () => {
    resume()
    onResume(dates[0] ?? '')
  }
  return (
    <Notice
      tone="info"
      title={draftTitle(locale, draft)}
      actions={
        <>
          <Button variant="accent" onPress={goOn}>
            {text('form.draft.resume')}
          </Button>
          <Button variant="secondary" onPress={discard}>
            {text('form.draft.discard')}
          </Button>
        </>
      }
    >
      <p>{dailyTexts[locale.locale].left(dates.map((day) => dayText(locale.locale, day)).join('; '))}</p>
    </Notice>
  )
}

/** Typed counts that can no longer be registered, to be read and copied. */
function LockedCounts({ counting: { offer, unsent, unsentDays, drop } }: { readonly counting: ReturnType<typeof useCounting> }) {
  const locale = useLocale()
  const texts = dailyTexts[locale.locale]
  const { days, discard } = unsentDays.length > 0 ? { days: unsent, discard: drop } : (offer ?? {})
  if (!days || !discard) return null
  const names: Readonly<Record<string, string | undefined>> = mealNames[locale.locale]
  const shown = (value: number | string) => (typeof value === 'number' || isDecimal(value) ? locale.number(value) : value)
  const said = ([type, { count }]: readonly [string, UnsentCount]) =>
    texts.typed(names[type] ?? type, shown(count.served ?? '–'), count.wasted && shown(count.wasted))
  return (
    <Notice
      tone="info"
      title={texts.locked}
      actions={
        <Button variant="secondary" onPress={discard}>
          {locale.text('form.draft.discard')}
        </Button>
      }
    >
      <ul>
        {Object.entries(days)
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([date, counts]) => (
            <li key={date}>
              {dayText(locale.locale, date)}: {Object.entries(counts).map(said).join('; ')}
            </li>
          ))}
      </ul>
    </Notice>
  )
}

interface DayChipsProps {
  readonly record: Canteen
  readonly today: string
  readonly date: string
  readonly onChoose: (date: string) => void
}

/** `missed` is a day without a count that can no longer be registered. */
const marks = { counted: Check, begun: CircleDashed, open: CircleDashed, missed: Minus, future: undefined } as const

/** Whether nothing more can be registered. */
const isOver = ({ status }: Canteen) => status === 'encerrado' || status === 'cancelado'

function DayChips({ record, today, date, onChoose }: DayChipsProps) {
  const { locale } = useLocale()
  const texts = dailyTexts[locale]
  const stateOf = (state: DayState) => (isOver(record) && state === 'open' ? 'missed' : state)
  return (
    <div role="group" aria-label={texts.days} className="ep-canteen-days">
      {daysOf(record, today).map((day) => {
        const state = stateOf(day.state)
        const Mark = marks[state]
        return (
          <button
            key={day.date}
            type="button"
            className="ep-canteen-day"
            data-state={state}
            aria-pressed={day.date === date}
            aria-current={day.date === today ? 'date' : undefined}
            onClick={() => onChoose(day.date)}
          >
            {Mark ? <Mark aria-hidden="true" /> : null}
            <span>{dayText(locale, day.date)}</span>
            {state === 'future' ? null : <span className="ep-visually-hidden">{texts.states[state]}</span>}
          </button>
        )
      })}
    </div>
  )
}

interface CountersProps {
  readonly record: Canteen
  readonly date: string
  readonly counting: ReturnType<typeof useCounting>
}

function Counters({ record, date, counting }: CountersProps) {
  const { locale } = useLocale()
  const texts = dailyTexts[locale]
  const nothing = { served: null, wasted: null }
  return (
    <>
      <ul className="ep-counters">
        {record.meals.map((meal) => (
          <MealCounter
            key={`${date} ${meal.type}`}
            date={date}
            meal={meal}
            count={counting.counts[meal.type] ?? nothing}
            stored={counting.stored[meal.type] ?? nothing}
            isMissing={counting.isMissing(meal.type)}
            onChange={(count) => counting.set(meal.type, count)}
          />
        ))}
      </ul>
      <div className="ep-canteen-ways">
        <Button variant="accent" aria-disabled={counting.isPending || undefined} onPress={counting.save}>
          <ClipboardCheck aria-hidden="true" className="ep-icon" />
          <span className="ep-button-text">{texts.save}</span>
        </Button>
        <Button variant="secondary" aria-disabled={counting.isPending || undefined} onPress={counting.saveAsPlanned}>
          <Check aria-hidden="true" className="ep-icon" />
          <span className="ep-button-text">{texts.asPlanned}</span>
        </Button>
        <p className="ep-canteen-quiet" role="status">
          {counting.unsentDays.length > 0 ? texts.unsent(counting.unsentDays.map((day) => dayText(locale, day)).join('; ')) : null}
        </p>
      </div>
    </>
  )
}

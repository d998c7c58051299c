import { useRef, useState } from 'react'
import { ApiError } from '../../../../api/ApiError.js'
import type { PathParams } from '../../../../api/client.js'
import { useRefresh } from '../../../../data/useRefresh.js'
import { useTransition } from '../../../../data/useTransition.js'
import { useDrafts } from '../../../../drafts/DraftsProvider.js'
import { useConfirm, useToasts } from '../../../../feedback/FeedbackProvider.js'
import { useTypedGuard } from '../../../../form/status/useTypedGuard.js'
import { useForm } from '../../../../form/store/FormContext.js'
import { useUnsavedBeside } from '../../../../form/store/useUnsavedBeside.js'
import { failureText } from '../../../../list/core/actionText.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { canteenContract } from '../contract.js'
import { mealNames } from '../parts/messages.js'
import type { Canteen } from '../schema.js'
import {
  countsOf,
  uncounted,
  hindranceOf,
  isCounted,
  meetCounts,
  toCounts,
  type TypedCount,
  type TypedDay,
  type TypedDays,
  type UnsentCount,
  unsentOf,
} from './counting.js'
import { dailyTexts } from './messages.js'
import { canteenRoute, useCountDraft } from './useCountDraft.js'

/** How often a count is sent again when others store the canteen at the same time. */
const mostAttempts = 3

interface CountingOptions {
  readonly params: PathParams
  /** Called with the day that has to be shown. */
  readonly onDay: (date: string) => void
}

/** The form's place of a number of a day. */
export const countPlace = (date: string, type: string, key: 'served' | 'wasted'): string => `typedDays.${date}.${type}.${key}`

/**
 * What is typed for the days of a canteen until it is sent. Another day and another person's count leave it; leaving the page asks first and
 * keeps it as a draft, which `offer` offers on return.
 */
export function useCounting(record: Canteen, date: string, { params, onDay }: CountingOptions) {
  const locale = useLocale()
  const texts = dailyTexts[locale.locale]
  const { places } = useForm()
  const [missing, setMissing] = useState<string>()
  const toasts = useToasts()
  const closeFailure = useRef<() => void>(undefined)
  const { isPending, send, refresh } = useSending(params)
  const [typed, setTyped] = useState<TypedDays>({})
  const unsentIn = (days: TypedDays): TypedDays =>
    Object.fromEntries(
      Object.entries(days)
        .map(([day, counts]) => [day, unsentOf(counts, countsOf(record, day))] as const)
        .filter(([, counts]) => Object.keys(counts).length > 0),
    )
  const allUnsent = unsentIn(typed)
  const unsentDays = Object.keys(allUnsent)
  useTypedGuard(unsentDays.length > 0, { isOnPage: true, message: useLeaveMessage() })
  const offer = useCountDraft({
    route: canteenRoute(record),
    version: record.version,
    unsent: allUnsent,
    isNews: (days) => Object.keys(unsentIn(days)).length > 0,
    // What was typed since wins.
    onResume: (days) => setTyped((now) => laidUnder(now, days)),
  })
  const stored = countsOf(record, date)
  const unsent = allUnsent[date] ?? {}
  const counts = Object.fromEntries(record.meals.map(({ type }) => [type, unsent[type]?.count ?? stored[type] ?? blank]))
  const put = (change: (day: TypedDay) => TypedDay, on = date) => setTyped((days) => ({ ...days, [on]: change(days[on] ?? {}) }))
  const seek = (type: string, key: 'served' | 'wasted', on = date) => {
    onDay(on)
    setMissing(`${on} ${type}`)
    places.focusSoon([countPlace(on, type, key)])
  }
  /** @returns whether the day was stored; otherwise the page says what hinders it */
  const register = async (day: TypedDay, on = date): Promise<boolean> => {
    if (isPending) return false
    const hindrance = hindranceOf(record.meals, day)
    if (hindrance) {
      seek(hindrance.type, hindrance.key, on)
      return false
    }
    // This attempt answers for itself.
    closeFailure.current?.()
    put((known) => ({ ...known, ...day }), on)
    try {
      const sent = await send(record, on, day)
      if (!sent) return false
      // What was typed while the answer came stays.
      put((known) => Object.fromEntries(Object.entries(known).filter(([type, one]) => one !== day[type])), on)
      const left = uncounted(sent, on).map(({ type }) => mealNames[locale.locale][type])
      const said = left.length > 0 ? { title: texts.savedPartly, detail: texts.stillOpen(left.join(', ')) } : { title: texts.saved }
      toasts.show({ severity: 'success', ...said, life: 4000 })
      return true
    } catch (error) {
      const isClosed = error instanceof ApiError && error.code === 'no-transition'
      const detail = isClosed ? texts.closed : failureText(error, locale)
      closeFailure.current = toasts.show({ severity: 'error', title: locale.text('common.error'), detail })
      if (isClosed) refresh()
      return false
    }
  }
  useUnsavedBeside(unsentDays.length > 0, async () => {
    for (const day of unsentDays.toSorted()) if (!(await register(allUnsent[day] ?? {}, day))) return false
    return true
  })
  const tell = (title: string) => void toasts.show({ severity: 'info', title, life: 5000 })
  const open = record.meals.filter(({ type }) => !counts[type]?.served && !isCounted(counts[type]) && !isCounted(stored[type]))
  return {
    counts,
    stored,
    isPending,
    unsent: allUnsent,
    unsentDays,
    /** Forgets what was typed. */
    drop: () => setTyped({}),
    offer,
    /** Whether a press asked for the portions of a meal on this day. */
    isMissing: (type: string) => missing === `${date} ${type}`,
    set: (type: string, count: TypedCount) =>
      put((day) => ({ ...day, [type]: { base: unsent[type]?.base ?? stored[type] ?? blank, count } })),
    save: () => {
      if (Object.keys(unsent).length > 0) void register(unsent)
      else if (open[0]) seek(open[0].type, 'served')
      else tell(texts.nothingNew)
    },
    /** Fills the meals that nobody has counted or typed, with one tap; typed waste stays. */
    saveAsPlanned: () => {
      if (open.length === 0 && Object.keys(unsent).length === 0) return tell(texts.nothingOpen)
      const planned = open.map(({ type, expectedPerDay }): [string, UnsentCount] => [
        type,
        { base: stored[type] ?? blank, count: { served: expectedPerDay, wasted: counts[type]?.wasted ?? null }, isPlanned: true },
      ])
      void register({ ...unsent, ...Object.fromEntries(planned) })
    },
  }
}

const laidUnder = (now: TypedDays, days: TypedDays): TypedDays => ({
  ...now,
  ...Object.fromEntries(Object.entries(days).map(([day, counts]) => [day, { ...counts, ...now[day] }])),
})

/** Where what is typed stays when one leaves. */
function useLeaveMessage(): 'form.leave.message' | 'form.leave.messageInPage' | undefined {
  const isKept = useDrafts()?.isKept
  return isKept === undefined ? undefined : isKept ? 'form.leave.message' : 'form.leave.messageInPage'
}

const blank: TypedCount = { served: null, wasted: null }

/** Sends the counts of a day. Where another person stored the canteen meanwhile, they are sent on top of that; the same meal is asked about. */
function useSending(params: PathParams) {
  const { locale, number, text } = useLocale()
  const confirm = useConfirm()
  const refresh = useRefresh(canteenContract)
  const { change, isPending } = useTransition(canteenContract, params)
  const texts = dailyTexts[locale]
  const said = ({ served, wasted }: TypedCount) => `${number(Number(served ?? 0))}${wasted ? ` (${number(wasted)} kg)` : ''}`
  const isMeant = (stored: Readonly<Record<string, TypedCount>>, clashes: readonly (readonly [type: string, UnsentCount])[]) =>
    confirm({
      title: texts.clash,
      message: clashes
        .map(([type, { count }]) =>
          texts.clashOf(mealNames[locale][type as keyof (typeof mealNames)[typeof locale]], said(stored[type] ?? blank), said(count)),
        )
        .join(' '),
      acceptLabel: texts.clashAccept,
      rejectLabel: text('common.action.back'),
    })
  /** @returns the canteen with these counts; nothing where they were not sent */
  const send = async (record: Canteen, date: string, day: TypedDay, attempts = mostAttempts): Promise<Canteen | undefined> => {
    const stored = countsOf(record, date)
    const { sent, clashes } = meetCounts(day, stored)
    if (clashes.length > 0 && !(await isMeant(stored, clashes))) return undefined
    const counts = toCounts(record.meals, Object.fromEntries(Object.entries(sent).map(([type, { count }]) => [type, count])))
    // Everything that was to be filled in has been counted by somebody else.
    if (counts.length === 0) {
      refresh()
      return record
    }
    try {
      const answer = await change(record.id, { transition: 'count', reason: '', version: record.version, payload: { date, counts } })
      return answer as Canteen
    } catch (error) {
      const fresh = error instanceof ApiError && error.code === 'stale' ? (error.body.data as Canteen | null) : null
      if (!fresh || attempts === 1) throw error
      const seen = Object.entries(sent).map(([type, one]) => [type, { ...one, base: stored[type] ?? blank }])
      return send(fresh, date, Object.fromEntries(seen) as TypedDay, attempts - 1)
    }
  }
  return { isPending, send, refresh }
}

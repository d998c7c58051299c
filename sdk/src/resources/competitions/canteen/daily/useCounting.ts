import { useState } from 'react'
import type { PathParams } from '../../../../api/client.js'
import { useTransition } from '../../../../data/useTransition.js'
import { useToasts } from '../../../../feedback/FeedbackProvider.js'
import { failureText } from '../../../../list/actions/actionText.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { canteenContract } from '../contract.js'
import type { Canteen } from '../schema.js'
import { countIssue, countsOf, toCounts, type TypedCount } from './counting.js'
import { dailyTexts } from './messages.js'

/** What is typed for a day until it is sent. It starts again for another day, or when somebody else has changed the count. */
export function useCounting(record: Canteen, date: string, params: PathParams) {
  const locale = useLocale()
  const toasts = useToasts()
  const { change, isPending } = useTransition(canteenContract, params)
  const stored = countsOf(record, date)
  const [typed, setTyped] = useState<{ readonly of: string; readonly counts: Readonly<Record<string, TypedCount>> }>()
  // A sent count is stored under the next version, so the version tells that typed values are old.
  const of = `${date} ${record.version}`
  const counts = typed?.of === of ? typed.counts : stored
  const send = async (wanted: Readonly<Record<string, TypedCount>>) => {
    const payload = { date, counts: toCounts(record.meals, wanted) }
    if (isPending || payload.counts.length === 0) return
    setTyped({ of, counts: wanted })
    try {
      await change(record.id, { transition: 'count', reason: '', version: record.version, payload })
      toasts.show({ severity: 'success', title: dailyTexts[locale.locale].saved, life: 4000 })
    } catch (error) {
      toasts.show({ severity: 'error', title: locale.text('common.error'), detail: failureText(error, locale) })
    }
  }
  return {
    counts,
    stored,
    isPending,
    canSave:
      toCounts(record.meals, counts).length > 0 &&
      !Object.values(counts).some((count) => countIssue(count.served) ?? countIssue(count.wasted)),
    set: (type: string, count: TypedCount) => setTyped({ of, counts: { ...counts, [type]: count } }),
    save: () => void send(counts),
    /** Fills a day that went as planned with one tap; typed waste stays. */
    saveAsPlanned: () => {
      const planned = record.meals.map(({ type, expectedPerDay }) => [
        type,
        { served: expectedPerDay, wasted: counts[type]?.wasted ?? null },
      ])
      void send(Object.fromEntries(planned) as Readonly<Record<string, TypedCount>>)
    },
  }
}

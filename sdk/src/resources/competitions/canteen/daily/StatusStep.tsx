import { today } from '../../../../core/calendar.js'
import type { StepProps } from '../../../../core/workflow.js'
import { Notice } from '../../../../form/notices/Notice.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { dayText } from '../dayText.js'
import type { Canteen } from '../schema.js'
import { daysOf } from './counting.js'
import { dailyTexts } from './messages.js'
import { useCares } from './useCares.js'
import { canteenRoute, useUnsentDays } from './useCountDraft.js'

/** What needs care before a change of status: a balance or a license that ends too early, or counts that nobody can register afterwards. */
export function Step({ record, transition }: StepProps) {
  if (transition === 'activate') return <Cares record={record as Canteen} />
  return (
    <>
      <UnsentCounts record={record as Canteen} />
      {transition === 'finish' ? <OpenDays record={record as Canteen} /> : null}
    </>
  )
}

/** Days that nobody can register once the canteen is closed: those without all counts, and those still to come. */
function OpenDays({ record }: { readonly record: Canteen }) {
  const { locale } = useLocale()
  const days = daysOf(record, today())
  const open = days.filter(({ state }) => state === 'open' || state === 'begun')
  const texts = dailyTexts[locale]
  return (
    <>
      {open.length > 0 ? <Notice tone="notice" title={texts.openAtEnd(open.map(({ date }) => dayText(locale, date)).join('; '))} /> : null}
      {days.at(-1)?.state === 'future' ? <Notice tone="notice" title={texts.beforeItsEnd(dayText(locale, record.operatingTo))} /> : null}
    </>
  )
}

function UnsentCounts({ record }: { readonly record: Canteen }) {
  const { locale } = useLocale()
  const days = useUnsentDays(canteenRoute(record))
  if (days.length === 0) return null
  return <Notice tone="notice" title={dailyTexts[locale].unsentAtEnd(days.map((day) => dayText(locale, day)).join('; '))} />
}

function Cares({ record }: { readonly record: Canteen }) {
  const { locale } = useLocale()
  const cares = useCares(record)
  if (cares.length === 0) return null
  return (
    <Notice tone="notice" title={dailyTexts[locale].beforeOpening}>
      <ul>
        {cares.map(({ words }) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Notice>
  )
}

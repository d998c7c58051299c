import type { StepProps } from '../../../../core/workflow.js'
import { Notice } from '../../../../form/notices/Notice.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { dayText } from '../dayText.js'
import type { Canteen } from '../schema.js'
import { dailyTexts } from './messages.js'
import { useCares } from './useCares.js'
import { canteenRoute, useUnsentDays } from './useCountDraft.js'

/** What needs care before a change of status: a balance or a license that ends too early, or counts that nobody can register afterwards. */
export function Step({ record, transition }: StepProps) {
  return transition === 'activate' ? <Cares record={record as Canteen} /> : <UnsentCounts record={record as Canteen} />
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

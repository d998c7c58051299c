import type { StepProps } from '../../../../core/workflow.js'
import { Notice } from '../../../../form/notices/Notice.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { Canteen } from '../schema.js'
import { dailyTexts } from './messages.js'
import { useCares } from './useCares.js'

/** What needs care before a canteen opens: a balance or a license that ends too early. */
export function Step({ record, transition }: StepProps) {
  const { locale } = useLocale()
  const cares = useCares(record as Canteen)
  if (transition !== 'activate' || cares.length === 0) return null
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

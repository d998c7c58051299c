import type { SectionSlotProps } from '../../../../core/resource.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { ServiceRequest } from '../schema.js'
import { ItemBalances } from './ItemBalances.js'
import { balanceListTexts } from './messages.js'

/** How each balance results, below the items of a stored request. */
export function Slot({ record }: SectionSlotProps) {
  const { locale } = useLocale()
  return (
    <div className="ep-balances">
      <h3>{balanceListTexts[locale].title}</h3>
      <ItemBalances request={record as ServiceRequest} />
    </div>
  )
}

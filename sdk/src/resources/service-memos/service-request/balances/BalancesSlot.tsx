import type { SectionSlotProps } from '../../../../core/resource.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { ServiceRequest } from '../schema.js'
import { serviceRequestMessages } from '../messages.js'
import { ItemBalances } from './ItemBalances.js'
import { balanceListTexts } from './messages.js'

/** How each balance results, below the items of a stored request. */
export function Slot({ record }: SectionSlotProps) {
  const { locale } = useLocale()
  const request = record as ServiceRequest
  // While the request may be changed, the choice of items shows them.
  const unmet = ['rascunho', 'devolvida'].includes(request.status) ? null : request.unmet
  return (
    <div className="ep-balances">
      {unmet ? (
        <div>
          <h3>{serviceRequestMessages[locale].fields.unmet}</h3>
          <p className="ep-balances-unmet">{unmet}</p>
        </div>
      ) : null}
      <h3>{balanceListTexts[locale].title}</h3>
      <ItemBalances request={request} />
    </div>
  )
}

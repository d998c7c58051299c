import type { SectionSlotProps } from '../../../../core/resource.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { Link } from '../../../../navigation/Link.js'
import { contractPath } from '../../../../core/contract.js'
import { lotContract } from '../../lot/contract.js'
import { materialMessages } from './messages.js'
import type { Material } from './schema.js'

/** Beside the reference price: what a lot last registered the item for, since when, and where. */
export function Slot({ record }: SectionSlotProps) {
  const { locale, number, date } = useLocale()
  const { lastPrice, lastPriceOn, lastPriceLot, unitCode } = record as Material
  if (lastPrice === null) return null
  const { fields, options } = materialMessages[locale]
  return (
    <p className="ep-field-note">
      {fields.lastPrice}: <strong>R$ {number(lastPrice, { minimumFractionDigits: 2 })}</strong> / {options.unitCode[unitCode]}
      {lastPriceOn && ` · ${date(lastPriceOn)}`}
      {lastPriceLot && (
        <>
          {' · '}
          <Link to={`${contractPath(lotContract, lastPriceLot.params)}/${lastPriceLot.id}`}>
            {lastPriceLot.tender} › {lastPriceLot.label}
          </Link>
        </>
      )}
    </p>
  )
}

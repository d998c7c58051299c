import type { SectionSlotProps } from '../../../../core/resource.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { unitPriceText } from '../../../../kinds/number/unitPrice.js'
import { RecordLink } from '../../../../values/RecordLink.js'
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
      {fields.lastPrice}: <strong>{unitPriceText(lastPrice, number)}</strong> / {options.unitCode[unitCode]}
      {lastPriceOn && ` · ${date(lastPriceOn)}`}
      {lastPriceLot && (
        <>
          {' · '}
          <RecordLink contract={lotContract} to={lastPriceLot}>
            {lastPriceLot.tender} › {lastPriceLot.label}
          </RecordLink>
        </>
      )}
    </p>
  )
}

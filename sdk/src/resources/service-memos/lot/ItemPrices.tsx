import { fill } from '../../../blocks/ledger/fill.js'
import { unitPriceText } from '../../../kinds/number/unitPrice.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { lotPriceTexts } from './messages.js'
import type { LotItem } from './schema.js'
import '../../../blocks/ledger/ledger.css'

/** The registered prices of an item, each with its period and reason. */
export function ItemPrices({ item: { prices } }: { readonly item: Pick<LotItem, 'prices'> }) {
  const { locale, number, date } = useLocale()
  const texts = lotPriceTexts[locale]
  if (prices.length === 0) return null
  return (
    <ul className="ep-ledger-prices" aria-label={texts.title}>
      {prices.map(({ id, from, to, unitPrice, reason }) => (
        <li key={id}>
          {fill(to === null ? texts.since : texts.between, {
            price: unitPriceText(unitPrice, number),
            from: date(from),
            to: to === null ? '' : date(to),
          })}
          {reason ? <span className="ep-ledger-reason">{reason}</span> : null}
        </li>
      ))}
    </ul>
  )
}

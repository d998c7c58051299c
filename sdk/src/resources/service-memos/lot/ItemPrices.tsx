import { fill } from '../../../blocks/ledger/fill.js'
import { Button } from '../../../feedback/Button.js'
import { unitPriceText } from '../../../kinds/number/unitPrice.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { lotPriceTexts } from './messages.js'
import { hasNewPrice } from '../../../blocks/pricing/judge.js'
import type { LotItem } from './schema.js'
import '../../../blocks/ledger/ledger.css'

interface ItemPricesProps {
  readonly item: Pick<LotItem, 'prices' | 'withdrawnPrices' | 'material'>
  /** Takes the last price back. @default no way to */
  readonly onWithdraw?: () => void
}

/** The registered prices of an item, each with its period and reason, and those that were taken back. */
export function ItemPrices({ item, onWithdraw }: ItemPricesProps) {
  const { locale, date } = useLocale()
  const texts = lotPriceTexts[locale]
  const { prices, withdrawnPrices } = item
  if (prices.length === 0) return null
  return (
    <ul className="ep-ledger-prices" aria-label={texts.title}>
      {prices.map(({ id, from, to, unitPrice, reason }, place) => (
        <li key={id}>
          {fill(to === null ? texts.since : texts.between, {
            price: unitPriceText(unitPrice),
            from: date(from),
            to: to === null ? '' : date(to),
          })}
          {reason ? <span className="ep-ledger-reason">{reason}</span> : null}
          {onWithdraw && place === prices.length - 1 && hasNewPrice(item) ? (
            <Button variant="link" aria-label={fill(texts.withdrawOf, { item: item.material.label })} onPress={onWithdraw}>
              {texts.withdraw}
            </Button>
          ) : null}
        </li>
      ))}
      {withdrawnPrices.map(({ id, from, unitPrice, at, withdrawal, by }) => (
        <li key={`withdrawn ${id}`} data-withdrawn>
          {fill(withdrawal === null ? texts.replaced : texts.withdrawn, {
            price: unitPriceText(unitPrice),
            from: date(from),
            at: date(at),
          })}
          <span className="ep-ledger-reason">{[withdrawal, by].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

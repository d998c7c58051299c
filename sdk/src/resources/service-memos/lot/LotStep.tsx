import { unitWord } from '../../../blocks/codes/units.js'
import type { StepProps } from '../../../core/resource.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { ItemPrices } from './ItemPrices.js'
import { lotItemTexts } from './messages.js'
import type { Lot } from './schema.js'

/** Commands that ask for one of the lot's items by its number. */
const ofItem = new Set(['transfer', 'amend', 'reprice'])

/** The items with their numbers, what is left of them and what they cost, where one of them is asked for. */
export function Step({ record, transition }: StepProps) {
  const { locale, number } = useLocale()
  if (!ofItem.has(transition)) return null
  const { balance: word } = lotItemTexts[locale].fields
  return (
    <ul className="ep-ledger-items">
      {(record as Lot).items.map((item) => (
        <li key={item.id} className="ep-ledger-item">
          <span className="ep-ledger-item-name">
            {item.seq}: {item.material.label}
          </span>
          <span>
            {word}: {number(item.balance)} {unitWord(item.unitCode, locale, item.balance)}
          </span>
          <ItemPrices item={item} />
        </li>
      ))}
    </ul>
  )
}

import { Button } from '../../../feedback/Button.js'
import { useState } from 'react'
import { unitWord } from '../../../blocks/codes/units.js'
import { BalanceLine } from '../../../blocks/ledger/BalanceLine.js'
import { ledgerTexts, movementTexts } from '../../../blocks/ledger/messages.js'
import { MovementTable } from '../../../blocks/ledger/MovementTable.js'
import type { MovementFilter } from '../../../blocks/ledger/useMovements.js'
import { contractPath } from '../../../core/contract.js'
import type { SectionSlotProps } from '../../../core/resource.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { lotContract } from './contract.js'
import { ItemPrices } from './ItemPrices.js'
import type { Lot } from './schema.js'

/** How the balance of each item results, and the movements behind the numbers. */
export function Slot({ record, params = {} }: SectionSlotProps) {
  const { locale } = useLocale()
  const [filter, setFilter] = useState<MovementFilter>({})
  const { items, version } = record as Lot
  const texts = ledgerTexts[locale]
  const chosen = items.find(({ id }) => id === filter.item)
  return (
    <>
      <ul className="ep-ledger-items">
        {items.map((item) => (
          <li key={item.id} className="ep-ledger-item">
            <span className="ep-ledger-item-name">
              {item.seq}: {item.material.label}
            </span>
            <BalanceLine
              parts={item}
              unit={unitWord(item.unitCode, locale, item.balance)}
              onOpen={(types) => setFilter({ item: item.id, types })}
            />
            <ItemPrices item={item} />
          </li>
        ))}
      </ul>
      <div className="ep-ledger-heading" aria-live="polite">
        <h3>
          {[chosen?.material.label, filter.types?.map((type) => movementTexts[locale].types[type]).join(', ')].filter(Boolean).join(': ') ||
            texts.all}
        </h3>
        {chosen ? (
          <Button variant="link" onPress={() => setFilter({})}>
            {texts.all}
          </Button>
        ) : null}
      </div>
      <MovementTable path={`${contractPath(lotContract, params)}/${record.id}`} filter={filter} version={version} />
    </>
  )
}

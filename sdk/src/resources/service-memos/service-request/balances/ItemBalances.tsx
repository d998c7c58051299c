import { Button } from '../../../../feedback/Button.js'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { unitWord } from '../../../../blocks/codes/units.js'
import { BalanceLine } from '../../../../blocks/ledger/BalanceLine.js'
import { MovementTable } from '../../../../blocks/ledger/MovementTable.js'
import { ledgerTexts, movementTexts } from '../../../../blocks/ledger/messages.js'
import type { MovementFilter } from '../../../../blocks/ledger/useMovements.js'
import { contractPath } from '../../../../core/contract.js'
import { useRecord } from '../../../../data/useRecord.js'
import { unitPriceText } from '../../../../kinds/number/unitPrice.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { lotContract } from '../../lot/contract.js'
import type { Lot } from '../../lot/schema.js'
import type { RequestItem, ServiceRequest } from '../schema.js'
import { balanceListTexts } from './messages.js'
import './balances.css'

interface ItemBalancesProps {
  readonly request: ServiceRequest
  /** More content for an item. @default nothing */
  readonly more?: (item: RequestItem, lot: Lot) => ReactNode
}

/** How the balance of each requested item results; each number opens its movements below. */
export function ItemBalances({ request: { tenderId, lotId, items, version }, more }: ItemBalancesProps) {
  const { locale } = useLocale()
  const texts = ledgerTexts[locale]
  const params = { licitacaoId: tenderId }
  const { record, status, refetch } = useRecord(lotContract, lotId, params)
  // A step of the request moves its quantities in the lot.
  const shown = useRef(version)
  const follow = useEffectEvent(() => {
    if (shown.current !== version) refetch()
    shown.current = version
  })
  useEffect(() => follow(), [version])
  const [opened, setOpened] = useState<MovementFilter>()
  if (status === 'error')
    return (
      <p role="alert">
        {balanceListTexts[locale].failed}{' '}
        <Button variant="link" onPress={refetch}>
          {texts.retry}
        </Button>
      </p>
    )
  const lot = record as unknown as Lot | undefined
  return (
    <ul className="ep-ledger-items" aria-busy={status === 'loading'}>
      {items.map((item) => {
        const parts = lot?.items.find(({ id }) => id === item.lotItemId)
        return (
          <li key={item.lotItemId} className="ep-ledger-item">
            <span className="ep-ledger-item-name">{item.lotItem.label}</span>
            <AskedLine item={item} />
            {parts && (
              <BalanceLine
                parts={parts}
                unit={unitWord(parts.unitCode, locale, parts.balance)}
                onOpen={(types) => setOpened(isSame(opened, item.lotItemId, types) ? undefined : { item: item.lotItemId, types })}
              />
            )}
            {opened?.item === item.lotItemId && (
              <div className="ep-balances-movements">
                <p>{opened.types?.map((type) => movementTexts[locale].types[type]).join(', ') ?? texts.all}</p>
                <MovementTable path={`${contractPath(lotContract, params)}/${lotId}`} filter={opened} version={version} />
              </div>
            )}
            {lot && more?.(item, lot)}
          </li>
        )
      })}
    </ul>
  )
}

function isSame(opened: MovementFilter | undefined, item: number, types: MovementFilter['types']): boolean {
  return opened?.item === item && opened.types?.join() === types?.join()
}

/** "120 refeições × R$ 21,90 = R$ 2.628,00" */
function AskedLine({ item: { quantity, unit, unitPrice, total } }: { readonly item: RequestItem }) {
  const { locale, number, money } = useLocale()
  return (
    <span className="ep-balances-asked">
      {balanceListTexts[locale].asked}: {number(quantity)} {unitWord(unit, locale, quantity)} × {unitPriceText(unitPrice)} ={' '}
      <strong>{money(total)}</strong>
    </span>
  )
}

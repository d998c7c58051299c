import { Button } from '../../../feedback/Button.js'
import { useRef, useState } from 'react'
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
import { fill } from '../../../blocks/ledger/fill.js'
import { lotPriceTexts } from './messages.js'
import type { Lot, LotItem } from './schema.js'
import { useItemCommand } from './useItemCommand.js'

/** How the balance of each item results, and the movements behind the numbers. */
export function Slot({ record, params = {} }: SectionSlotProps) {
  const { locale } = useLocale()
  const [filter, setFilter] = useState<MovementFilter>({})
  const { items, version, isSrp } = record as Lot
  const { mayRun, run, dialog } = useItemCommand(record as Lot, params)
  const texts = ledgerTexts[locale]
  const heading = useRef<HTMLHeadingElement>(null)
  const open = (next: MovementFilter) => {
    setFilter(next)
    // A lot may have sixty items between the pressed number and its movements.
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }
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
              onOpen={(types) => open({ item: item.id, types })}
            />
            <ItemPrices item={item} onWithdraw={mayRun ? () => run('withdrawPrice', item.seq) : undefined} />
            {mayRun ? (
              <span className="ep-ledger-commands">
                <ItemButton word="new" item={item} onPress={() => run('reprice', item.seq)} />
                <ItemButton word={isSrp ? 'transfer' : 'amend'} item={item} onPress={() => run(isSrp ? 'transfer' : 'amend', item.seq)} />
                <WithdrawAmendment item={item} onPress={(begun) => run('amend', item.seq, begun)} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="ep-ledger-heading" aria-live="polite">
        <h3 ref={heading} tabIndex={-1}>
          {[chosen?.material.label, filter.types?.map((type) => movementTexts[locale].types[type]).join(', ')].filter(Boolean).join(': ') ||
            texts.all}
        </h3>
        {chosen ? (
          <Button variant="link" onPress={() => setFilter({})}>
            {texts.all}
          </Button>
        ) : null}
      </div>
      {dialog}
      <MovementTable path={`${contractPath(lotContract, params)}/${record.id}`} filter={filter} version={version} />
    </>
  )
}

interface WithdrawAmendmentProps {
  readonly item: Pick<LotItem, 'lastAmendment' | 'material' | 'seq'>
  readonly onPress: (begun: Parameters<ReturnType<typeof useItemCommand>['run']>[2]) => void
}

/** Takes the last amendment back before its first use: the same command with its opposite, which asks before it is stored. */
function WithdrawAmendment({ item: { lastAmendment, material, seq }, onPress }: WithdrawAmendmentProps) {
  const { locale, number } = useLocale()
  const texts = lotPriceTexts[locale]
  if (!lastAmendment) return null
  const { quantity, term } = lastAmendment
  const title = fill(texts.withdrawLast, { quantity: number(quantity) })
  const begun = { title, values: { quantity: `-${quantity}`, term: `${title}: ${term}`.slice(0, 60) } }
  return (
    <Button variant="link" aria-label={`${title}: ${seq}: ${material.label}`} onPress={() => onPress(begun)}>
      {title}
    </Button>
  )
}

interface ItemButtonProps {
  readonly word: 'new' | 'transfer' | 'amend'
  readonly item: Pick<LotItem, 'seq' | 'material'>
  readonly onPress: () => void
}

/** A command of one item; its name says which item, because each item has the same buttons. */
function ItemButton({ word, item: { seq, material }, onPress }: ItemButtonProps) {
  const texts = lotPriceTexts[useLocale().locale]
  return (
    <Button variant="link" aria-label={`${texts[word]}: ${seq}: ${material.label}`} onPress={onPress}>
      {texts[word]}
    </Button>
  )
}

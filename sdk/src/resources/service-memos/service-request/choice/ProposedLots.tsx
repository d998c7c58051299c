import { Button } from '../../../../feedback/Button.js'
import { useState } from 'react'
import { unitWord } from '../../../../blocks/codes/units.js'
import { BalanceLine } from '../../../../blocks/ledger/BalanceLine.js'
import { fill } from '../../../../blocks/ledger/fill.js'
import { itemTotal } from '../../../../blocks/pricing/totals.js'
import type { LotProposal, LotProposals, ProposedItem, WantedLine } from '../../../../blocks/pricing/proposal.js'
import { unitPriceText } from '../../../../kinds/number/unitPrice.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { choiceTexts } from './messages.js'
import type { TakenItem } from './takeLot.js'
import './choice.css'

interface ProposedLotsProps {
  readonly found: LotProposals & { readonly lines: readonly WantedLine[] }
  readonly onTake: (proposal: LotProposal, taken: readonly TakenItem[]) => void
}

/** The lots that have some of the wanted items, each with the quantity available. */
export function ProposedLots({ found: { lots, missing, lines }, onTake }: ProposedLotsProps) {
  const { locale } = useLocale()
  const texts = choiceTexts[locale]
  return (
    <div className="ep-choice-found" role="status">
      {missing.length > 0 && (
        <p className="ep-choice-missing">
          {texts.missing}: {missing.map((place) => lines[place]?.text).join(' · ')}
        </p>
      )}
      {lots.map((proposal) => (
        <ProposedLot key={proposal.lot.id} proposal={proposal} lines={lines} onTake={(taken) => onTake(proposal, taken)} />
      ))}
    </div>
  )
}

interface ProposedLotProps {
  readonly proposal: LotProposal
  readonly lines: readonly WantedLine[]
  readonly onTake: (taken: readonly TakenItem[]) => void
}

function ProposedLot({ proposal, lines, onTake }: ProposedLotProps) {
  const { locale, date, number } = useLocale()
  const texts = choiceTexts[locale]
  const { lot, tender, supplier, validUntil, items, covered } = proposal
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => bestOf(items))
  const flip = (id: number) => setChosen((ids) => (ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id])))
  const taken = items.flatMap((item) => (chosen.has(item.lotItemId) ? [{ item, quantity: lines[item.line]?.quantity ?? null }] : []))
  return (
    <section className="ep-choice-lot" aria-label={lot.label}>
      <header>
        <div>
          <h3>
            {tender.label} · {lot.label}
          </h3>
          <p>
            {supplier.label} · {fill(texts.until, { day: date(validUntil) })} ·{' '}
            <strong>
              {fill(texts.covers[lines.length === 1 ? 'one' : 'other'], { covered: number(covered), count: number(lines.length) })}
            </strong>
          </p>
        </div>
        <Button variant={covered === lines.length ? 'accent' : 'secondary'} isDisabled={taken.length === 0} onPress={() => onTake(taken)}>
          <span className="ep-button-text">{texts.take}</span>
        </Button>
      </header>
      <ul>
        {items.map((item) => (
          <li key={`${item.line}:${item.lotItemId}`}>
            <label>
              <input type="checkbox" checked={chosen.has(item.lotItemId)} onChange={() => flip(item.lotItemId)} />
              <span>
                {item.material.label} <span className="ep-code">{item.material.code}</span>
              </span>
            </label>
            <ItemFacts item={item} quantity={lines[item.line]?.quantity ?? null} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For each line the first item with enough balance, otherwise the first one. */
function bestOf(items: readonly ProposedItem[]): ReadonlySet<number> {
  const best = new Map<number, ProposedItem>()
  for (const item of items) {
    const known = best.get(item.line)
    if (!known || (item.isEnough && !known.isEnough)) best.set(item.line, item)
  }
  return new Set([...best.values()].map(({ lotItemId }) => lotItemId))
}

function ItemFacts({ item, quantity }: { readonly item: ProposedItem; readonly quantity: string | null }) {
  const { locale, money, number } = useLocale()
  const texts = choiceTexts[locale]
  const total = itemTotal({ quantity, unitPrice: item.unitPrice })
  const price = unitPriceText(item.unitPrice, number)
  return (
    <div className="ep-choice-facts">
      <BalanceLine parts={item} unit={unitWord(item.unit, locale, item.balance)} />
      <span>{quantity === null || total === null ? price : `${number(quantity)} × ${price} = ${money(total)}`}</span>
      {item.isEnough ? null : <strong className="ep-choice-short">{texts.notEnough}</strong>}
    </div>
  )
}

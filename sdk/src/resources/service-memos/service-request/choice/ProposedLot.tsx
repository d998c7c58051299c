import { Button } from '../../../../feedback/Button.js'
import { TriangleAlert } from '../../../../icons/icons.js'
import { useEffect, useRef, useState } from 'react'
import { isDivided, unitWord } from '../../../../blocks/codes/units.js'
import { BalanceLine } from '../../../../blocks/ledger/BalanceLine.js'
import { fill } from '../../../../blocks/ledger/fill.js'
import { itemTotal } from '../../../../blocks/pricing/totals.js'
import type { LotProposal, ProposedItem } from '../../../../blocks/pricing/proposal.js'
import { unitPriceText } from '../../../../kinds/number/unitPrice.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { LineQuestion } from './LineQuestion.js'
import { type LineChoice, matchLines } from './matchLines.js'
import { choiceTexts } from './messages.js'
import type { NamedLine } from './readLines.js'
import type { TakenItem } from './takeLot.js'

interface ProposedLotProps {
  readonly proposal: LotProposal
  readonly lines: readonly NamedLine[]
  readonly isStale: boolean
  readonly isOtherRegion: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onTake: (taken: readonly TakenItem[]) => void
}

/** A lot with what it has for each line; a line that may mean several of its items is a question. */
export function ProposedLot({ proposal, lines, isStale, isOtherRegion, isOpen, onOpen, onTake }: ProposedLotProps) {
  const { locale, number } = useLocale()
  const texts = choiceTexts[locale]
  const { lot, tender, items, covered } = proposal
  const [choices, setChoices] = useState(() => matchLines(lines, items))
  const [asked] = useState(() => new Set([...choices].flatMap(([line, choice]) => (choice === undefined ? [line] : []))))
  const [attempts, setAttempts] = useState(0)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempts > 0) card.current?.querySelector<HTMLElement>('[data-open] input')?.focus()
  }, [attempts])
  const choose = (line: number, choice: LineChoice) => setChoices((all) => new Map(all).set(line, choice))
  const taken = takenOf(proposal, lines, choices)
  const isAnswered = [...choices.values()].every((choice) => choice !== undefined) && !taken.some(isHalved)
  const take = () => {
    if (isAnswered) return onTake(taken)
    onOpen()
    setAttempts((count) => count + 1)
  }
  const others = lines.flatMap(({ label }, line) => (choices.has(line) ? [] : [label]))
  return (
    <section ref={card} className="ep-choice-lot" aria-label={lot.label}>
      <header>
        <div>
          <h3>
            {tender.label} · {lot.label}
          </h3>
          <LotFacts proposal={proposal} count={lines.length} isOtherRegion={isOtherRegion} />
        </div>
        {isOpen ? null : (
          <Button variant="link" aria-expanded={false} onPress={onOpen}>
            {texts.showItems}
          </Button>
        )}
        <Button
          variant={covered === lines.length ? 'accent' : 'secondary'}
          isDisabled={isStale || (taken.length === 0 && isAnswered)}
          onPress={take}
        >
          <span className="ep-button-text">{texts.take}</span>
        </Button>
      </header>
      {attempts > 0 && !isAnswered && <p role="alert">{texts.answerFirst}</p>}
      {isOpen && (
        <ul>
          {[...choices].map(([line, choice]) => (
            <li key={line} data-open={choice === undefined || undefined}>
              <Line
                line={lines[line] ?? { text: '', label: '', quantity: null }}
                items={items.filter((item) => item.line === line)}
                isQuestion={asked.has(line)}
                choice={choice}
                onChoose={(next) => choose(line, next)}
              />
            </li>
          ))}
        </ul>
      )}
      {isOpen && others.length > 0 && (
        <p className="ep-choice-missing">
          {fill(texts.notHere[others.length === 1 ? 'one' : 'other'], { count: number(others.length) })}: {others.join(' · ')}
        </p>
      )}
    </section>
  )
}

function takenOf({ items }: LotProposal, lines: readonly NamedLine[], choices: ReadonlyMap<number, LineChoice>): readonly TakenItem[] {
  return items.flatMap((item) =>
    choices.get(item.line) === item.lotItemId ? [{ item, quantity: lines[item.line]?.quantity ?? null }] : [],
  )
}

const isHalved = ({ item, quantity }: TakenItem) => isDivided(quantity, item.unit)

interface LotFactsProps {
  readonly proposal: LotProposal
  readonly count: number
  readonly isOtherRegion: boolean
}

/** Supplier, validity and cover, and what the person should know before the choice. */
function LotFacts({ proposal: { supplier, supplierTrouble, regions, validUntil, covered }, count, isOtherRegion }: LotFactsProps) {
  const { locale, date, number } = useLocale()
  const texts = choiceTexts[locale]
  const warnings = [
    ...(supplierTrouble ? [texts.trouble[supplierTrouble]] : []),
    ...(isOtherRegion ? [fill(texts.otherRegion, { regions: regions.map(({ label }) => label).join(', ') })] : []),
  ]
  return (
    <>
      <p>
        {supplier.label} · {fill(texts.until, { day: date(validUntil) })} ·{' '}
        <strong>{fill(texts.covers[count === 1 ? 'one' : 'other'], { covered: number(covered), count: number(count) })}</strong>
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="ep-choice-warning">
          <TriangleAlert aria-hidden="true" className="ep-icon" /> {warning}
        </p>
      ))}
    </>
  )
}

interface LineProps {
  readonly line: NamedLine
  /** The items of the lot that it may mean. */
  readonly items: readonly ProposedItem[]
  readonly isQuestion: boolean
  readonly choice: LineChoice
  readonly onChoose: (choice: LineChoice) => void
}

function Line({ line, items, isQuestion, choice, onChoose }: LineProps) {
  const { locale } = useLocale()
  const [isChanging, setChanging] = useState(isQuestion)
  const chosen = items.find(({ lotItemId }) => lotItemId === choice)
  const [first] = items
  const shown = chosen ?? first
  if (isChanging || !shown)
    return (
      <LineQuestion line={line} items={items} choice={choice} onChoose={onChoose}>
        {chosen && <ItemFacts item={chosen} quantity={line.quantity} />}
      </LineQuestion>
    )
  return (
    <>
      <label>
        <input type="checkbox" checked={chosen !== undefined} onChange={() => onChoose(chosen ? 'none' : shown.lotItemId)} />
        <span>
          {shown.material.label} <span className="ep-code">{shown.material.code}</span>
        </span>
      </label>
      <ItemFacts item={shown} quantity={line.quantity} />
      {items.length > 1 && (
        <Button variant="link" onPress={() => setChanging(true)}>
          {choiceTexts[locale].otherItem}
        </Button>
      )}
    </>
  )
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
      {isHalved({ item, quantity }) ? (
        <strong className="ep-choice-short">{texts.whole}</strong>
      ) : item.isEnough ? null : (
        <strong className="ep-choice-short">{texts.notEnough}</strong>
      )}
    </div>
  )
}

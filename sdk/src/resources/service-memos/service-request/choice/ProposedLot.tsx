import { Button } from '../../../../feedback/Button.js'
import { TriangleAlert } from '../../../../icons/icons.js'
import { useEffect, useRef } from 'react'
import { fill } from '../../../../blocks/ledger/fill.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { LineNames } from './LineNames.js'
import { choiceTexts } from './messages.js'
import { ProposedLine } from './ProposedLine.js'
import type { Choosing, FoundLot } from './useChoosing.js'

interface ProposedLotProps {
  readonly choice: FoundLot
  readonly choosing: Choosing
  /** How many lines were asked for. */
  readonly count: number
  readonly isStale: boolean
  readonly isOpen: boolean
  readonly onTake: () => void
}

/** A lot with what it has for each line; a line that is not plain is a question. */
export function ProposedLot({ choice, choosing, count, isStale, isOpen, onTake }: ProposedLotProps) {
  const { locale, number } = useLocale()
  const texts = choiceTexts[locale]
  const { proposal, lines, others, taken, open } = choice
  const { lot, tender } = proposal
  const isCurrent = choosing.current?.proposal.lot.id === lot.id
  const attempts = isCurrent ? choosing.attempts : 0
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    const question = attempts > 0 ? card.current?.querySelector<HTMLElement>('[data-open]') : undefined
    question?.scrollIntoView({ block: 'nearest' })
    const start = question?.querySelector<HTMLElement>('.ep-choice-facts input') ?? question?.querySelector('input')
    start?.focus({ preventScroll: true })
  }, [attempts])
  return (
    <section ref={card} className="ep-choice-lot" aria-label={lot.label} data-current={isCurrent || undefined}>
      <header>
        <div>
          <h3>
            {tender.label} · {lot.label}
          </h3>
          <LotFacts choice={choice} count={count} />
        </div>
        {isOpen ? null : (
          <Button variant="link" aria-expanded={false} onPress={() => choosing.show(lot.id)}>
            {texts.showItems}
          </Button>
        )}
        <Button
          variant="secondary"
          isDisabled={isStale || (taken.length === 0 && open === 0)}
          onPress={open === 0 ? onTake : () => choosing.ask(lot.id)}
        >
          <span className="ep-button-text">{texts.take}</span>
        </Button>
      </header>
      {attempts > 0 && open > 0 && <p role="alert">{texts.answerFirst}</p>}
      {isOpen && (
        <ul>
          {lines.map((line) => (
            <li key={line.place} data-open={line.isOpen || undefined}>
              <ProposedLine
                lotLine={line}
                onChoose={(next) => choosing.choose(lot.id, line.place, next)}
                onQuantity={(next) => choosing.setQuantity(lot.id, line.place, next)}
              />
            </li>
          ))}
        </ul>
      )}
      {isOpen && others.length > 0 && (
        <LineNames lead={fill(texts.notHere[others.length === 1 ? 'one' : 'other'], { count: number(others.length) })} names={others} />
      )}
    </section>
  )
}

type LotFactsProps = Pick<ProposedLotProps, 'choice' | 'count'>

/** Supplier, validity and cover, and what the person should know before the choice. */
function LotFacts({ choice: { proposal, misfits, covered, open }, count }: LotFactsProps) {
  const { locale, date, number } = useLocale()
  const texts = choiceTexts[locale]
  const { supplier, supplierTrouble, regions, validUntil } = proposal
  const facts = { regions: regions.map(({ label }) => label).join(', '), day: date(validUntil) }
  const warnings = [
    ...(supplierTrouble ? [texts.trouble[supplierTrouble]] : []),
    ...misfits.map((misfit) => fill(texts.misfit[misfit], facts)),
  ]
  return (
    <>
      <p>
        {supplier.label} · {fill(texts.until, facts)} ·{' '}
        <strong>{fill(texts.covers[count === 1 ? 'one' : 'other'], { covered: number(covered), count: number(count) })}</strong>
        {open > 0 && ` · ${fill(texts.questions[open === 1 ? 'one' : 'other'], { count: number(open) })}`}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="ep-choice-warning">
          <TriangleAlert aria-hidden="true" className="ep-icon" /> {warning}
        </p>
      ))}
    </>
  )
}

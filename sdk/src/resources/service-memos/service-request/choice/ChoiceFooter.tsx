import { Button } from '../../../../feedback/Button.js'
import { useId } from 'react'
import { fill } from '../../../../blocks/ledger/fill.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { LotChoice } from './lotChoice.js'
import { choiceTexts } from './messages.js'

interface ChoiceFooterProps {
  /** The lot in front; `undefined` while there is none. */
  readonly lot: LotChoice | undefined
  /** The lines have changed since. */
  readonly isStale: boolean
  /** How many lines were asked for. */
  readonly count: number
  readonly onTake: (lot: LotChoice) => void
  /** Brings the person to the first open question. */
  readonly onAsk: (lotId: number) => void
  readonly onCancel: () => void
}

/** What the lot in front gives, and the button that takes it; while questions are open, it leads to the first one. */
export function ChoiceFooter({ lot, isStale, count, onTake, onAsk, onCancel }: ChoiceFooterProps) {
  const { locale, text, number } = useLocale()
  const texts = choiceTexts[locale]
  const sumId = useId()
  const counted = (words: Readonly<Record<'one' | 'other', string>>, amount: number) =>
    fill(words[amount === 1 ? 'one' : 'other'], { count: number(amount) })
  const taken = lot?.lines.filter(({ chosen }) => chosen).length ?? 0
  // A request has an item once, however many lines ask for it.
  const items = new Set(lot?.taken.map(({ item }) => item.lotItemId)).size
  const open = lot?.open ?? 0
  const waiting = lot?.lines.filter(({ choice }) => choice === undefined).length ?? 0
  const left = count - taken - waiting
  const facts = [...(open > 0 ? [counted(texts.answers, open)] : []), ...(left > 0 ? [counted(texts.left, left)] : [])]
  return (
    <>
      {lot && (
        <p id={sumId} className="ep-choice-sum">
          <span>{lot.proposal.lot.label}</span>
          <span>{facts.join(' · ')}</span>
        </p>
      )}
      <Button variant="secondary" onPress={onCancel}>
        <span className="ep-button-text">{text('common.action.cancel')}</span>
      </Button>
      {lot && (
        // Not disabled while questions are open: the press leads to them.
        <Button
          variant="accent"
          aria-describedby={sumId}
          aria-disabled={open > 0 || undefined}
          isDisabled={isStale || (taken === 0 && open === 0)}
          onPress={() => (open > 0 ? onAsk(lot.proposal.lot.id) : onTake(lot))}
        >
          <span className="ep-button-text">{counted(texts.takeCount, items)}</span>
        </Button>
      )}
    </>
  )
}

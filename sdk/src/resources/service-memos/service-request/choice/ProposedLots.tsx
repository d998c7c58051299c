import { useLocale } from '../../../../locale/LocaleProvider.js'
import { LineNames } from './LineNames.js'
import type { LotChoice } from './lotChoice.js'
import { choiceTexts } from './messages.js'
import { ProposedLot } from './ProposedLot.js'
import type { Choosing } from './useChoosing.js'
import type { FoundLots } from './useProposals.js'
import './choice.css'

interface ProposedLotsProps {
  readonly found: FoundLots
  readonly choosing: Choosing
  /** The lines have changed since: nothing can be taken. @default false */
  readonly isStale?: boolean
  readonly onTake: (lot: LotChoice) => void
}

/** Up to this many lines, the items of all lots are compared at a glance. */
const fewLines = 5

/** The lots that have some of the wanted items, each with the quantity available; with many lines only the one in front shows its items. */
export function ProposedLots({ found: { missing, lines }, choosing, isStale = false, onTake }: ProposedLotsProps) {
  const { locale } = useLocale()
  const texts = choiceTexts[locale]
  const { lots, current } = choosing
  return (
    <div className="ep-choice-found" role="status" aria-busy={isStale}>
      {missing.length > 0 && <LineNames lead={texts.missing} names={missing.map((place) => lines[place]?.label ?? '')} />}
      {lots.map((lot) => (
        <ProposedLot
          key={lot.proposal.lot.id}
          choice={lot}
          choosing={choosing}
          count={lines.length}
          isStale={isStale}
          isOpen={lines.length <= fewLines || lot === current}
          onTake={() => onTake(lot)}
        />
      ))}
    </div>
  )
}

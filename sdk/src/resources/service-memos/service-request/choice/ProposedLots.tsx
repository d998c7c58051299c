import { useState } from 'react'
import { useForm } from '../../../../form/store/FormContext.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { LotProposal } from '../../../../blocks/pricing/proposal.js'
import { choiceTexts } from './messages.js'
import { ProposedLot } from './ProposedLot.js'
import type { TakenItem } from './takeLot.js'
import type { FoundLots } from './useProposals.js'
import './choice.css'

interface ProposedLotsProps {
  readonly found: FoundLots
  /** The lines have changed since: nothing can be taken. @default false */
  readonly isStale?: boolean
  readonly onTake: (proposal: LotProposal, taken: readonly TakenItem[]) => void
}

/** Up to this many lines, the items of all lots are compared at a glance. */
const fewLines = 5

/** The lots that have some of the wanted items, each with the quantity available; with many lines only the opened one shows its items. */
export function ProposedLots({ found: { lots, missing, lines }, isStale = false, onTake }: ProposedLotsProps) {
  const { locale } = useLocale()
  const texts = choiceTexts[locale]
  const { store } = useForm()
  const { regionId } = store.getState().values
  // Of two lots that cover as much, the one for this region is the better one.
  const sorted = lots.toSorted(
    (one, other) => other.covered - one.covered || Number(serves(other, regionId)) - Number(serves(one, regionId)),
  )
  const [opened, setOpened] = useState(sorted[0]?.lot.id)
  return (
    <div className="ep-choice-found" role="status" aria-busy={isStale}>
      {missing.length > 0 && (
        <p className="ep-choice-missing">
          {texts.missing}: {missing.map((place) => lines[place]?.label).join(' · ')}
        </p>
      )}
      {sorted.map((proposal) => (
        <ProposedLot
          key={proposal.lot.id}
          proposal={proposal}
          lines={lines}
          isStale={isStale}
          isOtherRegion={!serves(proposal, regionId)}
          isOpen={lines.length <= fewLines || proposal.lot.id === opened}
          onOpen={() => setOpened(proposal.lot.id)}
          onTake={(taken) => onTake(proposal, taken)}
        />
      ))}
    </div>
  )
}

/** Whether a lot serves a region; one without regions serves all. */
const serves = ({ regions }: LotProposal, regionId: unknown) =>
  regions.length === 0 || typeof regionId !== 'number' || regions.some(({ id }) => id === regionId)

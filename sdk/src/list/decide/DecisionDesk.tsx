import type { RefObject } from 'react'
import type { AnyDecision } from '../../core/resource.js'
import { withTexts } from '../../locale/withTexts.js'
import type { ListController } from '../state/useListController.js'
import { DecisionPanel } from './DecisionPanel.js'
import { DecisionQueue } from './DecisionQueue.js'
import { DecisionsMade } from './DecisionsMade.js'
import { useDecisionRun } from './useDecisionRun.js'
import './decide.css'

interface DecisionDeskProps {
  readonly controller: ListController
  /** The element around the list. */
  readonly frame: RefObject<HTMLElement | null>
  readonly decide: AnyDecision
}

/** The decisions of a work list: how many wait, what was decided last, and the record to decide next. */
export const DecisionDesk = withTexts(['editing'], Desk)

function Desk({ controller, frame, decide }: DecisionDeskProps) {
  const { resource, address, phase } = controller
  const run = useDecisionRun(resource.contract.name, address.openPreview)
  return (
    <>
      {phase === 'rows' && <DecisionQueue controller={controller} />}
      {address.preview === undefined ? (
        <DecisionsMade run={run} />
      ) : (
        <DecisionPanel {...{ controller, frame, decide, run }} id={address.preview} onClosed={address.closePreview} />
      )}
    </>
  )
}

import { Button } from '../../../../feedback/Button.js'
import { useState } from 'react'
import type { LotProposal, WantedLine } from '../../../../blocks/pricing/proposal.js'
import { FieldControl } from '../../../../controls/FieldControl.js'
import { Modal } from '../../../../feedback/Modal.js'
import { useForm } from '../../../../form/store/FormContext.js'
import { multiline } from '../../../../kinds/text/multiline.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { SportsEvent } from '../../../competitions/event/schema.js'
import { EventMeals } from './EventMeals.js'
import { choiceTexts } from './messages.js'
import { ProposedLots } from './ProposedLots.js'
import { readLines } from './readLines.js'
import { type TakenItem, takeLot } from './takeLot.js'
import { useProposals } from './useProposals.js'

interface ItemChoiceProps {
  /** The event of the request, if it has one. */
  readonly event: SportsEvent | undefined
  readonly onClosed: () => void
}

const wanted = multiline({ maxLength: 20_000 })

/** Search for items by code, by words or by the meals of an event, and the lots that have them. */
export function ItemChoice({ event, onClosed }: ItemChoiceProps) {
  const { locale, text } = useLocale()
  const texts = choiceTexts[locale]
  const { store, recheck } = useForm()
  const [isOpen, setOpen] = useState(true)
  const [typed, setTyped] = useState('')
  const { found, status, ask } = useProposals()
  const lines = readLines(typed)
  const find = (some: readonly WantedLine[]) => void ask(some)
  const take = (proposal: LotProposal, taken: readonly TakenItem[]) => {
    takeLot(store, proposal, taken)
    recheck()
    setOpen(false)
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={texts.title}
      size="large"
      footer={
        <Button variant="secondary" onPress={() => setOpen(false)}>
          <span className="ep-button-text">{text('common.action.cancel')}</span>
        </Button>
      }
    >
      {/* Keys pressed here must not reach the form around. */}
      <div className="ep-choice" aria-busy={status === 'loading'}>
        {event && <EventMeals event={event} onFind={find} />}
        <div className="ep-choice-wanted">
          <FieldControl
            control={wanted}
            label={texts.wanted}
            hint={texts.wantedHint}
            value={typed}
            onChange={(value) => setTyped(typeof value === 'string' ? value : '')}
          />
          <Button variant={event ? 'secondary' : 'accent'} isDisabled={lines.length === 0} onPress={() => find(lines)}>
            <span className="ep-button-text">{texts.find}</span>
          </Button>
        </div>
        {status === 'error' && <p role="alert">{texts.failed}</p>}
        {found && found.lots.length === 0 && <p role="status">{texts.none}</p>}
        {found && <ProposedLots key={JSON.stringify(found.lines)} found={found} onTake={take} />}
      </div>
    </Modal>
  )
}

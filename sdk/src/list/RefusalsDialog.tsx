import { useState } from 'react'
import type { AnyResource } from '../core/resource.js'
import { Modal } from '../feedback/Modal.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { doneText, refusedText } from './actionText.js'
import type { ActionOutcome } from './useListActions.js'

interface RefusalsDialogProps {
  readonly resource: AnyResource
  readonly outcome: ActionOutcome
  readonly onClose: () => void
}

/** Which records an action could not reach, and why each one. */
export function RefusalsDialog({ resource, outcome, onClose }: RefusalsDialogProps) {
  const translator = useLocale()
  const [isOpen, setOpen] = useState(true)
  const { action, done, refused } = outcome
  const close = () => setOpen(false)
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      onClosed={onClose}
      title={translator.plural('list.refused', refused.length)}
      footer={
        <button type="button" className="ep-list-button ep-list-button-accent" onClick={close}>
          {translator.text('common.action.close')}
        </button>
      }
    >
      <div className="ep-list-refusals">
        {done > 0 && <p>{doneText(action, done, translator)}.</p>}
        <ul>
          {refused.map((refusal) => (
            <li key={refusal.id}>
              <strong>{refusal.label}</strong>
              <span>{refusedText(resource, refusal, translator)}</span>
            </li>
          ))}
        </ul>
        {refused.length > 1 && <p>{translator.text('list.refused.kept')}</p>}
      </div>
    </Modal>
  )
}

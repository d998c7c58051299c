import { Button } from './Button.js'
import { type FormEvent, useId, useState } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import type { Confirmations, OpenConfirmation } from './confirmations.js'
import { Modal } from './Modal.js'

interface ConfirmationDialogProps {
  readonly confirmations: Confirmations
  readonly confirmation: OpenConfirmation
}

/** A question with yes and no. Escape and a click outside answer no. */
export function ConfirmationDialog({ confirmations, confirmation }: ConfirmationDialogProps) {
  const { key, isAnswered, title, message, detail, typedCheck } = confirmation
  const { text } = useLocale()
  const form = useId()
  const [typed, setTyped] = useState('')
  const isAllowed = typedCheck === undefined || typed.trim() === typedCheck
  const accept = (event: FormEvent) => {
    event.preventDefault()
    if (isAllowed) confirmations.answer(key, true)
  }
  return (
    <Modal
      isOpen={!isAnswered}
      onClose={() => confirmations.answer(key, false)}
      onClosed={() => confirmations.forget(key)}
      title={title}
      size="small"
      role="alertdialog"
      isDismissable
      footer={<Answers confirmation={confirmation} form={form} isAllowed={isAllowed} onReject={() => confirmations.answer(key, false)} />}
    >
      <form id={form} onSubmit={accept}>
        <p className="ep-confirmation-message">{message}</p>
        {detail === undefined ? null : <p className="ep-confirmation-message">{detail}</p>}
        {typedCheck !== undefined && (
          <label className="ep-confirmation-typed">
            {text('feedback.typed', { value: typedCheck })}
            <input
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              autoComplete="off"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing else in the dialog can be done yet
              autoFocus
            />
          </label>
        )}
      </form>
    </Modal>
  )
}

interface AnswersProps {
  readonly confirmation: OpenConfirmation
  /** Id of the form that the yes button submits. */
  readonly form: string
  readonly isAllowed: boolean
  readonly onReject: () => void
}

function Answers({ confirmation, form, isAllowed, onReject }: AnswersProps) {
  const { acceptLabel, rejectLabel, isDestructive = false, typedCheck } = confirmation
  return (
    <>
      <Button variant="secondary" onPress={onReject}>
        {rejectLabel}
      </Button>
      <Button
        variant={isDestructive ? 'negative' : 'accent'}
        type="submit"
        form={form}
        isDisabled={!isAllowed}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the specification gives accept the default focus
        autoFocus={typedCheck === undefined}
      >
        {acceptLabel}
      </Button>
    </>
  )
}

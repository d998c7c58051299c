import { useState } from 'react'
import { Modal } from '../../feedback/Modal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { ReassignForm, type ReassignFormProps } from './ReassignForm.js'

interface ReassignDialogProps extends Omit<ReassignFormProps, 'onBack' | 'onDone'> {
  /** The dialog has closed. */
  readonly onClosed: (isMoved: boolean) => void
}

/** Moves the records that prevent an action to another record. */
function Reassignment({ onClosed, ...form }: ReassignDialogProps) {
  const { text } = useLocale()
  const [isOpen, setOpen] = useState(true)
  const [isMoved, setMoved] = useState(false)
  const close = () => setOpen(false)
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      onClosed={() => onClosed(isMoved)}
      title={text('list.reassign.of', { value: form.refusal.label })}
    >
      <ReassignForm
        {...form}
        onBack={close}
        onDone={() => {
          setMoved(true)
          close()
        }}
      />
    </Modal>
  )
}

export const ReassignDialog = withTexts(['tools'], Reassignment)

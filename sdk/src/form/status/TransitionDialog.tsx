import { Button } from '@adobe/react-spectrum/Button'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '../../api/ApiError.js'
import { MultilineControl } from '../../controls/text/MultilineControl.js'
import { minReasonLength, type Transition } from '../../core/contract.js'
import { multiline } from '../../kinds/text/multiline.js'
import type { FieldIssue } from '../../core/issue.js'
import type { Stored } from '../../core/record.js'
import { useTransition } from '../../data/useTransition.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { Modal } from '../../feedback/Modal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel, refusalText } from '../../locale/resourceText.js'
import { useForm } from '../store/FormContext.js'
import { issueText } from '../checks/issueTexts.js'
import { Notice } from '../notices/Notice.js'
import type { FormController } from '../record/useFormController.js'

interface TransitionDialogProps {
  readonly controller: FormController
  readonly record: Stored
  readonly transition: Transition
  /** "Registrar falecimento" */
  readonly title: string
  readonly onClosed: () => void
}

// As long as the reference API takes it.
const reasonControl = multiline({ maxLength: 500 })

/** Asks why, where that has to be said, and changes the status. */
export function TransitionDialog({ controller, record, transition, title, onClosed }: TransitionDialogProps) {
  const locale = useLocale()
  const { text } = locale
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(true)
  const [reason, setReason] = useState('')
  const { resource } = useForm().store
  const { submit, issue, failure, isPending } = useChange({ controller, record, transition, onDone: () => setOpen(false) })
  // Nothing else is asked for, and whoever was refused goes on there.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [issue])
  const statusLabel = (value: string) => optionLabel(locale, resource.messages, { key: 'status', value })
  const send = (event: FormEvent) => {
    event.preventDefault()
    // React passes the event on to the record's form, in which this dialog stands.
    event.stopPropagation()
    void submit(reason.trim())
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={title}
      size="small"
      footer={
        <>
          <Button variant="secondary" style="outline" onPress={() => setOpen(false)}>
            {text('common.action.cancel')}
          </Button>
          <Button variant="accent" type="submit" form={formId} aria-disabled={isPending || undefined}>
            {text('status.confirm')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className="ep-form-notices" onSubmit={send} noValidate>
        <p className="ep-status-change">{text('status.from', { from: statusLabel(transition.from), to: statusLabel(transition.to) })}</p>
        {failure === undefined ? null : <Notice tone="negative" title={failure} />}
        <MultilineControl
          control={reasonControl}
          label={text('status.reason')}
          value={reason}
          isRequired={transition.needsReason}
          hint={text(transition.needsReason ? 'status.reasonHint' : 'status.kept', { min: minReasonLength })}
          error={issue && issueText(resource, locale, issue)}
          onChange={(value) => setReason(String(value))}
        />
      </form>
    </Modal>
  )
}

interface ChangeOptions extends Pick<TransitionDialogProps, 'controller' | 'record' | 'transition'> {
  readonly onDone: () => void
}

function useChange({ controller, record, transition, onDone }: ChangeOptions) {
  const locale = useLocale()
  const toasts = useToasts()
  const { store, params } = useForm()
  const { messages, contract } = store.resource
  const { change, isPending } = useTransition(contract, params)
  const [issue, setIssue] = useState<Pick<FieldIssue, 'code' | 'params'>>()
  const [failure, setFailure] = useState<string>()
  const submit = async (reason: string) => {
    if (isPending) return
    const wrong = transition.needsReason ? reasonIssue(reason) : undefined
    setIssue(wrong)
    setFailure(undefined)
    if (wrong) return
    try {
      const { status } = await change(record.id, { to: transition.to, reason, version: record.version })
      const value = optionLabel(locale, messages, { key: 'status', value: status })
      toasts.show({ severity: 'success', title: locale.text('status.changed', { value }), life: 5000 })
      onDone()
    } catch (error) {
      const refused = error instanceof ApiError ? error.fieldErrors.find(({ path }) => path === 'reason') : undefined
      if (refused) return setIssue(refused)
      setFailure(failureText(error))
      // Somebody else was faster: the form shows what stands there now, and confirming again counts for that.
      if (error instanceof ApiError && (error.code === 'stale' || error.code === 'no-transition')) controller.reload()
    }
  }
  const failureText = (error: unknown) =>
    error instanceof ApiError
      ? (refusalText(locale, messages, { code: error.code }) ?? locale.text('common.error.detail'))
      : locale.text('common.failure.network')
  return { submit, issue, failure, isPending }
}

function reasonIssue(reason: string): Pick<FieldIssue, 'code' | 'params'> | undefined {
  if (reason === '') return { code: 'required' }
  return reason.length < minReasonLength ? { code: 'minLength', params: { min: minReasonLength } } : undefined
}

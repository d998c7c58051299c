import { Button } from '../../feedback/Button.js'
import { useToastRoom } from '../../feedback/useToastRoom.js'
import { useRef } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useForm, useFormState, openFields, useIsDirty } from '../store/FormContext.js'
import { isSavingNow } from '../store/formStore.js'
import { sendingCount } from '../record/uploads.js'
import type { FormController } from '../record/useFormController.js'

interface FormActionsProps {
  readonly controller: FormController
  readonly onCancel: () => void
}

/** The bar at the foot of the form; it stays in sight. There is none where the record's status allows no save. */
export function FormActions(props: FormActionsProps) {
  const form = useForm()
  const isDirty = useIsDirty(form.store)
  return isDirty || openFields(form)?.length !== 0 ? <ActionBar {...props} /> : null
}

/** Saving comes last, as in every dialog; notices appear above the bar. */
function ActionBar({ controller, onCancel }: FormActionsProps) {
  const bar = useRef<HTMLDivElement>(null)
  useToastRoom(bar, 'page')
  return (
    <div ref={bar} className="ep-form-bar">
      <FormStatus controller={controller} />
      <StopWaiting controller={controller} />
      <div className="ep-form-buttons">
        <CancelButton onCancel={onCancel} />
        <SaveAndNewButton controller={controller} />
        <SaveButton controller={controller} />
      </div>
    </div>
  )
}

interface DialogActionsProps extends FormActionsProps {
  /** Id of the form, which is beside the dialog's foot. */
  readonly formId: string
  readonly hasSaveAndNew: boolean
}

/** The same at the foot of a dialog. */
export function DialogActions({ controller, onCancel, formId, hasSaveAndNew }: DialogActionsProps) {
  return (
    <>
      <FormStatus controller={controller} />
      <StopWaiting controller={controller} />
      <CancelButton onCancel={onCancel} />
      {hasSaveAndNew ? <SaveAndNewButton controller={controller} /> : null}
      <SaveButton controller={controller} formId={formId} />
    </>
  )
}

type ControllerProps = Pick<FormActionsProps, 'controller'>

function SaveButton({ controller: { isWaiting }, formId }: ControllerProps & Partial<Pick<DialogActionsProps, 'formId'>>) {
  const { text } = useLocale()
  const isBusy = useFormState(isSavingNow) || isWaiting
  return (
    // Not disabled while saving, because that would lose the focus. A second press does nothing.
    <Button variant="accent" type="submit" form={formId} aria-disabled={isBusy || undefined} aria-keyshortcuts="Control+S Meta+S">
      {text(isWaiting ? 'files.waiting' : 'common.action.save')}
    </Button>
  )
}

function SaveAndNewButton({ controller: { isWaiting, save } }: ControllerProps) {
  const { text } = useLocale()
  const isBusy = useFormState(isSavingNow) || isWaiting
  return (
    <Button variant="secondary" isDisabled={isBusy} onPress={() => void save('new')}>
      {text('form.saveAndNew')}
    </Button>
  )
}

function CancelButton({ onCancel }: Pick<FormActionsProps, 'onCancel'>) {
  const { text } = useLocale()
  return (
    <Button variant="secondary" className="ep-form-cancel" onPress={onCancel}>
      {text('common.action.cancel')}
    </Button>
  )
}

/** The state of what is typed, read aloud when it changes. */
function FormStatus({ controller: { isWaiting } }: ControllerProps) {
  const { text, plural } = useLocale()
  const isDirty = useIsDirty(useForm().store)
  const isSaving = useFormState(isSavingNow)
  const count = useFormState(sendingCount)
  const state = isWaiting ? plural('files.savesAfter', count) : isSaving ? text('form.saving') : isDirty ? text('form.unsaved') : ''
  return (
    <p className="ep-form-state" role="status">
      {state}
    </p>
  )
}

function StopWaiting({ controller: { isWaiting, stop } }: ControllerProps) {
  const { text } = useLocale()
  return isWaiting ? (
    <Button variant="link" onPress={stop}>
      {text('files.stopWaiting')}
    </Button>
  ) : null
}

import { Button } from '../../feedback/Button.js'
import { useToastRoom } from '../../feedback/useToastRoom.js'
import { useRef } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useForm, useFormState, openFields, useIsDirty } from '../store/FormContext.js'
import { useIsUnderWay } from '../../session/SessionProvider.js'
import { hasUnsavedBeside, isSavingNow } from '../store/formStore.js'
import { sendingCount } from '../core/uploads.js'
import type { FormController } from '../record/useFormController.js'

interface FormActionsProps {
  readonly controller: FormController
  readonly onCancel: () => void
}

interface FootProps {
  /** Gets the place of the record's next step, which only phones show at the foot. */
  readonly onLeadPlace: (place: HTMLElement | null) => void
}

/** The bar at the foot of the form; it stays in sight. Where the record's status leaves nothing to be edited it only leads on. */
export function FormActions({ onLeadPlace, ...props }: FormActionsProps & FootProps) {
  const form = useForm()
  const isDirty = useIsDirty(form.store)
  const { record } = props.controller
  // What may still be added to a final record comes by its commands.
  const isOver = record !== undefined && form.store.resource.contract.finalStatuses.includes(record.status)
  if (isDirty || (openFields(form)?.length !== 0 && !isOver)) return <ActionBar {...props} onLeadPlace={onLeadPlace} />
  return (
    <div className="ep-form-bar ep-form-bar-lead">
      <span ref={onLeadPlace} className="ep-form-lead" />
    </div>
  )
}

/** Saving comes last, as in every dialog; notices appear above the bar. */
function ActionBar({ controller, onCancel, onLeadPlace }: FormActionsProps & FootProps) {
  const bar = useRef<HTMLDivElement>(null)
  useToastRoom(bar, 'page')
  return (
    <div ref={bar} className="ep-form-bar">
      <FormStatus controller={controller} />
      <StopWaiting controller={controller} />
      <div className="ep-form-buttons">
        <CancelButton onCancel={onCancel} />
        <span ref={onLeadPlace} className="ep-form-lead" />
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
  const isUnsaved = useFormState(hasUnsavedBeside) || isDirty
  const isSaving = useIsUnderWay(useFormState(isSavingNow))
  const count = useFormState(sendingCount)
  const state = isWaiting ? plural('files.savesAfter', count) : isSaving ? text('form.saving') : isUnsaved ? text('form.unsaved') : ''
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

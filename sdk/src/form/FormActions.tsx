import { Button } from '@adobe/react-spectrum/Button'
import { useRef } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import { useForm, useFormState } from './FormContext.js'
import { isSavingNow } from './formStore.js'
import { sendingCount } from './uploads.js'
import type { FormController } from './useFormController.js'
import { useToastRoom } from './useToastRoom.js'
import { useIsDirty } from './useUnsavedGuard.js'

interface FormActionsProps {
  readonly controller: FormController
  readonly onCancel: () => void
  /** @default true */
  readonly hasSaveAndNew?: boolean
  /** Of the form, when the bar stands outside of it. */
  readonly formId?: string
}

/** The bar at the foot of the form; it stays in sight. Its buttons stand at the start: notices come up at the other end. */
export function FormActions({ controller, onCancel, hasSaveAndNew = true, formId }: FormActionsProps) {
  const { text } = useLocale()
  const { isWaiting, stop } = controller
  const isBusy = useFormState(isSavingNow) || isWaiting
  const bar = useRef<HTMLDivElement>(null)
  useToastRoom(bar, formId === undefined)
  return (
    <div ref={bar} className="ep-form-bar">
      <div className="ep-form-buttons">
        {/* Not disabled while saving: the focus would be lost; a second press does nothing. */}
        <Button variant="accent" type="submit" form={formId} aria-disabled={isBusy || undefined} aria-keyshortcuts="Control+S Meta+S">
          {text(isWaiting ? 'files.waiting' : 'common.action.save')}
        </Button>
        {hasSaveAndNew ? (
          <Button variant="secondary" style="outline" isDisabled={isBusy} onPress={() => void controller.save('new')}>
            {text('form.saveAndNew')}
          </Button>
        ) : null}
        <Button variant="secondary" style="outline" UNSAFE_className="ep-form-cancel" onPress={onCancel}>
          {text('common.action.cancel')}
        </Button>
      </div>
      <FormStatus controller={controller} />
      {isWaiting ? (
        <button type="button" className="ep-link-button" onClick={stop}>
          {text('files.stopWaiting')}
        </button>
      ) : null}
    </div>
  )
}

/** What becomes of what is typed, said aloud when it changes. */
function FormStatus({ controller: { isWaiting } }: Pick<FormActionsProps, 'controller'>) {
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

import { Button } from '../../feedback/Button.js'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { PathParams } from '../../api/client.js'
import type { Stored } from '../../core/record.js'
import { contractPath } from '../../core/contract.js'
import type { AnyResource } from '../../core/resource.js'
import { Modal } from '../../feedback/Modal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { useScreenTitle } from '../../navigation/screenTitle.js'
import { focusFirstField } from '../checks/focusFirstField.js'
import { DialogActions } from './FormActions.js'
import { useReturnOfNetwork } from './FormUnavailable.js'
import { FormElement } from '../fields/FormElement.js'
import { FormProvider } from '../store/FormContext.js'
import { FormSections } from './FormSections.js'
import { ButtonPlace, SectionSkeleton } from './FormSkeleton.js'
import { FormNotices } from './FormNotices.js'
import { HistoryButton } from './HistoryButton.js'
import { type RelatedDialogProps, RelatedProvider } from '../related/RelatedProvider.js'
import { startWith } from '../related/startWith.js'
import type { FormOptions } from '../record/sessionParts.js'
import { type FormController, useFormController } from '../record/useFormController.js'
import type { RecordId } from '../store/openForm.js'
import { useSaveKey } from '../record/useSaveKey.js'

/** Which record the dialog edits. */
export interface FormDialogProps {
  /** The record, or `'novo'`. */
  readonly id: RecordId
  /** The ids of the records above it, for a nested path. */
  readonly params?: PathParams
  /** The search that found nothing: a new record begins with it. */
  readonly search?: string
  /** The dialog has closed, with the record when one was stored. */
  readonly onClose: (saved?: Stored) => void
}

/** The form of one record of `resource` over its list. */
export function formDialog(resource: AnyResource) {
  return function FormDialog({ search = '', ...props }: FormDialogProps) {
    const recordsAt = `${contractPath(resource.contract, props.params)}?editar=`
    return <RecordDialog resource={resource} recordsAt={recordsAt} initial={startWith(resource, search)} {...props} />
  }
}

interface RecordDialogProps extends FormDialogProps, Pick<FormOptions, 'initial' | 'recordsAt' | 'isAside'> {
  readonly resource: AnyResource
}

const RecordDialog = withTexts(['records', 'editing'], AnyDialog)

/** The record that a field of another form refers to, over that form. */
export function RelatedDialog({ search = '', ...dialog }: RelatedDialogProps) {
  return <RecordDialog {...dialog} initial={startWith(dialog.resource, search)} isAside />
}

const loadDialog = () => Promise.resolve(RelatedDialog)

function AnyDialog({ resource, onClose, ...options }: RecordDialogProps) {
  const { locale } = useLocale()
  const [isOpen, setOpen] = useState(true)
  const [saved, setSaved] = useState<Stored>()
  const { id, isAside } = options
  const controller = useFormController(resource, {
    ...options,
    onStored: (stored, next) => {
      setSaved(stored)
      if (next === 'stay') setOpen(false)
    },
    onRemoved: () => setOpen(false),
  })
  const close = () => void controller.canLeave().then((canLeave) => canLeave && setOpen(false))
  const texts = resource.messages[locale]
  const title = id === 'novo' ? texts.create : `${texts.singular} #${id}`
  useScreenTitle(title)
  // Around the dialog from the start, so that the dialog stays the same when its record arrives.
  return (
    <FormProvider form={controller.form}>
      <RelatedProvider form={controller.form} loadDialog={loadDialog}>
        <DialogForm
          controller={controller}
          title={title}
          isOpen={isOpen}
          hasAddress={!isAside}
          // The person needs one record, not several.
          hasSaveAndNew={id === 'novo' && !isAside}
          onClose={close}
          onClosed={() => onClose(saved)}
        />
      </RelatedProvider>
    </FormProvider>
  )
}

interface DialogFormProps {
  readonly controller: FormController
  readonly title: string
  readonly isOpen: boolean
  readonly hasAddress: boolean
  readonly hasSaveAndNew: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

function DialogForm({ controller, title, isOpen, hasAddress, hasSaveAndNew, onClose, onClosed }: DialogFormProps) {
  const id = useId()
  const { text } = useLocale()
  const { form } = controller
  const ref = useRef<HTMLFormElement>(null)
  const store = form?.store
  const isNew = controller.id === 'novo'
  useSaveKey(ref, (next) => void controller.save(hasSaveAndNew ? next : 'stay'))
  const begin = useEffectEvent(() => form && focusFirstField(form, isNew))
  const isReady = store !== undefined
  useEffect(() => {
    if (isReady) begin()
  }, [isReady, isNew])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void controller.save()
  }
  return (
    <Modal
      isOpen={isOpen}
      hasAddress={hasAddress}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      size="large"
      tools={<DialogTools controller={controller} />}
      footer={
        form && controller.readOnlyReason !== undefined ? (
          <Button variant="secondary" onPress={onClose}>
            {text('common.action.close')}
          </Button>
        ) : form ? (
          <DialogActions controller={controller} formId={id} onCancel={onClose} hasSaveAndNew={hasSaveAndNew} />
        ) : (
          <ButtonPlace label={text('common.action.save')} />
        )
      }
    >
      {form ? (
        <FormElement ref={ref} store={store} id={id} className="ep-form ep-form-in-dialog" onSubmit={submit}>
          <FormNotices controller={controller} />
          <FormSections form={form} record={controller.record} />
        </FormElement>
      ) : (
        <DialogWaiting controller={controller} />
      )}
    </Modal>
  )
}

function DialogTools({ controller: { id, record } }: { readonly controller: FormController }) {
  const { text } = useLocale()
  if (record) return <HistoryButton recordId={record.id} />
  return id === 'novo' ? null : <ButtonPlace label={text('history.title')} />
}

function DialogWaiting({ controller }: { readonly controller: FormController }) {
  const { text } = useLocale()
  const { resource, status, reload } = controller
  useReturnOfNetwork(controller)
  if (status === 'missing') return <p role="alert">{text('common.failure.not-found')}</p>
  if (status !== 'loading')
    return (
      <div className="ep-form-failed" role="alert">
        <p>{text('common.failure.network')}</p>
        <Button variant="secondary" onPress={reload}>
          {text('common.action.retry')}
        </Button>
      </div>
    )
  return (
    <div className="ep-form ep-form-in-dialog" aria-busy="true">
      {resource.sections.map((section) => (
        <SectionSkeleton key={section.title} resource={resource} section={section} />
      ))}
    </div>
  )
}

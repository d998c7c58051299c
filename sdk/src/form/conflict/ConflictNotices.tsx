import { useState } from 'react'
import type { Stored } from '../../core/record.js'
import { Button } from '../../feedback/Button.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel, optionLabel } from '../../locale/resourceText.js'
import { FieldNames, fieldsText } from '../notices/FieldNames.js'
import { Notice } from '../notices/Notice.js'
import { versionsOf } from '../store/adoptStored.js'
import type { FormProblem } from '../core/formProblem.js'
import type { Side } from '../core/mergeRows.js'
import { foreignChanges } from '../core/mergeValues.js'
import type { FormController } from '../record/useFormController.js'
import { mayEdit, useForm, useFormState, useIsDirty } from '../store/FormContext.js'

interface ConflictNoticesProps extends Pick<FormController, 'resolve' | 'loadCurrent'> {
  readonly problem: Extract<FormProblem, { readonly kind: 'conflict' | 'merged' }>
}

/** What follows from the version that another person stored. */
export function ConflictNotices({ problem, resolve, loadCurrent }: ConflictNoticesProps) {
  const { current } = problem
  if (problem.kind === 'merged') return <MergedNotice {...problem} onLoadCurrent={loadCurrent} />
  // A later version of the record is another question.
  return <ConflictNotice key={current.version} current={current} onResolve={resolve} onLoadCurrent={loadCurrent} />
}

const loadDialog = () => import('./ConflictDialog.js')

interface ConflictNoticeProps {
  /** The record as another person stored it. */
  readonly current: Stored
  readonly onResolve: (prefer: (key: string) => Side) => void
  readonly onLoadCurrent: () => void
}

/** Two people changed the same fields of one record. The dialog to choose opens by itself and from here. Nothing typed is lost before. */
function ConflictNotice({ current, onResolve, onLoadCurrent }: ConflictNoticeProps) {
  const { text, dateTime } = useLocale()
  const { store } = useForm()
  const [isOpen, setOpen] = useState(true)
  const dialog = useLoaded(loadDialog, isOpen)
  return (
    <>
      <Notice
        tone="notice"
        isUrgent
        title={text('common.failure.stale')}
        actions={
          <>
            <Button variant="accent" onPress={() => setOpen(true)}>
              {text('form.conflict.compare')}
            </Button>
            <Button variant="secondary" onPress={onLoadCurrent}>
              {text('form.conflict.loadCurrent')}
            </Button>
          </>
        }
      >
        <p>{text('form.conflict.who', { who: current.updatedBy?.label ?? text('form.system'), at: dateTime(current.updatedAt) })}</p>
        <p>{text('form.conflict.hint')}</p>
      </Notice>
      {dialog ? (
        <dialog.ConflictDialog
          current={current}
          versions={versionsOf(store, current)}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onResolve={onResolve}
        />
      ) : null}
    </>
  )
}

interface MergedNoticeProps extends Pick<ConflictNoticeProps, 'current' | 'onLoadCurrent'> {
  readonly keys: readonly string[]
  /** The status before the other person's step. */
  readonly from?: string
}

/** Another person changed other fields: both sides are in the form already, and the person saves, unless the record does not let them any more. */
function MergedNotice({ current, keys, from, onLoadCurrent }: MergedNoticeProps) {
  const locale = useLocale()
  const { text, dateTime } = locale
  const { store } = useForm()
  const isDirty = useIsDirty(store)
  const locked = useLockedEdits()
  const namesOf = (fields: readonly string[]) => fields.map((key) => fieldLabel(locale, store.resource.messages, key))
  if (locked.length > 0) {
    const discard = (
      <Button variant="secondary" onPress={onLoadCurrent}>
        {text('form.conflict.loadCurrent')}
      </Button>
    )
    return (
      <Notice tone="negative" isUrgent title={text('common.failure.stale')} actions={discard}>
        <p>{text('form.conflict.locked', { fields: fieldsText(locale, namesOf(locked)) })}</p>
        <FieldNames names={namesOf(locked)} />
      </Notice>
    )
  }
  const isDone = keys.length === 0 && !(from && isDirty)
  // The dialog with the focus is gone, so the notice takes it.
  if (isDone) return <Notice tone="info" isUrgent title={text(isDirty ? 'form.conflict.done' : 'form.conflict.nothingLeft')} />
  const by = { who: current.updatedBy?.label ?? text('form.system'), at: dateTime(current.updatedAt) }
  const statusName = (value: string) => optionLabel(locale, store.resource.messages, { key: 'status', value })
  return (
    <Notice tone="notice" isUrgent title={text('common.failure.stale')}>
      {from && <p>{text('form.conflict.step', { ...by, before: statusName(from), after: statusName(current.status) })}</p>}
      {keys.length > 0 && <p>{text('form.conflict.merged', { ...by, fields: fieldsText(locale, namesOf(keys)) })}</p>}
      <FieldNames names={namesOf(keys)} />
    </Notice>
  )
}

/** Fields that the person changed and that the record, as it is now, does not let them save. */
function useLockedEdits(): readonly string[] {
  const form = useForm()
  const keys = useFormState(({ values, initial }) =>
    form.isReadOnly || form.editable
      ? foreignChanges({ original: initial, current: values })
          .filter((key) => !mayEdit(form, key))
          .join(' ')
      : '',
  )
  return keys === '' ? [] : keys.split(' ')
}

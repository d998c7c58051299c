import type { FormController } from '../record/useFormController.js'
import { DraftNotice } from '../drafts/DraftNotice.js'
import { ProblemNotice } from './ProblemNotice.js'
import { part } from '../../feedback/part.js'
import type { Stored } from '../../core/record.js'
import { openFields, useForm, useFormState, useIsDirty } from '../store/FormContext.js'
import { isReadOnlyIn, isServersOwn, type LoadContinuation } from '../../core/workflow.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Notice } from './Notice.js'
import { Button } from '../../feedback/Button.js'
import { useIsSlow } from '../../feedback/useIsSlow.js'
import { isSavingNow } from '../store/formStore.js'
import { CircleAlert } from '../../icons/icons.js'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { inFormOrder, issueText, pathLabel } from '../checks/issueTexts.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { versionsOf } from '../record/adoptStored.js'
import { foreignChanges } from '../record/mergeValues.js'
import type { Side } from '../record/mergeRows.js'

/** All notices about the whole form, with what the person can do. */
export function FormNotices({ controller }: { readonly controller: FormController }) {
  return (
    <div className="ep-form-notices">
      {controller.readOnlyReason === undefined ? null : <ReadOnlyNotice reason={controller.readOnlyReason} record={controller.record} />}
      <ReasonNotice record={controller.record} />
      <LockedNotice />
      <ErrorSummary refusals={controller.refusals} />
      <DraftNotice draft={controller.draft} record={controller.record} />
      <Conflict controller={controller} />
      <ProblemNotice problem={controller.problem} record={controller.record} onDismiss={controller.dismiss} onRetry={controller.retry} />
      <SlowNotice onStop={controller.stop} />
    </div>
  )
}

function Conflict({ controller: { problem, resolve, loadCurrent } }: { readonly controller: FormController }) {
  if (problem?.kind === 'merged') return <MergedNotice current={problem.current} keys={problem.keys} onLoadCurrent={loadCurrent} />
  if (problem?.kind !== 'conflict') return null
  // A later version of the record is another question.
  const { current } = problem
  return <ConflictNotice key={current.version} current={current} onResolve={resolve} onLoadCurrent={loadCurrent} />
}

const FinalReason = part(() => import('../status/FinalReason.js'), 'FinalReason')
const StatusNotice = part(() => import('../status/FinalReason.js'), 'StatusNotice')

/** Why the record has its status: the next person must know it. */
function ReasonNotice({ record }: { readonly record: Stored | undefined }) {
  const { contract } = useForm().store.resource
  if (!record || isReadOnlyIn(contract, record.status)) return null
  const isExplained = contract.transitions.some(({ to, needsReason }) => needsReason && to === record.status)
  return isExplained || isServersOwn(contract, record.status) ? <StatusNotice key={record.version} record={record} /> : null
}

/** Why nothing may be changed, and who set the record's final status. */
function ReadOnlyNotice({ reason, record }: { readonly reason: string; readonly record: Stored | undefined }) {
  const { text } = useLocale()
  const { contract, continuation } = useForm().store.resource
  return (
    <Notice tone="info" title={text('form.readOnly')} actions={record && continuation && <Continued load={continuation} record={record} />}>
      <p>{reason}</p>
      {record && isReadOnlyIn(contract, record.status) ? (
        <FinalReason key={record.version} recordId={record.id} status={record.status} />
      ) : null}
    </Notice>
  )
}

function Continued({ load, record }: { readonly load: LoadContinuation; readonly record: Stored }) {
  const Continuation = useLoaded(load, true)?.Continuation as ComponentType<{ readonly record: Stored }> | undefined
  return Continuation ? <Continuation record={record} /> : null
}

/** The fields that the record's status leaves open, when these are not all. */
function LockedNotice() {
  const locale = useLocale()
  const form = useForm()
  const shown = openFields(form)
  if (shown === undefined || form.isReadOnly) return null
  const { store } = form
  const fields = shown.map((key) => fieldLabel(locale, store.resource.messages, key)).join(', ')
  return <Notice tone="info" title={shown.length > 0 ? locale.text('form.locked', { fields }) : locale.text('common.failure.final')} />
}

/** No request stops by itself: after a while the person may stop waiting. */
function SlowNotice({ onStop }: { readonly onStop: () => void }) {
  const { text } = useLocale()
  const isSlow = useIsSlow(useFormState(isSavingNow))
  if (!isSlow) return null
  return (
    <Notice
      tone="info"
      title={text('common.slow')}
      actions={
        <Button variant="secondary" onPress={onStop}>
          {text('common.action.cancel')}
        </Button>
      }
    >
      <p>{text('form.nothingLost')}</p>
    </Notice>
  )
}

/** After a refused save: each issue with a link to its field. It disappears when all are corrected. */
function ErrorSummary({ refusals }: { readonly refusals: number }) {
  const locale = useLocale()
  const { store, places } = useForm()
  const { resource } = store
  const issues = useFormState((state) => state.issues)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) box.current?.focus()
  }, [refusals])
  if (refusals === 0 || issues.size === 0) return null
  return (
    <div ref={box} className="ep-notice ep-notice-negative" role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden="true" className="ep-notice-icon" />
      <div className="ep-notice-text">
        <p className="ep-notice-title">{locale.text('common.form.invalid')}</p>
        <ul className="ep-summary">
          {inFormOrder(resource, issues.values()).map((issue) => (
            <li key={issue.path}>
              {issue.path === '' ? (
                issueText(resource, locale, issue)
              ) : (
                <Button variant="link" onPress={() => places.focus(issue.path)}>
                  {pathLabel(resource, locale, issue.path)}: {issueText(resource, locale, issue)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const loadDialog = () => import('../conflict/ConflictDialog.js')

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
}

/** Another person changed other fields: both sides are in the form already, and the person saves, unless the new status forbids it. */
function MergedNotice({ current, keys, onLoadCurrent }: MergedNoticeProps) {
  const locale = useLocale()
  const { text, dateTime } = locale
  const { store } = useForm()
  const isDirty = useIsDirty(store)
  const locked = useLockedEdits()
  const named = (fields: readonly string[]) => fields.map((key) => fieldLabel(locale, store.resource.messages, key)).join(', ')
  if (locked.length > 0) {
    const discard = (
      <Button variant="secondary" onPress={onLoadCurrent}>
        {text('form.conflict.loadCurrent')}
      </Button>
    )
    return (
      <Notice tone="negative" isUrgent title={text('common.failure.stale')} actions={discard}>
        <p>{text('form.conflict.locked', { fields: named(locked) })}</p>
      </Notice>
    )
  }
  // The dialog with the focus is gone, so the notice takes it.
  if (keys.length === 0) return <Notice tone="info" isUrgent title={text(isDirty ? 'form.conflict.done' : 'form.conflict.nothingLeft')} />
  const who = current.updatedBy?.label ?? text('form.system')
  return (
    <Notice tone="notice" isUrgent title={text('common.failure.stale')}>
      <p>{text('form.conflict.merged', { who, at: dateTime(current.updatedAt), fields: named(keys) })}</p>
    </Notice>
  )
}

/** Fields that the person changed and the record's present status does not let them save. */
function useLockedEdits(): readonly string[] {
  const { editable } = useForm()
  const keys = useFormState(({ values, initial }) =>
    editable
      ? foreignChanges({ original: initial, current: values })
          .filter((key) => !editable.includes(key))
          .join(' ')
      : '',
  )
  return keys === '' ? [] : keys.split(' ')
}

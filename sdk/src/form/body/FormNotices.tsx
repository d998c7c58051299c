import type { FormController } from '../record/useFormController.js'
import { ProblemNotice } from './ProblemNotice.js'
import { part } from '../../feedback/part.js'
import type { Stored } from '../../core/record.js'
import { type FormScope, openFields, useForm, useFormState } from '../store/FormContext.js'
import { isReadOnlyIn, isServersOwn, type LoadContinuation } from '../../core/workflow.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { type LocaleValue, useLocale } from '../../locale/LocaleProvider.js'
import { FieldNames, fieldsText } from '../notices/FieldNames.js'
import { Notice } from '../notices/Notice.js'
import { Button } from '../../feedback/Button.js'
import { useIsSlow } from '../../feedback/useIsSlow.js'
import { useIsUnderWay } from '../../session/SessionProvider.js'
import { isSavingNow } from '../store/formStore.js'
import { CircleAlert } from '../../icons/icons.js'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { fieldIssueText, inFormOrder, issueText, pathLabels } from '../checks/issueTexts.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import type { LackProps } from '../history/FinalReason.js'

interface FormNoticesProps {
  readonly controller: FormController
  /** Offers the commands that a notice names. @default nothing */
  readonly commandsOf?: (lack: LackProps) => ReactNode
}

/** All notices about the whole form, with what the person can do. */
export function FormNotices({ controller, commandsOf }: FormNoticesProps) {
  useLoaded(loadDraft, false)
  useLoaded(loadConflict, false)
  return (
    <div className="ep-form-notices">
      {controller.readOnlyReason === undefined ? null : <ReadOnlyNotice reason={controller.readOnlyReason} record={controller.record} />}
      <ReasonNotice record={controller.record} commandsOf={commandsOf} />
      <LockedNotice record={controller.record} />
      <ErrorSummary refusals={controller.refusals} />
      {controller.draft.offer || controller.draft.isRestored ? <DraftNotice draft={controller.draft} record={controller.record} /> : null}
      <Conflict controller={controller} />
      <ProblemNotice problem={controller.problem} record={controller.record} onDismiss={controller.dismiss} onRetry={controller.retry} />
      <AccessNotice controller={controller} />
      <SlowNotice onStop={controller.stop} />
    </div>
  )
}

// Rare, so they come while the page rests: what was typed is offered through them, and the network may be away then.
const loadDraft = () => import('../drafts/DraftNotice.js')
const loadConflict = () => import('../conflict/ConflictNotices.js')
const DraftNotice = part(loadDraft, 'DraftNotice')
const ConflictNotices = part(loadConflict, 'ConflictNotices')

function Conflict({ controller: { problem, resolve, loadCurrent } }: { readonly controller: FormController }) {
  const isMet = problem?.kind === 'merged' || problem?.kind === 'conflict'
  return isMet ? <ConflictNotices {...{ problem, resolve, loadCurrent }} /> : null
}

// The line is kept free: what is below the notice may not move as somebody presses it.
const FinalReason = part(() => import('../history/FinalReason.js'), 'FinalReason', 'ep-notice-line')
const StatusNotice = part(() => import('../history/FinalReason.js'), 'StatusNotice')

interface ReasonNoticeProps extends Pick<FormNoticesProps, 'commandsOf'> {
  readonly record: Stored | undefined
}

/** Why the record has its status, and what it lacks where it waits for a decision: the next person must know it. */
function ReasonNotice({ record, commandsOf }: ReasonNoticeProps) {
  const { contract, decide } = useForm().store.resource
  if (!record || isReadOnlyIn(contract, record.status)) return null
  const isExplained = contract.transitions.some(({ to, needsReason }) => needsReason && to === record.status)
  const isToDecide = [decide?.status].flat().includes(record.status)
  return isExplained || isToDecide || isServersOwn(contract, record.status) ? (
    <StatusNotice key={record.version} record={record} commandsOf={commandsOf} />
  ) : null
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

/** What the record's status leaves open, when that is not all: fields, and the slots that are written by calls of their own. */
function LockedNotice({ record }: { readonly record: Stored | undefined }) {
  const locale = useLocale()
  const form = useForm()
  const shown = openFields(form)
  if (shown === undefined || form.isReadOnly) return null
  const { messages, sections } = form.store.resource
  const slots = sections.filter(({ slotOpenIn }) => record && slotOpenIn?.includes(record.status))
  const names = [
    ...shown.map((key) => openName(locale, form, key)),
    ...slots.map(({ title }) => messages[locale.locale].sections[title] ?? title),
  ]
  // A final status has words of its own: no change of status opens the record again.
  const final = record && messages[locale.locale].finalStatuses?.[record.status]
  return (
    <Notice
      tone="info"
      title={
        names.length > 0
          ? locale.text('form.locked', { fields: fieldsText(locale, names) })
          : (final ?? locale.text('common.failure.final'))
      }
    >
      <FieldNames names={names} />
    </Notice>
  )
}

/** A field that is open, with what is open in its rows where that is not all: "Não conformidades (Prazo, Andamento)". */
function openName(locale: LocaleValue, { store: { resource }, editableRows }: FormScope, key: string): string {
  const label = fieldLabel(locale, resource.messages, key)
  const inner = resource.fields[key]?.fieldset
  const open = inner && editableRows?.[key]?.map((name) => fieldLabel(locale, inner.messages, name))
  return open ? `${label} (${open.join(', ')})` : label
}

/** A host's token does not come, or the server cannot be asked with it: no save would succeed. A save that failed says so itself. */
function AccessNotice({ controller: { noAccess, problem, reload } }: { readonly controller: FormController }) {
  const { text, maybeText } = useLocale()
  const code = noAccess?.code
  // Another person's access has a notice of the whole page.
  if (!code || problem || code === 'other-person') return null
  const title = maybeText(`common.failure.${code}`)
  const actions = (
    <Button variant="secondary" onPress={reload}>
      {text('common.action.retry')}
    </Button>
  )
  return <Notice tone="negative" title={title ?? text('common.error.detail')} actions={actions} />
}

/** No request stops by itself: after a while the person may stop waiting. */
function SlowNotice({ onStop }: { readonly onStop: () => void }) {
  const { text } = useLocale()
  const isSlow = useIsSlow(useIsUnderWay(useFormState(isSavingNow)))
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
    // The focus tells it; an alert would be read out whole again at each key while its fields are mended.
    <div ref={box} className="ep-notice ep-notice-negative" role="alert" aria-live="off" tabIndex={-1}>
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
                  {pathLabels(resource, locale, { path: issue.path, values: store.getState().values }).join(' › ')}:{' '}
                  {fieldIssueText(store, locale, issue)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

import { ApiError } from '../../api/ApiError.js'
import { contractPath } from '../../core/contract.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { editableIn, isReadOnlyIn, openTransitions } from '../../core/workflow.js'
import { optionLabel, ruleText } from '../../locale/resourceText.js'
import { toIssueMap } from '../checks/validation.js'
import { isLocked } from '../drafts/draftContent.js'
import { knownDuplicates } from '../duplicates/duplicateSearch.js'
import type { Values } from '../core/fieldPath.js'
import type { FormStore, ShownIssue } from '../store/formStore.js'
import { isUnread, unreadIssues } from '../store/unread.js'
import { adoptStored, meetConflict } from '../store/adoptStored.js'
import { toProblem } from '../core/formProblem.js'
import { openForm } from '../store/openForm.js'
import { change, type FormPorts, noDraft, type Session, show, toolsOf } from './sessionParts.js'
import { sendingCount, unsentFiles, whenSent } from '../core/uploads.js'

type Next = 'stay' | 'new'

/** Stores the record and lets the form follow it: to its own address, or to an empty form. One save at a time: a second press joins the first. */
export function save(session: Session, next: Next): Promise<boolean> {
  session.running ??= begin(session, next).finally(() => {
    session.running = undefined
  })
  return session.running
}

/** Stops waiting for files or for the server. */
export function stop(session: Session): void {
  session.attempt?.abort()
  if (!session.state.get().isWaiting) change(session, { problem: { kind: 'stopped' } })
}

/**
 * Why nothing may be changed: the session may only read, the record is sealed, the host says so, or the record's status is final. The advice to change the status is
 * for people who can take a step to a status with open fields.
 */
export function whyReadOnly(
  { contract, messages, offers, sealed }: AnyResource,
  record: Stored | undefined,
  { canWrite, readOnlyReason, translator: { locale, text, maybeText } }: Pick<FormPorts, 'canWrite' | 'readOnlyReason' | 'translator'>,
): string | undefined {
  if (!canWrite) return text('form.noWriting')
  const seal = record && sealed?.(record)
  if (seal) return ruleText({ locale, maybeText }, messages, seal) ?? text('common.failure.final')
  if (readOnlyReason !== undefined || !record || !isReadOnlyIn(contract, record.status)) return readOnlyReason
  const canOpen = openTransitions(contract, record).some(({ name, to }) => offers?.(record, name) !== false && !isReadOnlyIn(contract, to))
  const advice = canOpen ? ` ${text('form.changeStatus')}` : ''
  return messages[locale].finalStatuses?.[record.status] ?? text('common.failure.final') + advice
}

async function begin(session: Session, next: Next): Promise<boolean> {
  const { store, record } = session.state.get()
  if (!store) return false
  const { toasts, translator, ...ports } = session.ports
  const reason = whyReadOnly(session.resource, record, { translator, ...ports })
  if (reason !== undefined) {
    toasts.show({ severity: 'info', title: translator.text('form.readOnly'), detail: reason, life: 8000 })
    return false
  }
  if (!(await haveFilesArrived(session, store))) return false
  const { saveBeside } = store.getState()
  if (!record || store.isDirty() || unreadIssues(store).length > 0) {
    if (!saveBeside) return send(session, store, next)
    if (!(await send(session, store, 'stay'))) return false
  }
  if (saveBeside) {
    if (!(await saveBeside())) return false
  } else toasts.show({ severity: 'info', title: translator.text('common.form.unchanged'), life: 5000 })
  const stored = session.state.get().record
  if (next === 'new' && stored) follow(session, { store, stored, sent: store.getState().values, next })
  return next === 'new' || saveBeside !== undefined
}

/** Waits for the files of the record. A save reports a missing file instead of storing the record without it. */
async function haveFilesArrived(session: Session, store: FormStore): Promise<boolean> {
  if (sendingCount(store.getState()) > 0) {
    const { signal } = beginAttempt(session)
    change(session, { problem: null, isWaiting: true })
    await whenSent(store, signal)
    change(session, { isWaiting: false })
    if (signal.aborted) return false
  }
  const files = unsentFiles(store.getState())
  if (files.length > 0) change(session, { problem: { kind: 'unsent', files } })
  return files.length === 0
}

function beginAttempt(session: Session): AbortController {
  session.attempt = new AbortController()
  return session.attempt
}

/** Checks and sends what was typed. Nothing is sent while the form itself finds a mistake. */
async function send(session: Session, store: FormStore, next: Next): Promise<boolean> {
  const { signal } = beginAttempt(session)
  const { id, version, status } = session.state.get().record ?? {}
  change(session, { problem: null })
  const endBusy = showBusy(session, store, signal)
  let answer: { readonly stored: Stored; readonly sent: Values } | undefined
  try {
    const draft = await checkedDraft(session, store)
    const sent = store.getState().values
    if (draft) answer = { sent, stored: await session.ports.save({ id: id ?? 'novo', version, draft, signal }) }
  } catch (error) {
    if (!signal.aborted) fail(session, store, { error, next })
  } finally {
    endBusy()
  }
  if (!answer) return false
  change(session, { refusals: 0 })
  follow(session, { store, next, ...answer })
  tellStored(session, answer.stored, status)
  return true
}

/** Milliseconds without an answer until the form says that it saves. Drawing that sooner would delay the notice of a quick answer. */
const quick = 100

/** The form says that it saves, unless the answer is quick. @returns ends it */
function showBusy(session: Session, store: FormStore, signal: AbortSignal): () => void {
  // The request leaves first.
  const soon = setTimeout(() => session.ports.toasts.expect())
  const timer = setTimeout(() => store.update(() => ({ isSaving: true })), quick)
  const end = () => {
    clearTimeout(soon)
    clearTimeout(timer)
    if (store.getState().isSaving) store.update(() => ({ isSaving: false }))
  }
  signal.addEventListener('abort', end)
  return end
}

async function checkedDraft(session: Session, store: FormStore): Promise<object | undefined> {
  const checked = await toolsOf(session)?.checks.checkAll()
  const unread = unreadIssues(store)
  if (checked?.draft && unread.length === 0) return checked.draft
  // All at once: corrected one by one, each would be another refusal.
  const issues = [...knownDuplicates(store.getState()), ...(checked?.issues ?? []), ...unread]
  refuse(session, store, (shown) =>
    issues.map((issue) => {
      const before = shown.get(issue.path)
      // The message about an unread text says more than "required".
      return before && isUnread(before) ? before : issue
    }),
  )
  return undefined
}

function fail(session: Session, store: FormStore, { error, next }: { readonly error: unknown; readonly next: Next }): void {
  if (error instanceof ApiError && error.fieldErrors.some(({ path }) => path !== ''))
    return refuse(session, store, () => error.fieldErrors.map((issue) => ({ ...issue, isRemote: true })))
  const problem = toProblem(error, next === 'new' ? 'saveAndNew' : 'save')
  const { record } = session.state.get()
  if (problem.kind !== 'conflict') return change(session, { problem })
  const isClosed = whyReadOnly(session.resource, problem.current, session.ports) !== undefined
  change(session, meetConflict({ store, record }, problem.current, isClosed))
}

function refuse(session: Session, store: FormStore, issuesOver: (shown: ReadonlyMap<string, ShownIssue>) => readonly ShownIssue[]): void {
  store.update(({ issues }) => ({ issues: toIssueMap(issuesOver(issues)) }))
  change(session, { refusals: session.state.get().refusals + 1 })
  toolsOf(session)?.duplicates.askAfterRefusal()
}

interface Followed {
  readonly store: FormStore
  readonly stored: Stored
  /** The values of the form when they were sent. */
  readonly sent: Values
  readonly next: Next
}

function follow(session: Session, { store, stored, sent, next }: Followed): void {
  const { resource, source, state } = session
  const editable = editableIn(resource.contract, stored.status)
  const wasNew = state.get().id === 'novo'
  // A draft of another new record, and what the status keeps from being saved, were not given up by this save.
  session.draft.forget((offer) => wasNew || isLocked(offer, { isReadOnly: false, editable }))
  adoptStored(store, stored, sent)
  // The person typed on while the answer came: the form stays, and the next save writes that too.
  const named = { record: stored, id: stored.id, ...(wasNew && { draft: noDraft }) }
  if (store.isDirty()) {
    change(session, named)
    if (wasNew) session.ports.onNamed?.(stored)
    return
  }
  if (next === 'new' && wasNew) show(session, openForm(resource, { ...source, id: 'novo' }))
  else change(session, named)
  session.ports.onStored?.(stored, next)
}

/** A status that the save itself changed is named: a date may bring a record into force. `before` is missing for a new record. */
function tellStored({ resource, source, ports }: Session, { id, status }: Stored, before: string | undefined): void {
  const { toasts, translator, recordsAt = `${contractPath(resource.contract, source.params)}/` } = ports
  const title = translator.plural(before === undefined ? 'common.record.stored' : 'common.record.updated', 1)
  const label = optionLabel(translator, resource.messages, { key: 'status', value: status })
  const detail = before === undefined || before === status ? undefined : translator.text('common.record.nowIs', { status: label })
  toasts.show({ severity: 'success', title, detail, life: detail ? 8000 : 5000, to: recordsAt + id })
}

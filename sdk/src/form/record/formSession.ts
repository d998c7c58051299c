import { ApiError } from '../../api/ApiError.js'
import type { BulkAction } from '../../api/client.js'
import type { AnyResource } from '../../core/resource.js'
import { createStore } from '../../core/store.js'
import type { RecordWatch } from '../../data/useRecord.js'
import type { Draft } from '../../drafts/draft.js'
import { smallName } from '../../locale/resourceText.js'
import { isMoveWithin } from '../../navigation/listWithin.js'
import type { FormChecks } from '../checks/formChecks.js'
import { applyDraft } from '../drafts/draftContent.js'
import { createFormDraft, type FormDraft } from '../drafts/formDraft.js'
import { createFormPlaces, type FormPlaces } from '../core/formPlaces.js'
import type { FormStore } from '../store/formStore.js'
import { deletionQuestion, leaveQuestion } from '../core/deletionQuestion.js'
import { mergeInto } from '../store/adoptStored.js'
import { toProblem } from '../core/formProblem.js'
import type { Side } from '../core/mergeRows.js'
import { type FormSource, openForm, refreshForm } from '../store/openForm.js'
import { save, stop } from './saveForm.js'
import { change, type FormPorts, type FormSessionState, noDraft, type Session, show, toolsOf } from './sessionParts.js'

/** What a person can do with a form. */
export interface FormCommands {
  /** Reads the record again. */
  reload(): void
  /** Stores the record, or says why it can only be read; `new` opens an empty form afterwards. @returns whether it was stored */
  save(next?: 'stay' | 'new'): Promise<boolean>
  /** Stops waiting for a slow save, or for files. What was typed stays, and another save never writes twice. */
  stop(): void
  dismiss(): void
  /** Repeats a request that got no answer, or one that was refused because of records that have been moved since. */
  retry(): void
  /** Deletes the record. Asks first, unless the person has confirmed already. */
  remove(isConfirmed?: boolean): Promise<void>
  setStatus(action: Extract<BulkAction, 'ativar' | 'inativar'>): Promise<void>
  /** Ends a conflict: merges both sides. Where both changed one field, the side that `prefer` names wins. The person still has to save. */
  resolve(prefer: (key: string) => Side): void
  /** Ends a conflict: gives up my changes. */
  loadCurrent(): void
  /** Asks before unsaved edits are lost. @returns true when the form may be left */
  canLeave(): Promise<boolean>
}

/** The life of one form without React: it loads a record, holds what is typed, checks it, stores it, and never loses it. */
export interface FormSession extends FormCommands, Pick<FormChecks, 'leave'> {
  getState(): FormSessionState
  subscribe(listener: () => void): () => void
  /** Reads the record and follows the form. @returns stops */
  start(): () => void
  /** Texts and callbacks may change while the form is open. */
  setPorts(ports: FormPorts): void
  /** Keeps drafts of what is typed, under `route`. @returns stops */
  keepDraft(route: string): () => void
  readonly draft: Pick<FormDraft, 'resume' | 'discard' | 'showOther' | 'forget'>
  readonly places: FormPlaces
}

export function createFormSession(resource: AnyResource, source: FormSource, ports: FormPorts): FormSession {
  const state = createStore<FormSessionState>({
    id: source.id,
    problem: null,
    refusals: 0,
    isWaiting: false,
    isBusy: false,
    draft: noDraft,
  })
  const draft = createFormDraft((shown) => change(session, { draft: shown }))
  const session: Session = { resource, source, ports, state, draft, isGivenUp: false }
  session.watch = watchOf(session)
  receive(session)
  return {
    getState: state.get,
    subscribe: state.subscribe,
    places: createFormPlaces(),
    start: () => start(session),
    setPorts: (next) => void (session.ports = next),
    keepDraft: (route) => keepDraft(session, route),
    draft: { ...draft, forget: () => draft.forget(), resume: () => draft.resume((offer) => resumeDraft(session, offer)) },
    leave: (path) => {
      const { checks, duplicates } = toolsOf(session) ?? {}
      checks?.leave(path)
      duplicates?.leave(path)
    },
    reload: () => session.watch?.get().refetch(),
    save: (next = 'stay') => save(session, next),
    stop: () => stop(session),
    dismiss: () => change(session, { problem: null }),
    retry: () => retry(session),
    remove: (isConfirmed = false) => remove(session, isConfirmed),
    setStatus: (action) => setStatus(session, action),
    resolve: (prefer) => resolve(session, prefer),
    loadCurrent: () => loadCurrent(session),
    canLeave: async () => (session.isGivenUp = await mayLeave(session)),
  }
}

/** The record that the form reads. A new form reads only the record that it copies. */
function readId({ state, source }: Session): number | undefined {
  const { id } = state.get()
  return id === 'novo' ? source.copyOf : id
}

/** Opens the form when its record is there, and follows newer versions of it. */
function receive(session: Session): void {
  const { resource, source, state } = session
  const { id, store, record: known } = state.get()
  const { status, record, error } = session.watch?.get() ?? {}
  if (store) {
    if (record && known) show(session, refreshForm({ store, record: known }, record))
  } else if (record || readId(session) === undefined) show(session, openForm(resource, { ...source, id }, record))
  else change(session, { error: status === 'error' ? error : undefined })
}

function watchOf(session: Session): RecordWatch | undefined {
  const id = readId(session)
  return id === undefined ? undefined : session.ports.watch(id)
}

function watch(session: Session): () => void {
  session.watch = watchOf(session)
  const end = session.watch?.subscribe(() => receive(session))
  receive(session)
  return () => end?.()
}

const storeOf = ({ state }: Session) => state.get().store

function start(session: Session): () => void {
  const ends = [whileSame(session, readId, watch), whileSame(session, storeOf, followStore)]
  return () => ends.forEach((end) => end())
}

/** Calls `begin` now and after each change of `key`, and what `begin` returned before that. @returns ends */
function whileSame(session: Session, key: (session: Session) => unknown, begin: (session: Session) => () => void): () => void {
  let value = key(session)
  let end = begin(session)
  const ignore = session.state.subscribe(() => {
    if (key(session) === value) return
    value = key(session)
    end()
    end = begin(session)
  })
  return () => {
    ignore()
    end()
  }
}

/** While a form is open its schema loads, duplicates are looked for, and unsaved edits are guarded. */
function followStore(session: Session): () => void {
  const store = storeOf(session)
  const { checks, duplicates } = toolsOf(session) ?? {}
  let unguard: (() => void) | undefined
  const guardEdits = () => {
    if (store?.isUnsaved() === (unguard !== undefined)) return
    unguard?.()
    unguard = unguard || !store ? undefined : guard(session, store)
  }
  const ends = [checks?.start(), duplicates?.start(), store?.subscribe(guardEdits)]
  guardEdits()
  return () => {
    for (const end of ends) end?.()
    unguard?.()
  }
}

/** Asks before a link, Back or closing the tab loses unsaved edits, and keeps them when the person's session ends. @returns stops */
function guard(session: Session, store: FormStore): () => void {
  const { navigation, protectEdits } = session.ports
  const unblock = navigation.block(
    (to) => isMoveWithin(navigation.getLocation(), to) || mayLeave(session),
    () => !session.isGivenUp && store.isUnsaved(),
  )
  const unprotect = protectEdits()
  return () => {
    unblock()
    unprotect()
  }
}

/** Milliseconds that a running save gets before the person is asked. */
const patience = 3000

async function mayLeave(session: Session): Promise<boolean> {
  // What the save stores needs no question.
  await Promise.race([session.running, new Promise((resolve) => setTimeout(resolve, patience))])
  const { store } = session.state.get()
  if (!store?.isUnsaved()) return true
  const { confirm, drafts, translator } = session.ports
  const message = drafts?.isKept === false ? 'form.leave.messageInPage' : 'form.leave.message'
  return confirm(leaveQuestion(translator, store.isDirty() ? message : 'files.leave'))
}

function keepDraft(session: Session, route: string): () => void {
  const { store, id } = session.state.get()
  const { drafts, onPageLeave, begunWith } = session.ports
  if (!store || !drafts) return () => undefined
  const beginning = id === 'novo' ? { begunWith, given: Object.keys(session.source.initial ?? {}) } : {}
  return session.draft.keep(store, drafts, { route, getVersion: () => session.state.get().record?.version, onPageLeave, ...beginning })
}

function resumeDraft(session: Session, offer: Draft): boolean {
  const { store, record } = session.state.get()
  const met = store && applyDraft({ store, record }, offer)
  if (met) change(session, met)
  return !met
}

/** The record as another person stored it, while the two versions conflict. */
function conflictOf({ state }: Session) {
  const { store, problem } = state.get()
  return store && problem?.kind === 'conflict' ? { store, current: problem.current } : undefined
}

function resolve(session: Session, prefer: (key: string) => Side): void {
  const { store, current } = conflictOf(session) ?? {}
  if (!store || !current) return
  mergeInto(store, current, prefer)
  change(session, { record: current, problem: { kind: 'merged', current, keys: [] } })
}

function loadCurrent(session: Session): void {
  const { problem } = session.state.get()
  if (problem?.kind !== 'conflict' && problem?.kind !== 'merged') return
  const { current } = problem
  // The person gave these edits up: no draft offers them again.
  session.draft.forget()
  show(session, openForm(session.resource, { id: current.id }, current))
  change(session, { problem: null })
}

async function remove(session: Session, isConfirmed: boolean): Promise<void> {
  const { store, record, isBusy } = session.state.get()
  if (!store || !record || isBusy) return
  const { confirm, translator, ...ports } = session.ports
  const { title, messages } = session.resource
  const name = title(record)
  const what = smallName(messages[translator.locale].singular)
  if (!isConfirmed && !(await confirm(deletionQuestion(translator, { count: 1, name, what })))) return
  await act(session, 'remove', async () => {
    await ports.remove(record.id, record.version)
    ports.tellDeed({ action: 'excluir', count: 1, name, changed: [record.id] })
    session.draft.forget()
    store.update(({ initial }) => ({ values: initial }))
    session.ports.onRemoved?.()
  })
}

async function setStatus(session: Session, action: Extract<BulkAction, 'ativar' | 'inativar'>): Promise<void> {
  const { record, isBusy } = session.state.get()
  if (!record || isBusy) return
  const { run, tellDeed } = session.ports
  await act(session, action, async () => {
    const { refused, changed = [record.id] } = await run(action, { ids: [record.id] })
    const [refusal] = refused
    if (refusal) return change(session, { problem: { kind: 'refused', action, ...refusal } })
    tellDeed({ action, count: 1, name: session.resource.title(record), changed })
    session.watch?.get().refetch()
  })
}

async function act(session: Session, action: 'remove' | 'ativar' | 'inativar', work: () => Promise<void>): Promise<void> {
  change(session, { problem: null, isBusy: true })
  try {
    await work()
  } catch (error) {
    change(session, { problem: toProblem(error, action) })
  } finally {
    change(session, { isBusy: false })
  }
}

function retry(session: Session): void {
  const { problem } = session.state.get()
  const isMoved = problem?.kind === 'refused' && problem.dependants !== undefined
  const action = problem?.kind === 'refused' || problem?.kind === 'network' ? problem.action : undefined
  if (action === 'remove') void remove(session, isMoved)
  else if (action === 'ativar' || action === 'inativar') void setStatus(session, action)
  else if (action) void save(session, action === 'saveAndNew' ? 'new' : 'stay')
}

/** Whether the form is open, its record is loading, or it cannot be read. */
export function statusOf({ store, error }: FormSessionState): 'loading' | 'ready' | 'missing' | 'failed' {
  if (store) return 'ready'
  if (error === undefined) return 'loading'
  return error instanceof ApiError && error.code === 'not-found' ? 'missing' : 'failed'
}

import { useCallback, useEffect, useMemo, useRef } from 'react'
import { ApiError } from '../../api/ApiError.js'
import type { BulkAction, PathParams } from '../../api/client.js'
import { contractPath } from '../../core/contract.js'
import type { Stored } from '../../core/record.js'
import { editableIn, isReadOnlyIn } from '../../core/workflow.js'
import type { AnyResource } from '../../core/resource.js'
import { adoptStored, mergeInto } from './adoptStored.js'
import { type FormDraft, useFormDraft } from '../drafts/useFormDraft.js'
import type { FormScope } from '../store/FormContext.js'
import type { FormProblem } from './formProblem.js'
import type { Side } from './mergeRows.js'
import { useCanWrite } from '../../data/useCanWrite.js'
import { useDuplicates } from '../duplicates/useDuplicates.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useNoteVisit, type Visit } from '../../navigation/visits.js'
import { type FormChecks, useFormChecks } from '../checks/useFormChecks.js'
import { type FormSaving, useFormSaving } from './useFormSaving.js'
import { type FormSource, type LoadedForm, openForm, type RecordId, useLoadedForm } from './useLoadedForm.js'
import { useRecordActions } from './useRecordActions.js'
import { type UploadWait, useUploadWait } from './useUploadWait.js'
import { useUnsavedGuard } from './useUnsavedGuard.js'

/** Which record a form edits and what follows from that. */
export interface FormOptions extends FormSource {
  /** Why nothing may be changed here; shown above the form. */
  readonly readOnlyReason?: string
  /** Address of another record of the entity, up to its id. @default its page below the list */
  readonly recordsAt?: string
  /** The form lies over another one: what is typed into a new record is kept apart from what is typed on its page. @default false */
  readonly isAside?: boolean
  /** The record was stored; the address may follow. */
  readonly onStored?: (stored: Stored, next: 'stay' | 'new') => void
  readonly onRemoved?: () => void
}

/** A form without its looks: everything `FormView` shows and does, for screens that show it otherwise. */
export interface FormController {
  readonly resource: AnyResource
  readonly id: RecordId
  readonly status: 'loading' | 'ready' | 'missing' | 'failed'
  /** Given when ready. */
  readonly form?: FormScope
  readonly params?: PathParams
  /** The record as it is stored; none while it is new. */
  readonly record?: Stored
  readonly readOnlyReason?: string
  /** False where the session may only read: not even the status is changed. */
  readonly canWrite: boolean
  /** Saving waits for files that are on their way. */
  readonly isWaiting: boolean
  readonly isBusy: boolean
  readonly problem: FormProblem | null
  /** Grows with each save refused for its fields. */
  readonly refusals: number
  readonly error?: unknown
  reload(): void
  /** Stores the record, or tells why it can only be read; `new` opens an empty form afterwards. @returns whether it was stored */
  save(next?: 'stay' | 'new'): Promise<boolean>
  /** Stops waiting for a slow save, or for files. */
  stop(): void
  dismiss(): void
  /** Asks once more for what got no answer, or was refused because of what has been moved away since. */
  retry(): void
  /** Deletes the record, after a question unless it was asked already. */
  remove(isConfirmed?: boolean): Promise<void>
  setStatus(action: Extract<BulkAction, 'ativar' | 'inativar'>): Promise<void>
  /** Ends a conflict: both sides together, and where both changed one field the side that `prefer` names. The person still saves. */
  resolve(prefer: (key: string) => Side): void
  /** Ends a conflict by giving up my changes. */
  loadCurrent(): void
  /** What an earlier visit left unsaved. */
  readonly draft: FormDraft
  /** Asks before unsaved edits are lost. @returns true when the form may be left */
  canLeave(): Promise<boolean>
}

/** Loads a record, holds what is typed, checks and stores it, and never loses it. */
export function useFormController(resource: AnyResource, given: FormOptions): FormController {
  const { loaded, setLoaded, error, refetch } = useLoadedForm(resource, given)
  const { text } = useLocale()
  const canWrite = useCanWrite(resource.contract) !== false
  const finalReason = useFinalReason(resource, loaded?.record)
  const options = { ...given, readOnlyReason: canWrite ? (given.readOnlyReason ?? finalReason) : text('form.noWriting') }
  const { id, params, readOnlyReason, onRemoved } = options
  const store = loaded?.store
  const checks = useFormChecks(store)
  const saving = useFormSaving(resource.contract, loaded, { checks, params, setLoaded, recordsAt: given.recordsAt })
  const running = useRef<Promise<boolean>>(undefined)
  const canLeave = useUnsavedGuard(store, () => running.current)
  useNoteVisit(visitOf(resource, loaded?.record, given))
  const draft = useFormDraft(loaded, {
    route: `${contractPath(resource.contract, params)}/${id}${id === 'novo' && given.isAside ? '?' : ''}`,
    isReadOnly: readOnlyReason !== undefined,
    onMeeting: (met) => {
      setLoaded(met.loaded)
      saving.setProblem(met.problem)
    },
  })
  const actions = useRecordActions(resource, loaded?.record, {
    params,
    setProblem: saving.setProblem,
    onRemoved: () => {
      draft.forget()
      store?.update(({ initial }) => ({ values: initial }))
      onRemoved?.()
    },
    onChanged: refetch,
  })
  const onLeave = useDuplicates(store, saving.refusals, { recordId: loaded?.record?.id, params })
  const editable = loaded?.record && editableIn(resource.contract, loaded.record.status)
  const form = useFormScope({ ...options, editable }, loaded, { ...checks, onLeave })
  const wait = useUploadWait(store, saving.setProblem)
  const saveNow = useSaving(options, { resource, loaded, setLoaded, saving, draft, wait })
  const save: FormController['save'] = (next) => {
    running.current ??= saveNow(next).finally(() => {
      running.current = undefined
    })
    return running.current
  }
  return {
    resource,
    id,
    status: form ? 'ready' : error ? (isMissing(error) ? 'missing' : 'failed') : 'loading',
    form,
    params,
    record: loaded?.record,
    readOnlyReason,
    canWrite,
    isWaiting: wait.isWaiting,
    isBusy: actions.isBusy,
    problem: saving.problem,
    refusals: saving.refusals,
    error,
    reload: refetch,
    save,
    stop: wait.isWaiting ? wait.stop : saving.stop,
    dismiss: () => saving.setProblem(null),
    retry: () => repeat(saving.problem, { ...actions, save }),
    remove: actions.remove,
    setStatus: actions.setStatus,
    ...conflictEnds({ loaded, setLoaded, saving, draft }),
    draft,
    canLeave,
  }
}

function visitOf({ contract, title }: AnyResource, record: Stored | undefined, { params, recordsAt }: FormOptions): Visit | undefined {
  const path = contractPath(contract, params)
  return record && { to: (recordsAt ?? `${path}/`) + record.id, label: title(record), path }
}

/** In a final status a record can only be read; its transition is the way out. */
function useFinalReason({ contract, messages }: AnyResource, record: Stored | undefined): string | undefined {
  const { locale, text } = useLocale()
  if (!record || !isReadOnlyIn(contract, record.status)) return undefined
  return messages[locale].finalStatuses?.[record.status] ?? text('common.failure.final')
}

function useFormScope(
  { params, readOnlyReason, recordsAt: given, editable }: FormOptions & Pick<FormScope, 'editable'>,
  loaded: LoadedForm | undefined,
  { leave: check, recheck, onLeave }: FormChecks & { readonly onLeave: (path: string) => void },
): FormScope | undefined {
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })
  const leave = useCallback(
    (path: string) => {
      check(path)
      latest.current(path)
    },
    [check],
  )
  const isReadOnly = readOnlyReason !== undefined
  const { store, record } = loaded ?? {}
  const recordId = record?.id
  const recordsAt = given ?? (store ? `${contractPath(store.resource.contract, params)}/` : '')
  return useMemo(
    () => store && { store, recordId, params, isReadOnly, editable, recordsAt, leave, recheck },
    [store, recordId, params, isReadOnly, editable, recordsAt, leave, recheck],
  )
}

interface ConflictParts extends Pick<ReturnType<typeof useLoadedForm>, 'loaded' | 'setLoaded'> {
  readonly saving: FormSaving
  readonly draft: FormDraft
}

interface SavingParts extends ConflictParts {
  readonly resource: AnyResource
  readonly wait: UploadWait
}

/** Stores the record and lets the form follow it: to its own address, or to an empty form. */
function useSaving(
  { id, params, initial, readOnlyReason, onStored }: FormOptions,
  { resource, loaded, setLoaded, saving, draft, wait }: SavingParts,
): FormController['save'] {
  const toasts = useToasts()
  const { text } = useLocale()
  return async (next = 'stay') => {
    if (!loaded) return false
    if (readOnlyReason !== undefined) {
      toasts.show({ severity: 'info', title: text('form.readOnly'), detail: readOnlyReason, life: 8000 })
      return false
    }
    if (!(await wait.arrive())) return false
    const sent = loaded.store.getState().values
    return saving.save(next === 'new' ? 'saveAndNew' : 'save', (stored) => {
      draft.forget()
      adoptStored(loaded.store, stored, sent)
      // Something was typed while the answer was on its way: the form stays as it is, and the next save writes that too.
      if (loaded.store.isDirty()) {
        setLoaded({ ...loaded, record: stored })
        return
      }
      if (next === 'new' && id === 'novo') setLoaded(openForm(resource, { id, params, initial }))
      else setLoaded({ ...loaded, record: stored, savedAs: loaded.id === 'novo' ? stored.id : undefined })
      onStored?.(stored, next)
    })
  }
}

/** Asks once more for what got no answer, or for what nothing stands in the way of any more. */
function repeat(problem: FormProblem | null, { save, remove, setStatus }: Pick<FormController, 'save' | 'remove' | 'setStatus'>): void {
  const isMoved = problem?.kind === 'refused' && problem.dependants !== undefined
  const action = isMoved || problem?.kind === 'network' ? problem.action : undefined
  if (action === 'remove') void remove(isMoved)
  else if (action === 'ativar' || action === 'inativar') void setStatus(action)
  else if (action) void save(action === 'saveAndNew' ? 'new' : 'stay')
}

function conflictEnds({ loaded, setLoaded, saving, draft }: ConflictParts): Pick<FormController, 'resolve' | 'loadCurrent'> {
  const current = saving.problem?.kind === 'conflict' ? saving.problem.current : undefined
  return {
    resolve: (prefer) => {
      if (!loaded || !current) return
      mergeInto(loaded.store, current, prefer)
      setLoaded({ ...loaded, record: current })
      saving.setProblem({ kind: 'merged', current, keys: [] })
    },
    loadCurrent: () => {
      if (!loaded || !current) return
      // What was given up on purpose is not offered again.
      draft.forget()
      setLoaded(openForm(loaded.store.resource, { id: current.id }, current))
      saving.setProblem(null)
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

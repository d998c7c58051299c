import { useRef, useState } from 'react'
import { ApiError } from '../../api/ApiError.js'
import type { PathParams } from '../../api/client.js'
import { type AnyContract, contractPath } from '../../core/contract.js'
import type { Stored } from '../../core/record.js'
import { useSaveRecord } from '../../data/useSaveRecord.js'
import { useToastQueue, useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { type FormProblem, toProblem } from './formProblem.js'
import { knownDuplicates } from '../duplicates/knownDuplicates.js'
import type { FormStore, ShownIssue } from '../store/formStore.js'
import { meetConflict } from './meetConflict.js'
import type { FormChecks } from '../checks/useFormChecks.js'
import { isUnread, unreadIssues } from '../store/unread.js'
import type { LoadedForm } from './useLoadedForm.js'
import { toIssueMap } from '../checks/validation.js'

export interface FormSaving {
  readonly problem: FormProblem | null
  /** Grows with each save that was refused for its fields: the summary takes the focus. */
  readonly refusals: number
  /**
   * `follow` hears of the stored record in the same turn as the notice: the page renders once.
   * @returns false when the form has to stay: it was not stored, or there was nothing to store
   */
  readonly save: (action: 'save' | 'saveAndNew', follow: (stored: Stored) => void) => Promise<boolean>
  /** Stops waiting. What was typed stays, and saving again never writes twice. */
  readonly stop: () => void
  readonly setProblem: (problem: FormProblem | null) => void
}

interface FormSavingOptions {
  readonly checks: FormChecks
  readonly setLoaded: (loaded: LoadedForm) => void
  readonly params?: PathParams
  /** What stands before a record's id in its address. @default its page */
  readonly recordsAt?: string
}

/** Checks and sends what was typed; one save at a time. */
export function useFormSaving(contract: AnyContract, loaded: LoadedForm | undefined, options: FormSavingOptions): FormSaving {
  const { send, tell, refuse, refusals } = useSending(contract, options)
  const toasts = useToastQueue()
  const { text } = useLocale()
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const attempt = useRef<AbortController>(null)

  const save: FormSaving['save'] = async (action, follow) => {
    if (!loaded || attempt.current) return false
    if (loaded.record && !loaded.store.isDirty() && unreadIssues(loaded.store).length === 0) {
      toasts.show({ severity: 'info', title: text('common.form.unchanged'), life: 5000 })
      if (action === 'saveAndNew') follow(loaded.record)
      return action === 'saveAndNew'
    }
    const current = new AbortController()
    attempt.current = current
    setProblem(null)
    setSaving(loaded, true)
    toasts.expect()
    let stored: Stored | undefined
    try {
      stored = await send(loaded, current.signal)
    } catch (error) {
      if (current.signal.aborted) return false
      if (error instanceof ApiError && error.fieldErrors.some(({ path }) => path !== '')) refuse(loaded.store, error.fieldErrors, true)
      else setProblem(settleProblem(toProblem(error, action), loaded, options.setLoaded))
    } finally {
      if (attempt.current === current) {
        attempt.current = null
        setSaving(loaded, false)
      }
    }
    if (!stored) return false
    follow(stored)
    tell(stored, loaded.record === undefined)
    return true
  }
  const stop = () => {
    attempt.current?.abort()
    attempt.current = null
    setSaving(loaded, false)
    setProblem({ kind: 'stopped' })
  }
  return { problem, refusals, save, stop, setProblem }
}

function setSaving(loaded: LoadedForm | undefined, isSaving: boolean): void {
  loaded?.store.update(() => ({ isSaving }))
}

/** Somebody else saved first: what can be put together is put together at once. */
function settleProblem(problem: FormProblem, loaded: LoadedForm, setLoaded: (loaded: LoadedForm) => void): FormProblem {
  if (problem.kind !== 'conflict') return problem
  const met = meetConflict(loaded, problem.current)
  setLoaded(met.loaded)
  return met.problem
}

/** One way to the server: nothing is sent while the form itself finds something wrong. */
function useSending(contract: AnyContract, { checks, params, recordsAt }: Omit<FormSavingOptions, 'setLoaded'>) {
  const saveRecord = useSaveRecord(contract, params)
  const toasts = useToasts()
  const { plural } = useLocale()
  const [refusals, setRefusals] = useState(0)
  const refuse = (store: FormStore, issues: readonly ShownIssue[], isRemote: boolean) => {
    store.update((state) => ({
      issues: toIssueMap(
        issues.map((issue) => {
          const shown = state.issues.get(issue.path)
          // What was pasted there says more than that something is missing.
          return !isRemote && shown && isUnread(shown) ? shown : { ...issue, isRemote: isRemote || issue.isRemote }
        }),
      ),
    }))
    setRefusals((count) => count + 1)
  }
  const send = async ({ store, record }: LoadedForm, signal: AbortSignal): Promise<Stored | undefined> => {
    const checked = await checks.checkAll()
    const unread = unreadIssues(store)
    if (!checked.draft || unread.length > 0) {
      // Mended one by one, each would be another refusal.
      refuse(store, [...knownDuplicates(store.getState()), ...checked.issues, ...unread], false)
      return
    }
    const stored = await saveRecord.save({ id: record?.id ?? 'novo', version: record?.version, draft: checked.draft, signal })
    setRefusals(0)
    return stored
  }
  const tell = ({ id }: Stored, isNew: boolean) =>
    toasts.show({
      severity: 'success',
      title: plural(isNew ? 'common.record.stored' : 'common.record.updated', 1),
      life: 5000,
      to: (recordsAt ?? `${contractPath(contract, params)}/`) + id,
    })
  return { send, tell, refuse, refusals }
}

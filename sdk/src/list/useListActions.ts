import { useCallback, useState } from 'react'
import type { PathParams, Refusal } from '../api/client.js'
import type { AnyResource } from '../core/resource.js'
import { useBulk } from '../data/useBulk.js'
import { useConfirm, useToasts } from '../feedback/FeedbackProvider.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { bulkActions, confirmationOf, doneText, failureText, type RecordAction } from './actionText.js'

/** What became of an action that reached some records and not others. */
export interface ActionOutcome {
  readonly action: RecordAction
  readonly done: number
  readonly refused: readonly Refusal[]
}

export interface ListActions {
  /** Asks first where it must, then tells what was done. `name` is the name of the only record. @returns the refused records, or nothing when it did not happen */
  readonly run: (action: RecordAction, ids: readonly number[], name?: string) => Promise<readonly Refusal[] | undefined>
  readonly isPending: boolean
  /** To be shown until it is closed: what was refused and why. */
  readonly outcome: ActionOutcome | undefined
  readonly closeOutcome: () => void
}

/** Activates, inactivates and deletes records, one or many, by the same call. */
export function useListActions(resource: AnyResource, params: PathParams): ListActions {
  const translator = useLocale()
  const confirm = useConfirm()
  const toasts = useToasts()
  const bulk = useBulk(resource.contract, params)
  const [outcome, setOutcome] = useState<ActionOutcome>()

  const run: ListActions['run'] = async (action, ids, name) => {
    const question = confirmationOf({ action, count: ids.length, name }, translator)
    if (question && !(await confirm(question))) return undefined
    try {
      const { done, refused } = await bulk.run(bulkActions[action], { ids })
      if (done > 0) toasts.show({ severity: 'success', title: doneText(action, done, translator), life: 5000 })
      if (refused.length > 0) setOutcome({ action, done, refused })
      return refused
    } catch (error) {
      toasts.show({ severity: 'error', title: translator.text('common.error'), detail: failureText(error, translator) })
      return undefined
    }
  }
  return { run, isPending: bulk.isPending, outcome, closeOutcome: useCallback(() => setOutcome(undefined), []) }
}

import { useRef, useState } from 'react'
import type { BulkTarget, PathParams } from '../../api/client.js'
import type { Refusal } from '../../api/refusal.js'
import type { AnyResource } from '../../core/resource.js'
import { useBulk } from '../../data/useBulk.js'
import { useConfirm, useToasts } from '../../feedback/FeedbackProvider.js'
import type { Confirmation } from '../../feedback/feedback.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useDeedNotice } from '../../form/undo/useDeedNotice.js'
import { bulkActions, changedCount, confirmationOf, failureText, type RecordAction, recountQuestion } from './actionText.js'

/** What is to be done, and to which records. */
export interface ActionRequest {
  readonly action: RecordAction
  readonly target: BulkTarget
  /** How many records the target has, as the person was told. */
  readonly count: number
  /** Name of the only record. */
  readonly name?: string
  /** The person was asked already. @default false */
  readonly isConfirmed?: boolean
}

/** What became of an action: how many records it reached, and which not. */
export interface ActionOutcome {
  readonly request: ActionRequest
  readonly done: number
  readonly refused: readonly Refusal[]
  /** The records that are not as they were; unknown where the server does not say. */
  readonly changed?: readonly number[]
}

export interface ListActions {
  /** Asks first where it must, then tells what was done; nothing more while an action is under way. @returns nothing when it did not happen */
  readonly run: (request: ActionRequest) => Promise<ActionOutcome | undefined>
  readonly isPending: boolean
  /** To be shown until it is closed: what was refused and why. */
  readonly outcome: ActionOutcome | undefined
  readonly closeOutcome: () => void
}

/** Activates, inactivates, deletes and restores records, one or many, by the same call. `onRecount` hears how many a filter finds by now. */
export function useListActions(resource: AnyResource, params: PathParams, onRecount: (total: number) => void): ListActions {
  const translator = useLocale()
  const confirm = useConfirm()
  const toasts = useToasts()
  const tellDeed = useDeedNotice(resource, params)
  const bulk = useBulk(resource.contract, params)
  const [outcome, setOutcome] = useState<ActionOutcome>()
  const isBusy = useRef(false)

  const perform = async (request: ActionRequest, question: Confirmation | undefined): Promise<ActionOutcome | undefined> => {
    if (question && !(await confirm(question))) return undefined
    try {
      const answer = await bulk.run(bulkActions[request.action], request.target)
      const result = { request, ...answer }
      tell(result)
      return result
    } catch (error) {
      const actual = changedCount(error)
      if (actual === undefined || !('filter' in request.target)) {
        toasts.show({ severity: 'error', title: translator.text('common.error'), detail: failureText(error, translator) })
        return undefined
      }
      onRecount(actual + request.target.except.length)
      if (actual === 0) {
        toasts.show({ severity: 'warn', title: translator.text('common.records.none'), detail: translator.text('list.recount.none') })
        return undefined
      }
      const again = { ...request, count: actual, target: { ...request.target, expected: actual } }
      return perform(again, recountQuestion(resource, { ...again, before: request.count }, translator))
    }
  }
  const tell = (result: ActionOutcome) => (result.refused.length > 0 ? setOutcome(result) : notify(result))
  const notify = ({ request, done, refused, changed }: ActionOutcome) => {
    const { action, name } = request
    if (done > 0) tellDeed({ action: bulkActions[action], count: done, name, changed: changed ?? deletedIds(request, refused) })
  }
  // Beside the refusals the notice, and with it the way back, would be gone before they are read.
  const closeOutcome = () => {
    if (outcome) notify(outcome)
    setOutcome(undefined)
  }
  const run: ListActions['run'] = async (request) => {
    if (isBusy.current) return undefined
    isBusy.current = true
    try {
      return await perform(request, request.isConfirmed ? undefined : confirmationOf(resource, request, translator))
    } finally {
      isBusy.current = false
    }
  }
  return { run, isPending: bulk.isPending, outcome, closeOutcome }
}

/** A server that does not say what changed: what is deleted was there before. Of a status nobody knows. */
function deletedIds({ action, target }: ActionRequest, refused: readonly Refusal[]): readonly number[] | undefined {
  if (action !== 'delete' || !('ids' in target)) return undefined
  const staying = new Set(refused.map(({ id }) => id))
  return target.ids.filter((id) => !staying.has(id))
}

import { useRef, useState } from 'react'
import { isRefusal } from '../../api/attempts.js'
import type { BulkTarget, PathParams } from '../../api/client.js'
import type { Refusal } from '../../api/refusal.js'
import type { AnyResource } from '../../core/resource.js'
import { useBulk } from '../../data/useBulk.js'
import { useConfirm, useToasts } from '../../feedback/FeedbackProvider.js'
import type { Confirmation, Toast } from '../../feedback/feedback.js'
import type { Translator } from '../../locale/createTranslator.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useDeedNotice } from '../../form/undo/useDeedNotice.js'
import { bulkActions, changedMatches, confirmationOf, failureText, type RecordAction, recountQuestion } from '../core/actionText.js'

/** An action and its records. */
export interface ActionRequest {
  readonly action: RecordAction
  readonly target: BulkTarget
  /** The number of records that the user saw. */
  readonly count: number
  /** Name of the record, when there is only one. */
  readonly name?: string
  /** The user has confirmed already. @default false */
  readonly isConfirmed?: boolean
}

/** The result of an action: the number of changed records, and the refused ones. */
export interface ActionOutcome {
  readonly request: ActionRequest
  readonly done: number
  readonly refused: readonly Refusal[]
  /** The changed records; `undefined` when the server does not send them. */
  readonly changed?: readonly number[]
}

export interface ListActions {
  /**
   * Runs an action: asks first where needed, then shows the result. Calls during another action are ignored.
   * @returns undefined when the action did not run
   */
  readonly run: (request: ActionRequest) => Promise<ActionOutcome | undefined>
  readonly isPending: boolean
  /** The refusals to show until the user closes them. */
  readonly outcome: ActionOutcome | undefined
  /** Ids that the last deletion was refused for, because of their status. */
  readonly undeletable: ReadonlySet<number>
  readonly closeOutcome: () => void
}

/**
 * Activates, inactivates, deletes and restores one or many records with the same call. `onRecount` gets what a filter matches now.
 */
export function useListActions(
  resource: AnyResource,
  params: PathParams,
  onRecount: (now: { readonly total: number; readonly seen?: string }) => void,
): ListActions {
  const translator = useLocale()
  const confirm = useConfirm()
  const toasts = useToasts()
  const tellDeed = useDeedNotice(resource, params)
  const bulk = useBulk(resource.contract, params)
  const [outcome, setOutcome] = useState<ActionOutcome>()
  const [undeletable, setUndeletable] = useState(none)
  const isBusy = useRef(false)

  const perform = async (request: ActionRequest, question: Confirmation | undefined): Promise<ActionOutcome | undefined> => {
    if (question && !(await confirm(question))) return undefined
    try {
      const answer = await bulk.run(bulkActions[request.action], request.target)
      const result = { request, ...answer }
      if (request.action === 'delete') setUndeletable(undeletableOf(result))
      tell(result)
      return result
    } catch (error) {
      const now = changedMatches(error)
      if (now === undefined || !('filter' in request.target)) {
        toasts.show(failureToast(error, translator, () => void run({ ...request, isConfirmed: true })))
        return undefined
      }
      const { actual, seen } = now
      onRecount({ total: actual + request.target.except.length, seen })
      if (actual === 0) {
        toasts.show({ severity: 'warn', title: translator.text('common.records.none'), detail: translator.text('list.recount.none') })
        return undefined
      }
      const again = { ...request, count: actual, target: { ...request.target, expected: actual, seen } }
      return perform(again, recountQuestion(resource, { ...again, ...now, before: request.count }, translator))
    }
  }
  const tell = (result: ActionOutcome) => (result.refused.length > 0 ? setOutcome(result) : notify(result))
  const notify = ({ request, done, refused, changed }: ActionOutcome) => {
    const { action, name } = request
    if (done > 0) tellDeed({ action: bulkActions[action], count: done, name, changed: changed ?? deletedIds(request, refused) })
  }
  // The notice comes after the refusals are closed: its undo would otherwise disappear while the user reads them.
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
  return { run, isPending: bulk.isPending, outcome, undeletable, closeOutcome }
}

/** Where the answer got lost, the same again gets it, with its way back. */
function failureToast(error: unknown, translator: Translator, onPress: () => void): Toast {
  const again = { label: translator.text('common.action.retry'), onPress, isLasting: true }
  const detail = failureText(error, translator)
  return { severity: 'error', title: translator.text('common.error'), detail, action: isRefusal(error) ? undefined : again }
}

/** Replaces a missing `changed` of the server after a deletion: all deleted records existed before. For a status change it stays unknown. */
function deletedIds({ action, target }: ActionRequest, refused: readonly Refusal[]): readonly number[] | undefined {
  if (action !== 'delete' || !('ids' in target)) return undefined
  const staying = new Set(refused.map(({ id }) => id))
  return target.ids.filter((id) => !staying.has(id))
}

const none: ReadonlySet<number> = new Set()

const undeletableOf = ({ refused }: ActionOutcome): ReadonlySet<number> =>
  new Set(refused.filter(({ code }) => code === 'not-deletable').map(({ id }) => id))

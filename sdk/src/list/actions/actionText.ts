import { ApiError } from '../../api/ApiError.js'
import type { BulkAction } from '../../api/client.js'
import type { Refusal } from '../../api/refusal.js'
import type { AnyResource } from '../../core/resource.js'
import { deletionQuestion } from '../../form/undo/deletionQuestion.js'
import type { Confirmation } from '../../feedback/feedback.js'
import type { Translator } from '../../locale/createTranslator.js'
import { countedName, refusalText, smallName } from '../../locale/resourceText.js'

/** What can be done to records from the list. */
export type RecordAction = 'activate' | 'inactivate' | 'delete' | 'restore'

export const bulkActions: Readonly<Record<RecordAction, BulkAction>> = {
  activate: 'ativar',
  inactivate: 'inativar',
  delete: 'excluir',
  restore: 'restaurar',
}

/** More records than this are done nothing to without a question: decision 0021. */
const mostUnasked = 20

/** What is to be done, and to how many records. */
export interface ActionTarget {
  readonly action: RecordAction
  readonly count: number
  /** Name of the only record. */
  readonly name?: string
}

const labels = {
  activate: 'common.action.enable',
  inactivate: 'common.action.disable',
  delete: 'common.action.delete',
  restore: 'list.restore',
} as const

/** The label of an action's button. */
export function actionLabel(action: RecordAction, { text }: Translator): string {
  return text(labels[action])
}

/** The question before an action: the specification asks before a deletion; of the rest, what its notice takes back is done at once. */
export function confirmationOf(
  { messages }: Pick<AnyResource, 'messages'>,
  { action, count, name }: ActionTarget,
  translator: Translator,
): Confirmation | undefined {
  const counted = countedName(translator, messages, count)
  if (action === 'delete')
    return deletionQuestion(translator, { count, name, what: count === 1 ? smallName(messages[translator.locale].singular) : counted })
  // What was deleted can be deleted again.
  if (count <= mostUnasked || action === 'restore') return undefined
  return {
    title: `${actionLabel(action, translator)} ${counted}`,
    message: translator.text(`list.${action}.message`, { count }),
    acceptLabel: translator.text(`list.accept.${action}`),
    rejectLabel: translator.text('common.delete.reject'),
  }
}

/** The question when a filter finds another number of records than the person was told: both figures, and what is to be done. */
export function recountQuestion(
  resource: Pick<AnyResource, 'messages'>,
  { action, count, before }: Pick<ActionTarget, 'action' | 'count'> & { readonly before: number },
  translator: Translator,
): Confirmation {
  const question = confirmationOf(resource, { action, count }, translator) ?? {
    message: translator.text('list.recount.goOn'),
    acceptLabel: actionLabel(action, translator),
    rejectLabel: translator.text('common.delete.reject'),
  }
  const facts = translator.plural('list.recount.message', count, { before })
  return { ...question, title: translator.text('list.recount'), message: `${facts} ${question.message}` }
}

/** How many a filter finds by now, when the server says that it is another number than it was told. */
export function changedCount(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'count-changed') return undefined
  const counts = error.body.data as { readonly actual?: unknown } | null
  return typeof counts?.actual === 'number' ? counts.actual : undefined
}

/** Why a record was refused: the entity's own rule, a code every entity knows, or the code itself. */
export function refusedText(resource: AnyResource, refusal: Pick<Refusal, 'code' | 'params'>, translator: Translator): string {
  return refusalText(translator, resource.messages, refusal) ?? `${translator.text('common.failure.conflict')} (${refusal.code})`
}

/** What a failed call means to the person. */
export function failureText(error: unknown, translator: Translator): string {
  const code = error instanceof ApiError ? error.code : 'network'
  return translator.maybeText(`common.failure.${code}`) ?? translator.text('common.error.detail')
}

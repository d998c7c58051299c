import { ApiError } from '../api/ApiError.js'
import type { BulkAction, Refusal } from '../api/client.js'
import type { AnyResource } from '../core/resource.js'
import { deletionQuestion } from '../feedback/deletionQuestion.js'
import type { Confirmation } from '../feedback/feedback.js'
import type { Translator } from '../locale/createTranslator.js'
import { refusalText } from '../locale/resourceText.js'

/** What can be done to records from the list. */
export type RecordAction = 'activate' | 'inactivate' | 'delete'

export const bulkActions: Readonly<Record<RecordAction, BulkAction>> = { activate: 'ativar', inactivate: 'inativar', delete: 'excluir' }

/** What is to be done, and to how many records. */
export interface ActionTarget {
  readonly action: RecordAction
  readonly count: number
  /** Name of the only record. */
  readonly name?: string
}

/** The label of an action's button. */
export function actionLabel(action: RecordAction, { text }: Translator): string {
  if (action === 'delete') return text('common.action.delete')
  return text(action === 'activate' ? 'common.action.enable' : 'common.action.disable')
}

/** The question before an action; nothing when it can be undone by one press and concerns one record. */
export function confirmationOf({ action, count, name }: ActionTarget, translator: Translator): Confirmation | undefined {
  if (action === 'delete') return deletionQuestion(translator, count, name)
  if (count === 1) return undefined
  return {
    title: actionLabel(action, translator),
    message: translator.plural(`list.${action}.message`, count),
    acceptLabel: translator.text(`list.accept.${action}`),
    rejectLabel: translator.text('common.delete.reject'),
  }
}

/** The notice after an action: how many records it reached. */
export function doneText(action: RecordAction, count: number, { plural }: Translator): string {
  return action === 'delete' ? plural('common.record.deleted', count) : plural(`common.record.${action}d`, count)
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

import { ApiError } from '../api/ApiError.js'
import type { BulkAction, Refusal } from '../api/client.js'
import type { AnyResource } from '../core/resource.js'
import type { Confirmation } from '../feedback/feedback.js'
import type { Translator } from '../locale/createTranslator.js'
import { fillText } from '../locale/format.js'

/** What can be done to records from the list. */
export type RecordAction = 'activate' | 'inactivate' | 'delete'

export const bulkActions: Readonly<Record<RecordAction, BulkAction>> = { activate: 'ativar', inactivate: 'inativar', delete: 'excluir' }

/** Deleting more records than this asks for their count to be typed: section 9 of the design. */
const typedCheckAbove = 20

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
  const { text, plural, locale } = translator
  const rejectLabel = text('common.delete.reject')
  if (action !== 'delete') {
    if (count === 1) return undefined
    const message = plural(`list.${action}.message`, count)
    return { title: actionLabel(action, translator), message, acceptLabel: text(`list.accept.${action}`), rejectLabel }
  }
  const one = name ? text('common.delete.named', { value: name }) : text('common.delete.one')
  return {
    title: text('common.delete.title'),
    message: count === 1 ? one : fillText(locale, text('common.delete.selected'), { count }),
    acceptLabel: text('common.delete.accept'),
    rejectLabel,
    isDestructive: true,
    typedCheck: count > typedCheckAbove ? String(count) : undefined,
  }
}

/** The notice after an action: how many records it reached. */
export function doneText(action: RecordAction, count: number, { plural }: Translator): string {
  return action === 'delete' ? plural('common.record.deleted', count) : plural(`list.done.${action}`, count)
}

/** Why a record was refused: the entity's own rule, a code every entity knows, or the code itself. */
export function refusalText(resource: AnyResource, { code, params }: Pick<Refusal, 'code' | 'params'>, translator: Translator): string {
  const rules = resource.messages[translator.locale].rules
  const rule = rules?.[code] ?? rules?.[code.slice(code.indexOf('.') + 1)]
  if (rule) return fillText(translator.locale, rule, params)
  return translator.maybeText(`common.failure.${code}`, params) ?? `${translator.text('common.failure.conflict')} (${code})`
}

/** What a failed call means to the person. */
export function failureText(error: unknown, translator: Translator): string {
  const code = error instanceof ApiError ? error.code : 'network'
  return translator.maybeText(`common.failure.${code}`) ?? translator.text('common.error.detail')
}

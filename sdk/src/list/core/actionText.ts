import { ApiError } from '../../api/ApiError.js'
import type { BulkAction } from '../../api/client.js'
import type { Link } from '../../core/record.js'
import type { Refusal } from '../../api/refusal.js'
import type { AnyResource } from '../../core/resource.js'
import { deletionQuestion } from '../../form/core/deletionQuestion.js'
import type { Confirmation } from '../../feedback/feedback.js'
import type { Translator } from '../../locale/createTranslator.js'
import { countedName, optionLabel, refusalText, smallName } from '../../locale/resourceText.js'

/** The actions on records of a list. */
export type RecordAction = 'activate' | 'inactivate' | 'delete' | 'restore'

export const bulkActions: Readonly<Record<RecordAction, BulkAction>> = {
  activate: 'ativar',
  inactivate: 'inativar',
  delete: 'excluir',
  restore: 'restaurar',
}

/** An action on more records than this needs a confirmation: decision 0021. */
const mostUnasked = 20

/** An action and the number of its records. */
export interface ActionTarget {
  readonly action: RecordAction
  readonly count: number
  /** Name of the record, when there is only one. */
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

/** The question before an action. The specification asks before a deletion; other actions run at once when their notice can undo them. */
export function confirmationOf(
  { messages, contract }: Pick<AnyResource, 'messages' | 'contract'>,
  { action, count, name }: ActionTarget,
  translator: Translator,
): Confirmation | undefined {
  const counted = countedName(translator, messages, count)
  if (action === 'delete') {
    const isPartial = count > 1 && contract.deletable.length < contract.statuses.length
    const what = count === 1 ? smallName(messages[translator.locale].singular) : counted
    return deletionQuestion(translator, { count, name, what, isPartial })
  }
  // Restored records can be deleted again, so no question is needed.
  if (count <= mostUnasked || action === 'restore') return undefined
  return {
    title: `${actionLabel(action, translator)} ${counted}`,
    message: translator.text(`list.${action}.message`, { count }),
    acceptLabel: translator.text(`list.accept.${action}`),
    rejectLabel: translator.text('common.delete.reject'),
  }
}

/** The question when a filter now matches other records: it shows both numbers, the new ones by name, and the action. */
export function recountQuestion(
  resource: Pick<AnyResource, 'messages' | 'contract'>,
  { action, count, before, recent }: Pick<ActionTarget, 'action' | 'count'> & Pick<ChangedMatches, 'recent'> & { readonly before: number },
  translator: Translator,
): Confirmation {
  const question = confirmationOf(resource, { action, count }, translator) ?? {
    message: translator.text('list.recount.goOn'),
    acceptLabel: actionLabel(action, translator),
    rejectLabel: translator.text('common.delete.reject'),
  }
  const kind = count === before ? 'list.recount.others' : 'list.recount'
  const facts = [translator.plural(`${kind}.message`, count, { before })]
  if (recent.length > 0) facts.push(translator.text('list.recount.recent', { names: recent.map(({ label }) => label).join('; ') }))
  return { ...question, title: translator.text(kind), message: [...facts, question.message].join(' ') }
}

/** What a filter matches now, when the server refused to act because that differs from what the user saw. */
export interface ChangedMatches {
  readonly actual: number
  readonly seen?: string
  /** New records, and those that were changed since: some names, the latest first. */
  readonly recent: readonly Link[]
}

export function changedMatches(error: unknown): ChangedMatches | undefined {
  if (!(error instanceof ApiError) || (error.code !== 'count-changed' && error.code !== 'matches-changed')) return undefined
  const now = error.body.data as Partial<ChangedMatches> | null
  return typeof now?.actual === 'number' ? { actual: now.actual, seen: now.seen, recent: now.recent ?? [] } : undefined
}

/** The reason of a refusal: the entity's own text, a common text, or the code itself. */
export function refusedText(resource: AnyResource, refusal: Pick<Refusal, 'code' | 'params'>, translator: Translator): string {
  const { code, params = {} } = refusal
  const nameOf = (status: unknown) => optionLabel(translator, resource.messages, { key: 'status', value: String(status) })
  if (code === 'no-transition' && params.from !== undefined)
    return translator.text('common.failure.by-status', { status: nameOf(params.from) })
  if (code === 'not-deletable' && params.status !== undefined) {
    const { text, locale } = translator
    const refused = text('common.failure.not-deletable-in', { status: nameOf(params.status) })
    const step = steppingAside(resource.contract, String(params.status))
    return step ? `${refused} ${text('common.failure.instead', { step: resource.messages[locale].transitions?.[step] ?? step })}` : refused
  }
  return refusalText(translator, resource.messages, refusal) ?? `${translator.text('common.failure.conflict')} (${refusal.code})`
}

/** Statuses in which a record stays in the list and out of the way. */
const aside: readonly string[] = ['cancelada', 'cancelado', 'inativa', 'inativo', 'arquivado']

/** The step that puts a record aside instead of deleting it: "Cancelar". */
function steppingAside({ transitions }: AnyResource['contract'], status: string): string | undefined {
  return transitions.find(({ from, to }) => from.includes(status) && aside.includes(to) && status !== to)?.name
}

/** The text of a failed call for the user. */
export function failureText(error: unknown, translator: Translator): string {
  const code = error instanceof ApiError ? error.code : 'network'
  return translator.maybeText(`common.failure.${code}`) ?? translator.text('common.error.detail')
}

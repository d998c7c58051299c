import type { RuleOf } from '../../../../core/messages.js'
import { type Fail, failRepeated } from '../../../../schema/rules.js'
import type { ReceivedItemDraft } from './fields.js'
import type { serviceRequestMessages } from '../messages.js'

type Rule = RuleOf<'serviceRequest', typeof serviceRequestMessages>

/** Something arrived, and each item once. */
export function lineRules({ items }: { readonly items: readonly ReceivedItemDraft[] | null }, fail: Fail<Rule>): void {
  failTwice(items, 'items', fail)
  if (items?.length && items.every(({ quantity }) => Number(quantity) === 0)) fail('items', 'serviceRequest.noneArrived')
}

/** An item of the lot appears only once in a list. */
export function failTwice(rows: readonly { readonly lotItemId: number }[] | null, path: string, fail: Fail<Rule>): void {
  const ids = (rows ?? []).map(({ lotItemId }) => lotItemId)
  failRepeated(ids, (index, first) => fail(`${path}[${index}].lotItemId`, 'serviceRequest.itemTwice', { line: first + 1 }))
}

interface Duties {
  readonly managerId: number | null
  readonly inspectorId: number | null
}

/** Manager and inspector must be two people: Lei 14.133/2021, article 7, § 1º. */
export function dutyRules({ managerId, inspectorId }: Duties, fail: Fail<Rule>): void {
  if (managerId !== null && managerId === inspectorId) fail('inspectorId', 'serviceRequest.inspectorIsManager')
}

import type { RuleOf } from '../../../core/messages.js'
import { receivable } from '../../../blocks/pricing/totals.js'
import { sumDecimals } from '../../../core/decimal.js'
import type { Fail, Loose } from '../../../schema/rules.js'
import type { ServiceRequestDraft } from './fields.js'
import { dutyRules, failTwice } from './parts/rules.js'
import type { serviceRequestMessages } from './messages.js'

type Rule = RuleOf<'serviceRequest', typeof serviceRequestMessages>

type Draft = Loose<ServiceRequestDraft>

/** What a request's fields say together. */
export function serviceRequestRules(draft: Draft, fail: Fail<Rule>): void {
  if (draft.startDate && draft.endDate && draft.endDate < draft.startDate) fail('endDate', 'serviceRequest.endBeforeStart')
  if (draft.date && draft.deliveryDeadline && draft.deliveryDeadline < draft.date)
    fail('deliveryDeadline', 'serviceRequest.deadlineBeforeDate')
  dutyRules(draft, fail)
  failTwice(draft.items, 'items', fail)
  failReceipts(draft, fail)
  failPayments(draft, fail)
}

/** Receipts may not exceed the requested items and quantities. */
function failReceipts({ items, receipts }: Draft, fail: Fail<Rule>): void {
  const asked = new Map((items ?? []).map(({ lotItemId, quantity }) => [lotItemId, quantity]))
  const lines = (receipts ?? []).flatMap(({ items: received }, place) =>
    (received ?? []).map(({ lotItemId, quantity }, index) => ({ lotItemId, quantity, path: `receipts[${place}].items[${index}]` })),
  )
  const left = new Map(asked)
  for (const line of lines) {
    const before = left.get(line.lotItemId)
    if (before === undefined) {
      fail(`${line.path}.lotItemId`, 'serviceRequest.itemNotAsked')
      continue
    }
    const rest = sumDecimals([before, `-${line.quantity}`])
    if (!rest?.startsWith('-')) {
      if (rest) left.set(line.lotItemId, rest)
      continue
    }
    // A line that takes too much leaves the others what they have, so that none of them is blamed for it.
    const others = lines.flatMap((other) => (other !== line && other.lotItemId === line.lotItemId ? [`-${other.quantity}`] : []))
    const room = sumDecimals([asked.get(line.lotItemId) ?? '0', ...others]) ?? before
    const allowed = room.startsWith('-') ? before : room
    fail(`${line.path}.quantity`, 'serviceRequest.receivedTooMuch', { left: allowed })
    left.set(line.lotItemId, sumDecimals([before, `-${allowed}`]) ?? before)
  }
}

/** Payments may not exceed what the definitive receipts owe. */
function failPayments({ items, receipts, payments }: Draft, fail: Fail<Rule>): void {
  let left = receivable(receipts ?? [], items ?? [])
  for (const [index, { amount: paid }] of (payments ?? []).entries()) {
    const rest = left === null ? null : sumDecimals([left, `-${paid}`])
    if (rest?.startsWith('-')) return fail(`payments[${index}].amount`, 'serviceRequest.paidTooMuch', { left: left ?? '' })
    left = rest
  }
}

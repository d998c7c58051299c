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
  const left = new Map((items ?? []).map(({ lotItemId, quantity: asked }) => [lotItemId, asked]))
  for (const [place, { items: received }] of (receipts ?? []).entries()) {
    const path = `receipts[${place}].items`
    for (const [index, { lotItemId, quantity: taken }] of (received ?? []).entries()) {
      const before = left.get(lotItemId)
      const rest = before === undefined ? undefined : sumDecimals([before, `-${taken}`])
      if (rest === undefined) fail(`${path}[${index}].lotItemId`, 'serviceRequest.itemNotAsked')
      else if (rest?.startsWith('-')) fail(`${path}[${index}].quantity`, 'serviceRequest.receivedTooMuch', { left: before ?? '' })
      if (rest) left.set(lotItemId, rest)
    }
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

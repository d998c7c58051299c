import type { RuleOf } from '../../../core/messages.js'
import type { Fail, Loose } from '../../../schema/rules.js'
import type { LotDraft } from './fields.js'
import type { lotMessages } from './messages.js'

type Rule = RuleOf<'lot', typeof lotMessages>

/** A lot has each material once. */
export function lotRules({ items }: Loose<LotDraft>, fail: Fail<Rule>): void {
  const seen = new Map<number, number>()
  for (const [index, { materialId }] of (items ?? []).entries()) {
    const row = seen.get(materialId)
    if (row !== undefined) fail(`items[${index}].materialId`, 'duplicateRow', { row })
    else seen.set(materialId, index + 1)
  }
}

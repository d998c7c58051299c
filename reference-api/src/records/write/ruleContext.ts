import { createAsk } from '../plan/ask.js'
import type { RuleContext } from '../plan/defineEntity.js'
import type { WriteContext } from './writeRecord.js'

/** What the rules of one write are given. */
export function ruleContext(
  { transaction, today, actor }: WriteContext,
  { id, before }: Partial<Pick<RuleContext, 'id' | 'before'>> = {},
): RuleContext {
  return { database: transaction, ask: createAsk(transaction), today, actor, id, before }
}

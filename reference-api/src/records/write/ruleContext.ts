import type { Database } from '../../database/database.js'
import { createAsk } from '../plan/ask.js'
import type { Actor, RuleContext, TransitionContext } from '../plan/defineEntity.js'

interface Write {
  readonly transaction: Database
  readonly today: string
  actor(): Promise<Actor>
}

/** The context for the rules of one write; a new record has neither id nor former state. */
export async function ruleContext({ transaction, today, actor }: Write, { id, before }: Partial<RuleContext> = {}): Promise<RuleContext> {
  return { database: transaction, ask: createAsk(transaction), today, actor: await actor(), id, before }
}

interface Step extends Pick<TransitionContext, 'transition' | 'reason' | 'payload' | 'before'> {
  readonly id: number
}

/** The context for the guards and effects of one change of status. */
export async function transitionContext(
  write: Write & { readonly writer: { readonly at: string } },
  { transition, reason, payload, ...record }: Step,
): Promise<TransitionContext> {
  return { ...(await ruleContext(write, record)), transition, reason, payload, at: write.writer.at }
}

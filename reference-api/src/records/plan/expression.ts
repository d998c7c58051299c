import type { Fragment } from '../../database/database.js'

/** What a piece of SQL receives; the entity's table is `t` in it. */
export interface ExpressionContext {
  readonly today: string
  /** The user who asks, for filters about that user; undefined when there is none. */
  readonly userId?: number
}
export type Expression = (context: ExpressionContext) => Fragment

import type { Fragment } from '../../database/database.js'

/** Pieces of a statement in which the entity's table is `t`. */
export interface ExpressionContext {
  readonly today: string
  /** Who asks, for filters that mean them; unknown where nobody does. */
  readonly userId?: number
}
export type Expression = (context: ExpressionContext) => Fragment

import type { Database } from '../database/database.js'
import type { KeptColumn } from '../database/keptColumns.js'
import type { ApiServer } from '../apiServer.js'
import type { EntityRoutesOptions } from '../records/calls/requestContext.js'
import type { Entity } from '../records/plan/defineEntity.js'
import type { EntityPlan } from '../records/plan/plan.js'

export interface DemoOptions {
  /** Multiplies what may be many. */
  readonly scale: number
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** What an entity's folder gives to the server. */
export interface EntityFolder {
  readonly entity: Entity
  /** Steps of the schema: SQL by a name whose number is one more than the last of all, `014-material-group`. What was released is never changed. */
  readonly steps?: Readonly<Record<string, string>>
  /** Columns that triggers keep, of whatever table. */
  readonly kept?: readonly KeptColumn[]
  /** Records that every installation has. */
  readonly base?: (database: Database) => Promise<void>
  /** Records of a demonstration. */
  readonly demo?: (database: Database, plan: EntityPlan, options: DemoOptions) => Promise<void>
  /** Calls of its own, beside those that every entity has; of a nested entity they are scoped as these are. */
  readonly calls?: (server: ApiServer, plan: EntityPlan, options: EntityRoutesOptions) => void
}

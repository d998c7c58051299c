import type { Database } from '../database/database.js'
import type { KeptColumn } from '../database/keptColumns.js'
import type { ApiServer } from '../core/apiServer.js'
import type { EntityRoutesOptions } from '../records/calls/requestContext.js'
import type { Entity } from '../records/plan/defineEntity.js'
import type { EntityPlan } from '../records/plan/plan.js'

export interface DemoOptions {
  /** Multiplies the number of records of large lists. */
  readonly scale: number
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** What an entity's folder provides to the server. */
export interface EntityFolder {
  readonly entity: Entity
  /** SQL that creates its tables in the first release. They may refer to tables of earlier folders. */
  readonly tables?: string
  /** SQL of the first release that needs tables of later folders. */
  readonly links?: string
  /** Migrations after the first release: SQL by a numbered name, `002-material-colour`. Never change a released step. */
  readonly steps?: Readonly<Record<string, string>>
  /** Columns that triggers keep up to date, in any table. */
  readonly kept?: readonly KeptColumn[]
  /** Inserts the records that every installation has. */
  readonly base?: (database: Database) => Promise<void>
  /** Inserts demo records. */
  readonly demo?: (database: Database, plan: EntityPlan, options: DemoOptions) => Promise<void>
  /** Inserts further demo records after those of all entities, which therefore make the same random choices as without them. */
  readonly demoLast?: EntityFolder['demo']
  /** Adds the entity's own calls. For a nested entity they are limited to the parent, like the common ones. */
  readonly calls?: (server: ApiServer, plan: EntityPlan, options: EntityRoutesOptions) => void
}

import { initialStatuses } from '@esporte-parana/sdk/contracts'
import type { Row } from '../database/database.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { columnsOf } from '../records/write/columnsOf.js'
import { namesOf } from '../records/write/writeRecord.js'

/** The creation time of demo records. */
export const seededAt = '2026-01-05T12:00:00.000Z'

/** Common columns of every seeded record. */
export const seededColumns = { version: 1, created_at: seededAt, updated_at: seededAt, created_by: 1, updated_by: 1 }

/** A record's row for an insert, in the initial status unless `more` has another. */
export function rowOf(plan: EntityPlan, draft: Row, more: Row = {}): Row {
  const [status] = initialStatuses(plan.entity.contract)
  return { status, ...columnsOf(plan, draft), ...more, ...namesOf(plan, draft, more) }
}

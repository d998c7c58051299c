import { sql } from 'kysely'
import type { Catalogue } from '../database/readCatalogue.js'
import { type Database, type DatabaseTransaction, rows } from '../database/database.js'
import { inBatches } from '../database/inBatches.js'
import { unreferred } from '../database/unreferred.js'
import { restorableDays } from '../records/read/listCondition.js'
import { writeAudit } from '../records/history/audit.js'
import type { EntityPlan, EntitySet } from '../records/plan/plan.js'

/**
 * Removes deleted records that can no longer be restored, unless other records refer to them: personal data must not be kept beyond its
 * purpose (LGPD, article 16). The history keeps who did what, but no values. What is left when it is broken off goes the next night.
 * @returns how many records
 */
export async function purgeHidden(database: Database, { set, now }: { readonly set: EntitySet; readonly now: Date }): Promise<number> {
  const before = new Date(now.getTime() - restorableDays * 86_400_000).toISOString()
  let purged = 0
  for (;;) {
    let found = 0
    for (const plan of set.plans) found += await purgeEntity(database, { plan, catalogue: set.catalogue, before, now })
    purged += found
    // A removed record may have been the last reference to another one.
    if (found === 0) break
  }
  return purged
}

interface Purge {
  readonly plan: EntityPlan
  readonly catalogue: Catalogue
  readonly before: string
  readonly now: Date
}

const purgeEntity = (database: Database, purge: Purge): Promise<number> =>
  inBatches((most) => database.transaction().execute((transaction) => purgeBatch(transaction, { ...purge, most })))

async function purgeBatch(
  transaction: DatabaseTransaction,
  { plan, catalogue, before, now, most }: Purge & { readonly most: number },
): Promise<number> {
  const { table, contract } = plan.entity
  const gone = await rows<{ id: number }>(
    transaction,
    sql`delete from ${sql.table(table)} where id in (select t.id from ${sql.table(table)} t
      where t.deleted_at < ${before}::timestamptz and ${unreferred(catalogue, table)} limit ${most}) returning id`,
  )
  const ids = gone.map(({ id }) => id)
  if (ids.length === 0) return 0
  await sql`update audit_entry set changes = '[]', reason = null where entity = ${contract.name} and record_id = any(${ids}::integer[])`.execute(
    transaction,
  )
  const writer = { userId: null, at: now.toISOString() }
  await writeAudit(transaction, { entity: contract.name, action: 'purge', writer, entries: ids.map((id) => ({ id, changes: [] })) })
  return ids.length
}

import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction, Row } from '../../database/database.js'
import { insertRows } from '../../database/insertRows.js'
import type { EntityPlan, PlannedJoin } from '../plan/plan.js'

/** Writes the record's lists of ids that have changed. */
export async function writeJoins(
  transaction: DatabaseTransaction,
  { joins }: EntityPlan,
  { id, draft, before }: { readonly id: number; readonly draft: Row; readonly before?: Row },
): Promise<void> {
  for (const join of joins) {
    if (isDeepStrictEqual(draft[join.key] ?? [], before?.[join.key] ?? [])) continue
    if (before) await sql`delete from ${sql.table(join.table)} where owner_id = ${id}`.execute(transaction)
    await insertJoined(transaction, join, [{ id, draft }])
  }
}

/** Writes one list of ids for many new records at once. */
export async function insertJoined(
  database: Database,
  { key, table, column }: PlannedJoin,
  drafts: readonly { readonly id: number; readonly draft: Row }[],
): Promise<void> {
  const pairs = drafts.flatMap(({ id, draft }) =>
    ((draft[key] ?? []) as readonly number[]).map((target, position) => ({ owner_id: id, position, [column]: target })),
  )
  await insertRows(database, table, pairs)
}

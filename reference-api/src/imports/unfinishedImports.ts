import { sql } from 'kysely'
import { type Database, type DatabaseTransaction, firstRow, rows } from '../database/database.js'
import { unreferred } from '../database/unreferred.js'
import type { EntityPlan, EntitySet } from '../records/plan/plan.js'

/** Notes the records that an import will store, so that they can be removed if it never finishes. @returns the note's id */
export async function beginImport(
  transaction: DatabaseTransaction,
  { entity, ids, at }: { readonly entity: string; readonly ids: readonly number[]; readonly at: string },
): Promise<number> {
  const note = await firstRow<{ id: number }>(
    transaction,
    sql`insert into unfinished_import (entity, ids, at) values (${entity}, ${[...ids]}::integer[], ${at}) returning id`,
  )
  return note?.id ?? 0
}

export async function endImport(transaction: DatabaseTransaction, note: number): Promise<void> {
  await sql`delete from unfinished_import where id = ${note}`.execute(transaction)
}

/** Removes the records of imports that never finished. */
export async function undoImports(database: Database, { plans, catalogue }: Pick<EntitySet, 'plans' | 'catalogue'>): Promise<void> {
  for (const plan of plans) await undoImportsOf(database, plan, catalogue)
}

/** Removes the records of one entity's unfinished imports. Records that others refer to stay, because they are in use. */
export async function undoImportsOf(database: Database, { entity }: EntityPlan, catalogue: EntitySet['catalogue']): Promise<void> {
  const { table, contract } = entity
  await database.transaction().execute(async (transaction) => {
    const notes = await rows<{ id: number; ids: number[] }>(
      transaction,
      sql`select id, ids from unfinished_import where entity = ${contract.name} for update`,
    )
    for (const { id, ids } of notes) {
      await sql`with gone as (
          delete from ${sql.table(table)} t where t.id = any(${ids}::integer[]) and ${unreferred(catalogue, table)} returning t.id
        ) delete from audit_entry where entity = ${contract.name} and record_id in (select id from gone)`.execute(transaction)
      await endImport(transaction, id)
    }
  })
}

import { sql } from 'kysely'
import { type Fragment, rows } from '../../database/database.js'
import { writeAudit } from '../history/audit.js'
import type { NightContext } from '../plan/defineEntity.js'

/**
 * Changes the status of the records (`t`) that a condition finds, where the date decides. Each record gets a new version and an entry in
 * its history without a user, with the rule that the entity's messages have under the status as its reason. Guards and effects of
 * transitions do not run.
 * @returns how many records
 */
export async function moveStatuses(
  { database, entity: { table, contract }, writer }: Pick<NightContext, 'database' | 'entity' | 'writer'>,
  { where, to }: { readonly where: Fragment; readonly to: string },
): Promise<number> {
  // Lock rows in id order, as every write of several records does, so that two writers cannot deadlock.
  const moved = await rows<{ id: number; before: string }>(
    database,
    sql`with due as (select t.id, t.status from ${sql.table(table)} t where t.deleted_at is null and t.status <> ${to} and (${where}) order by t.id for update of t)
      update ${sql.table(table)} m set status = ${to}, version = m.version + 1, updated_at = ${writer.at}, updated_by = ${writer.userId}
      from due where m.id = due.id returning m.id, due.status as before`,
  )
  if (moved.length === 0) return 0
  const entries = moved.map(({ id, before }) => ({ id, changes: [{ field: 'status', before, after: to }] }))
  await writeAudit(database, { entity: contract.name, action: 'transition', writer, entries, reason: `${contract.name}.${to}` })
  return moved.length
}

/** Gives the records the status that the date decides: all records, or those of `ids`. @returns how many changed */
export async function settleStatuses(night: NightContext, ids?: readonly number[]): Promise<number> {
  let count = 0
  for (const [to, condition] of Object.entries(night.entity.settles ?? {})) {
    const among = ids ? sql`t.id = any(${[...ids]}::integer[]) and ` : sql``
    count += await moveStatuses(night, { where: sql`${among}(${condition(night)})`, to })
  }
  return count
}

import { sql } from 'kysely'
import { type Database, firstRow, type Fragment, rows } from '../database/database.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { scopeCondition } from '../records/plan/scope.js'
import { restorableDays } from '../records/read/listCondition.js'
import type { WriteContext } from '../records/write/writeRecord.js'

/** An import of the last days, as its list shows it. */
export interface ImportEntry {
  readonly id: number
  readonly at: string
  readonly by: { readonly id: number; readonly label: string } | null
  readonly fileName: string | null
  readonly created: number
  /** The created records that still exist. */
  readonly left: number
  readonly updated: number
  readonly undoneAt: string | null
}

interface Noted {
  readonly fileName?: string | null
  readonly created: readonly number[]
  readonly updated: readonly number[]
}

/** Remembers which records an import stored, so that it can be opened as a list and undone. @returns the import's id */
export async function noteImport(
  { transaction, plan, writer }: Pick<WriteContext, 'transaction' | 'plan' | 'writer'>,
  { fileName = null, created, updated }: Noted,
): Promise<number> {
  const entry = await firstRow<{ id: number }>(
    transaction,
    sql`insert into import_entry (entity, user_id, at, file_name, created, updated) values (${plan.entity.contract.name}, ${writer.userId},
      ${writer.at}::timestamptz, ${fileName}, ${[...created]}::integer[], ${[...updated]}::integer[]) returning id`,
  )
  return entry?.id ?? 0
}

/** How many imports a list offers. */
const mostListed = 50

/** The latest imports that can still be undone, or were. */
export async function readImports(database: Database, plan: EntityPlan, now: Date): Promise<ImportEntry[]> {
  return rows<ImportEntry>(
    database,
    sql`select e.id, e.at, case when u.id is null then null else jsonb_build_object('id', u.id, 'label', u.name) end as by,
        e.file_name as "fileName", cardinality(e.created) as created, cardinality(e.updated) as updated, e.undone_at as "undoneAt",
        (select count(*)::integer from ${sql.table(plan.entity.table)} t where t.id = any(e.created) and t.deleted_at is null) as left
      from import_entry e left join app_user u on u.id = e.user_id
      where e.entity = ${plan.entity.contract.name} and ${isRecent(now)} and exists (
        select 1 from ${sql.table(plan.entity.table)} t where t.id = any(e.created || e.updated) and ${scopeCondition(plan)})
      order by e.id desc limit ${mostListed}`,
  )
}

/** Condition: the import (`e`) can still be undone. */
export function isRecent(now: Date): Fragment {
  return sql`e.at > ${now.toISOString()}::timestamptz - make_interval(days => ${restorableDays})`
}

/** Forgets the imports that can no longer be undone. */
export async function forgetImports(database: Database, now: Date): Promise<void> {
  await sql`delete from import_entry e where not (${isRecent(now)})`.execute(database)
}

import { sql } from 'kysely'
import { firstRow, rows } from '../database/database.js'
import { notFound, Problem } from '../http/Problem.js'
import { actOnRecords, type BulkResult, type Refusal } from '../records/actions/bulkActions.js'
import { scopeCondition } from '../records/plan/scope.js'
import { isRecent } from './importLog.js'

type UndoContext = Parameters<typeof actOnRecords>[0]

interface Entry {
  readonly at: string
  readonly created: readonly number[]
  readonly updated: readonly number[]
  readonly undoneAt: string | null
}

/**
 * Deletes the records that an import created: all of them, or none when one was changed or is referred to. Records that it only changed stay as
 * they are.
 * @throws Problem 404 when there is no such import in the last thirty days, 409 when it was undone already
 */
export async function undoImport(context: UndoContext, importId: number): Promise<BulkResult> {
  const { transaction, plan, writer } = context
  const entry = await firstRow<Entry>(
    transaction,
    sql`select e.at, e.created, e.updated, e.undone_at as "undoneAt" from import_entry e
      where e.id = ${importId} and e.entity = ${plan.entity.contract.name} and ${isRecent(new Date(writer.at))} for update`,
  )
  if (!entry) throw notFound()
  if (entry.undoneAt !== null) throw new Problem(409, 'import-undone')
  const left = await lockLeft(context, entry)
  const changed = [
    ...left.filter(({ version }) => version > 1).map(refusal('changed-since-import')),
    ...(await changedOthers(context, entry)),
  ]
  await sql`savepoint undoing`.execute(transaction)
  const result = await actOnRecords(
    context,
    'excluir',
    left.map(({ id }) => id),
  )
  const known = new Set(changed.map(({ id }) => id))
  const refused = [...changed, ...result.refused.filter(({ id }) => !known.has(id))]
  if (refused.length > 0) {
    await sql`rollback to savepoint undoing`.execute(transaction)
    return { done: 0, refused }
  }
  await sql`update import_entry set undone_at = ${writer.at}::timestamptz, undone_by = ${writer.userId} where id = ${importId}`.execute(
    transaction,
  )
  return result
}

interface Left {
  readonly id: number
  readonly label: string
  readonly version: number
}

const refusal =
  (code: string) =>
  ({ id, label }: Pick<Left, 'id' | 'label'>): Refusal => ({ id, label, code })

/** The created records that nobody deleted. @throws Problem 404 when they belong to another parent */
async function lockLeft({ transaction, plan }: UndoContext, { created }: Entry): Promise<Left[]> {
  const found = await rows<Left & { readonly isHere: boolean }>(
    transaction,
    sql`select t.id, t.label, t.version, ${scopeCondition(plan)} as "isHere" from ${sql.table(plan.entity.table)} t
      where t.id = any(${[...created]}::integer[]) and t.deleted_at is null order by t.id for update`,
  )
  if (found.some(({ isHere }) => !isHere)) throw notFound()
  return found
}

/** The records that the import changed besides its own, such as regions that lost their cities: a deletion would not give these back. */
async function changedOthers({ transaction, plan, writer }: UndoContext, { at, created, updated }: Entry): Promise<Refusal[]> {
  if (!plan.entity.apply) return []
  const found = await rows<Pick<Left, 'id' | 'label'>>(
    transaction,
    sql`select distinct t.id, t.label from audit_entry a join ${sql.table(plan.entity.table)} t on t.id = a.record_id
      where a.entity = ${plan.entity.contract.name} and a.at = ${at}::timestamptz and a.user_id is not distinct from ${writer.userId}
        and a.record_id <> all(${[...created, ...updated]}::integer[])`,
  )
  return found.map(refusal('changed-by-import'))
}

import { toFieldIssues } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import { columnName, rows } from '../../database/database.js'
import { invalid, Problem } from '../../http/Problem.js'
import { writeAudit } from '../history/audit.js'
import { scopeCondition } from '../plan/scope.js'
import type { WriteContext } from '../write/writeRecord.js'

const id = z.number().int().positive()

/** The records in their new order, each with the version that the caller saw. */
export const arrangeBody = z.object({
  records: z
    .array(z.object({ id, version: id }))
    .min(2)
    .max(1000),
})

/** A record with its version after the call. */
export interface Arranged {
  readonly id: number
  readonly version: number
}

interface Placed extends Arranged {
  readonly place: number
}

/**
 * Puts records into the given order. They share out the places that they hold together, so other records of the list keep theirs.
 * @throws Problem 422, or 412 `stale` when one of them was changed or deleted; then nothing is moved
 */
export async function arrangeRecords({ transaction, plan, writer }: WriteContext, body: unknown): Promise<Arranged[]> {
  const result = arrangeBody.safeParse(body)
  if (!result.success) throw invalid(toFieldIssues(result.error.issues))
  const wanted = result.data.records
  const { contract, table } = plan.entity
  const { orderable = '' } = contract
  const column = sql.ref(columnName(orderable))
  const found = await rows<Placed>(
    transaction,
    sql`select id, version, ${column} as place from ${sql.table(table)} t
      where id = any(${wanted.map((record) => record.id)}::integer[]) and deleted_at is null and ${scopeCondition(plan)} order by id for update`,
  )
  const known = new Map(found.map((record) => [record.id, record]))
  const stale = wanted.filter((record) => known.get(record.id)?.version !== record.version)
  if (stale.length > 0 || known.size !== wanted.length) throw new Problem(412, 'stale', { data: { ids: stale.map((record) => record.id) } })
  const places = found.map(({ place }) => place).toSorted((a, b) => a - b)
  const moved = wanted.flatMap((record, index) => {
    const [before, after] = [known.get(record.id)?.place, places[index]]
    return before === after ? [] : [{ id: record.id, before, after }]
  })
  // One statement: the unique index allows records to swap places only within one.
  await sql`update ${sql.table(table)} t set ${column} = m.after, version = version + 1, updated_at = ${writer.at}, updated_by = ${writer.userId}
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m(id integer, after integer) where t.id = m.id`.execute(transaction)
  const entries = moved.map(({ id: movedId, before, after }) => ({ id: movedId, changes: [{ field: orderable, before, after }] }))
  await writeAudit(transaction, { entity: contract.name, action: 'update', writer, entries })
  const changed = new Set(moved.map((record) => record.id))
  return wanted.map((record) => ({ id: record.id, version: record.version + (changed.has(record.id) ? 1 : 0) }))
}

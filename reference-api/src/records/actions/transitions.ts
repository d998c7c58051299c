import { minReasonLength, toFieldIssues, type Transition, transitionsFrom } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import { invalid, Problem } from '../../http/Problem.js'
import { writeAudit } from '../history/audit.js'
import type { EntityPlan } from '../plan/plan.js'
import type { StoredRecord } from '../read/readRecords.js'
import { lockRecord, reread, type WriteContext } from '../write/writeRecord.js'

const maxReason = 500

/** The body of a change of status. */
export const transitionBody = ({ entity }: EntityPlan) =>
  z.object({
    to: z.enum(entity.contract.statuses),
    reason: z.string().trim().max(maxReason).default(''),
    version: z.number().int().positive(),
  })

/** Changes a record's status as its contract allows, and keeps why. @throws Problem 404, 412 with the current record, 409 with what is allowed, 422 */
export async function changeStatus(
  context: WriteContext,
  { id, body }: { readonly id: number; readonly body: unknown },
): Promise<StoredRecord> {
  const { transaction, plan, writer } = context
  const result = transitionBody(plan).safeParse(body)
  if (!result.success) throw invalid(toFieldIssues(result.error.issues))
  const { to, reason, version } = result.data
  const current = await lockRecord(context, { id, version })
  checkReason(findTransition(plan, current.status, to), reason)
  const { table, contract } = plan.entity
  await sql`update ${sql.table(table)} set status = ${to}, version = version + 1, updated_at = ${writer.at}, updated_by = ${writer.userId}
    where id = ${id}`.execute(transaction)
  const changes = [{ field: 'status', before: current.status, after: to }]
  await writeAudit(transaction, {
    entity: contract.name,
    action: 'transition',
    writer,
    entries: [{ id, changes }],
    reason: reason || null,
  })
  return reread(context, id)
}

function findTransition({ entity }: EntityPlan, from: string, to: string): Transition {
  const allowed = transitionsFrom(entity.contract, from)
  const found = allowed.find((transition) => transition.to === to)
  if (found) return found
  throw new Problem(409, 'no-transition', { params: { from, to }, data: { from, allowed: allowed.map((transition) => transition.to) } })
}

function checkReason({ needsReason }: Transition, reason: string): void {
  if (!needsReason || reason.length >= minReasonLength) return
  throw invalid([
    reason === '' ? { path: 'reason', code: 'required' } : { path: 'reason', code: 'minLength', params: { min: minReasonLength } },
  ])
}

import { maskedPlaces, maskedValue, toFieldIssues } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import { firstRow } from '../../database/database.js'
import { invalid, notFound, Problem } from '../../http/Problem.js'
import { writeAudit } from '../history/audit.js'
import type { EntityPlan } from '../plan/plan.js'
import { readRecord } from '../read/readRecords.js'
import { refuseSealed, type WriteContext } from '../write/writeRecord.js'

/** More than a clerk needs on the telephone, far less than it takes to copy the register. */
const limits = [
  { seconds: 60, count: 30 },
  { seconds: 3600, count: 300 },
] as const

/** The body of a call that shows a masked field. */
export const revealBody = ({ entity }: EntityPlan) =>
  z.object({
    field: z.enum(maskedPlaces(entity.contract)),
    row: z.number().int().optional().describe('The id of the row, for a field of rows.'),
  })

/** The full value of one masked field. The audit stores who saw it, but not the value. @throws Problem 404, 409, 422, 429 */
export async function revealField(
  context: WriteContext,
  { id, body }: { readonly id: number; readonly body: unknown },
): Promise<string | null> {
  const { transaction, plan, writer, today } = context
  const result = revealBody(plan).safeParse(body)
  if (!result.success) throw invalid(toFieldIssues(result.error.issues))
  const { field, row } = result.data
  const record = await readRecord(transaction, plan, { id, today })
  if (!record) throw notFound()
  await refuseSealed(transaction, plan, id)
  const masked = maskedValue(record, field, row)
  if (!masked) throw invalid([{ path: 'row', code: row === undefined ? 'required' : 'unknownRow' }])
  await checkLimits(context)
  const changes = [{ field: masked.path, before: null, after: null, ...(row !== undefined && { rowIds: [row] }) }]
  await writeAudit(transaction, { entity: plan.entity.contract.name, action: 'reveal', writer, entries: [{ id, changes }] })
  return masked.value
}

/** Counts the entries of the audit, so that the limit holds across all processes. */
async function checkLimits({ transaction, writer }: WriteContext): Promise<void> {
  // Without this lock, calls that arrive together would not count each other.
  await sql`select pg_advisory_xact_lock(hashtext('reveal'), ${writer.userId ?? 0})`.execute(transaction)
  for (const { seconds, count } of limits) {
    const since = new Date(Date.parse(writer.at) - seconds * 1000).toISOString()
    // When the oldest of the last `count` leaves the window, there is room again.
    const oldest = await firstRow<{ at: string }>(
      transaction,
      sql`select at from audit_entry where action = 'reveal' and user_id = ${writer.userId} and at > ${since} order by at desc offset ${count - 1} limit 1`,
    )
    if (!oldest) continue
    const retryAfter = Math.max(1, Math.ceil((Date.parse(oldest.at) - Date.parse(since)) / 1000))
    throw new Problem(429, 'throttled', { retryAfter, params: { seconds: retryAfter } })
  }
}

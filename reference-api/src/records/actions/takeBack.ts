import { takeBackMinutes, takenBack, toFieldIssues, type Transition } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import { firstRow } from '../../database/database.js'
import { invalid, Problem } from '../../http/Problem.js'
import { type Change, draftOf } from '../history/changes.js'
import type { EntityPlan } from '../plan/plan.js'
import type { StoredRecord } from '../read/readRecords.js'
import { ruleContext } from '../write/ruleContext.js'
import { guarded, lockRecord, reread, type WriteContext } from '../write/writeRecord.js'
import { remember, writeStatus } from './transitions.js'

/** The body of a call that takes a change of status back. */
export const takeBackBody = z.object({ version: z.number().int().positive() })

/**
 * Takes the last change of a record back, if it was a reversible change of status by the same user within `takeBackMinutes`. The history keeps
 * both steps.
 * @throws Problem 404, 409 `not-reversible`, 412 with the current record, 422
 */
export async function takeBack(
  context: WriteContext,
  { id, body }: { readonly id: number; readonly body: unknown },
): Promise<StoredRecord> {
  const { plan } = context
  const result = takeBackBody.safeParse(body)
  if (!result.success) throw invalid(toFieldIssues(result.error.issues))
  const current = await lockRecord(context, { id, version: result.data.version })
  const step = await lastStep(context, id)
  const transition = step && reversible(plan, step)
  if (!transition || step.after !== current.status) throw new Problem(409, 'not-reversible')
  const before = draftOf(plan, current)
  const asked = { ...(await ruleContext(context, { id, before })), transition: transition.name, reason: takenBack, payload: {} }
  await plan.entity.takeBacks?.[transition.name]?.(current, asked)
  await guarded(plan, () => writeStatus(context, { id, columns: { status: step.before } }))
  const record = await reread(context, id)
  await remember(context, { current, record, before, reason: takenBack, transition: { name: transition.name } })
  return record
}

interface Step {
  readonly before: string
  readonly after: string
}

/** The change of status of the last entry in the record's history; `undefined` for another user's, an older or another entry. */
async function lastStep({ transaction, plan, writer }: WriteContext, id: number): Promise<Step | undefined> {
  const last = await firstRow<{ action: string; reason: string | null; isOwn: boolean; changes: readonly Change[] }>(
    transaction,
    sql`select action, reason, changes,
        user_id = ${writer.userId}::integer and at > ${writer.at}::timestamptz - make_interval(mins => ${takeBackMinutes}::integer) as "isOwn"
      from audit_entry where entity = ${plan.entity.contract.name} and record_id = ${id} and action <> 'reveal' order by id desc limit 1`,
  )
  // Taking back what was taken back would be the change itself, without what it asks.
  if (!last?.isOwn || last.action !== 'transition' || last.reason === takenBack) return undefined
  const change = last.changes.find(({ field }) => field === 'status')
  return change && { before: String(change.before), after: String(change.after) }
}

/** The reversible transition between two statuses; none when another one between them cannot be taken back. */
function reversible({ entity: { contract } }: EntityPlan, { before, after }: Step): Transition | undefined {
  const between = contract.transitions.filter(({ from, to }) => from.includes(before) && to === after)
  return between.every(({ isReversible }) => isReversible) ? between[0] : undefined
}

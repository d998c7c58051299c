import {
  type ReversibleRecord,
  type Stored,
  takeBackMinutes,
  takenBack,
  toFieldIssues,
  type Transition,
} from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Database, firstRow } from '../../database/database.js'
import { invalid, Problem } from '../../http/Problem.js'
import { type Change, draftOf } from '../history/changes.js'
import type { EntityPlan } from '../plan/plan.js'
import type { StoredRecord } from '../read/readRecords.js'
import { transitionContext } from '../write/ruleContext.js'
import { guarded, lockRecord, reread, type WriteContext } from '../write/writeRecord.js'
import { checkTransitionPower, remember, writeStatus } from './transitions.js'

/** The body of a call that takes a change of status back. */
export const takeBackBody = z.object({ version: z.number().int().positive() })

/**
 * Takes the last change of a record back, if it was a reversible change of status by the same user within `takeBackMinutes`. The history keeps
 * both steps. A record that went through another status on the way returns to where it was before the press.
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
  const { transaction, writer } = context
  const step = await lastStep({ database: transaction, plan, ...writer }, id)
  const transition = step && reversible(plan, step)
  // One press made both steps, so both are taken back.
  const origin = step && transition?.via === step.before ? await stepOnTheWay(context, { id, step }) : undefined
  if (!transition || step.after !== current.status) throw new Problem(409, 'not-reversible')
  checkTransitionPower(context, { transition, current })
  const before = draftOf(plan, current)
  const asked = await transitionContext(context, { id, before, transition: transition.name, reason: takenBack, payload: {} })
  await plan.entity.takeBacks?.[transition.name]?.(current, asked)
  await guarded(plan, () => writeStatus(context, { id, columns: { status: origin ?? step.before } }))
  const record = await reread(context, id)
  await remember(context, { current, record, before, reason: takenBack, transition: { name: transition.name } })
  return record
}

interface Asked {
  readonly database: Database
  readonly plan: EntityPlan
  /** Who asks. */
  readonly userId: number | null
  /** Now, ISO 8601 UTC. */
  readonly at: string
}

/** The record with its `takeBack`, where the user who asks made its last step and may still take it back. */
export async function withTakeBack<Rec extends Stored>(asked: Asked, record: Rec): Promise<Rec & ReversibleRecord> {
  const { contract } = asked.plan.entity
  if (!contract.transitions.some(({ isReversible }) => isReversible) || isOlder(record.updatedAt, asked.at)) return record
  const step = await lastStep(asked, record.id)
  const transition = step?.after === record.status ? reversible(asked.plan, step) : undefined
  if (!step || !transition) return record
  return { ...record, takeBack: { transition: transition.name, until: new Date(Date.parse(step.at) + lateAfter).toISOString() } }
}

/** Milliseconds. */
const lateAfter = takeBackMinutes * 60_000

function isOlder(updatedAt: string, now: string): boolean {
  return Date.parse(updatedAt) + lateAfter <= Date.parse(now)
}

interface Step {
  /** ISO 8601 UTC. */
  readonly at: string
  readonly entryId: number
  readonly before: string
  readonly after: string
}

/** The last entry of a history. */
interface Last {
  readonly id: number
  readonly at: string
  readonly action: string
  readonly reason: string | null
  readonly isOwn: boolean
  readonly changes: readonly Change[]
}

/** The change of status of the last entry in the record's history; `undefined` for another user's, an older or another entry. */
async function lastStep({ database, plan, userId, at }: Asked, id: number): Promise<Step | undefined> {
  const last = await firstRow<Last>(
    database,
    sql`select id, at, action, reason, changes,
        user_id = ${userId}::integer and at > ${at}::timestamptz - make_interval(mins => ${takeBackMinutes}::integer) as "isOwn"
      from audit_entry where entity = ${plan.entity.contract.name} and record_id = ${id} and action <> 'reveal' order by id desc limit 1`,
  )
  // Taking back what was taken back would be the change itself, without what it asks.
  if (!last?.isOwn || last.action !== 'transition' || last.reason === takenBack) return undefined
  const change = last.changes.find(({ field }) => field === 'status')
  return change && { at: last.at, entryId: last.id, before: String(change.before), after: String(change.after) }
}

/** The status before the one on the way, if the same press made that step too: both entries have one moment. */
async function stepOnTheWay(
  { transaction, plan }: WriteContext,
  { id, step: { entryId, before: via } }: { readonly id: number; readonly step: Step },
): Promise<string | undefined> {
  const entry = await firstRow<{ changes: readonly Change[] }>(
    transaction,
    sql`select before.changes from audit_entry before join audit_entry last on last.id = ${entryId}
      where before.entity = ${plan.entity.contract.name} and before.record_id = ${id} and before.id < last.id
        and before.action = 'transition' and before.at = last.at and before.user_id = last.user_id
      order by before.id desc limit 1`,
  )
  const change = entry?.changes.find(({ field, after }) => field === 'status' && after === via)
  return change && String(change.before)
}

/** The reversible transition between two statuses; none when another one between them cannot be taken back. */
function reversible({ entity: { contract } }: EntityPlan, { before, after }: Step): Transition | undefined {
  const between = contract.transitions.filter(({ from, to }) => from.includes(before) && to === after)
  return between.every(({ isReversible }) => isReversible) ? between[0] : undefined
}

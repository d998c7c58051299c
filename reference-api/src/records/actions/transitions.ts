import {
  lackOf,
  meantTransitions,
  reasonIssue,
  toFieldIssues,
  type FieldIssue,
  type Transition,
  transitionsFrom,
  mayWrite,
} from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import { commas, type Row } from '../../database/database.js'
import { invalid, Problem, refused } from '../../http/Problem.js'
import { writeAudit } from '../history/audit.js'
import { changesBetween, filledInChanges, draftOf } from '../history/changes.js'
import { nameFiles } from '../history/historyLabels.js'
import type { EntityPlan } from '../plan/plan.js'
import type { StoredRecord } from '../read/readRecords.js'
import { checkAct } from '../../session/authenticate.js'
import { settleStatuses } from './moveStatuses.js'
import { transitionContext } from '../write/ruleContext.js'
import { checkReferences } from '../write/references.js'
import { rowsAt } from '../write/matchRows.js'
import { guarded, lockRecord, reread, withHands, type WriteContext } from '../write/writeRecord.js'

const maxReason = 500

/** The body of a change of status, without the payloads of single transitions. */
const ownBody = ({ entity: { contract } }: EntityPlan) =>
  z.object({
    transition: z
      .enum(contract.transitions.map(({ name }) => name))
      .optional()
      .describe('The transition; `to` is enough when only one leads to that status'),
    to: z.enum(contract.statuses).optional(),
    reason: z.string().trim().max(maxReason).default(''),
    version: z.number().int().positive(),
  })

/** The body of a change of status for the OpenAPI document: one form for each transition with a payload, one for all others. */
export function transitionBody(plan: EntityPlan): z.ZodType {
  const own = ownBody(plan)
  const forms = [...plan.payloads].map(([name, payload]) => payload.safeExtend({ ...own.shape, transition: z.literal(name) }))
  return forms.length === 0 ? own : z.union([own, ...forms])
}

/**
 * Changes a record's status as its contract allows, and stores the reason. The transition's guard runs first; its effect is written in the
 * same transaction.
 * @throws Problem 403 for a second hand without a person, 404, 412 with the current record, 409 with the allowed statuses or the guard's issues, 422
 */
export async function changeStatus(
  context: WriteContext,
  { id, body }: { readonly id: number; readonly body: unknown },
): Promise<StoredRecord> {
  const { plan } = context
  const result = ownBody(plan).safeParse(body)
  if (!result.success) throw invalid(toFieldIssues(result.error.issues))
  const { reason, version, ...wish } = result.data
  if (wish.transition === undefined && wish.to === undefined) throw invalid([{ path: 'transition', code: 'required' }])
  const current = await lockRecord(context, { id, version })
  const transition = findTransition(plan, current.status, wish)
  checkTransitionPower(context, { transition, current })
  const hands = handIssues(plan, { transition, current })
  const payload = readPayload(plan, { transition, body, reason })
  const before = draftOf(plan, current)
  const asked = await transitionContext(context, { id, before, transition: transition.name, reason, payload })
  const missing = await checkNamed(context, { transition, payload, before })
  if (missing.length > 0) throw invalid(missing)
  const { lacks, guards } = plan.entity
  const lacking = (await lacks?.[transition.name]?.(current, asked)) ?? []
  const issues = [...hands, ...lacking, ...((await guards?.[transition.name]?.(current, asked)) ?? [])]
  if (issues.length > 0) throw refused(issues)
  const columns = (await plan.entity.effects?.[transition.name]?.(current, asked)) ?? {}
  await guarded(plan, () => writeStatus(context, { id, columns: { status: transition.to, ...columns } }))
  const record = await reread(context, id)
  await remember(context, { current, record, before, reason, transition })
  const settled = await settleStatuses({ ...context, database: context.transaction, entity: plan.entity }, [id])
  return withHands(context, settled > 0 ? await reread(context, id) : record)
}

/** @throws Problem 403 naming the power that the step needs, or the limit that the amount is above; a step without a power is writing */
export function checkTransitionPower(
  { writer: { powers }, plan }: Pick<WriteContext, 'writer' | 'plan'>,
  { transition, current }: { readonly transition: Transition; readonly current: StoredRecord },
): void {
  if (transition.power) checkAct(powers, transition.power)
  else if (powers && !mayWrite(powers, plan.entity.contract.path)) throw new Problem(403, 'no-writing')
  if (lackOf(transition, current, powers) === 'amount')
    throw new Problem(403, 'above-limit', { params: { limit: Number(powers?.decidesUpTo) } })
}

/** @throws Problem 403 when the step needs a second person and nobody knows the first: visitors of a portal share one user */
export function handIssues(
  { entity: { contract } }: EntityPlan,
  { transition: { secondHand }, current }: { readonly transition: Transition; readonly current: StoredRecord },
): FieldIssue[] {
  if (secondHand === undefined) return []
  if (current.barred === 'no-person') throw new Problem(403, 'no-person', { issues: [{ path: '', code: 'no-person' }] })
  return current.barred === 'own' ? [{ path: '', code: `${contract.name}.${secondHand}` }] : []
}

/** Writes the status and what else changes with it. */
export async function writeStatus(
  { transaction, plan, writer }: WriteContext,
  { id, columns }: { readonly id: number; readonly columns: Row },
) {
  const assignments = Object.entries(columns).map(([name, value]) => sql`${sql.id(name)} = ${value}`)
  await sql`update ${sql.table(plan.entity.table)} set version = version + 1, updated_at = ${writer.at}, updated_by = ${writer.userId},
    ${commas(assignments)} where id = ${id}`.execute(transaction)
}

interface Step extends Record<'current' | 'record', StoredRecord> {
  readonly before: Row
  readonly reason: string
  /** Its `via` is the status that the record went through. */
  readonly transition: Pick<Transition, 'name' | 'via'>
}

/** Writes the history entry, with the changes that the effect made; one entry more for a status on the way. */
export async function remember(
  { transaction, plan, writer }: WriteContext,
  { current, record, before, reason, transition: { name, via } }: Step,
): Promise<void> {
  const effects = changesBetween(before, draftOf(plan, record), plan)
  const from = via ?? current.status
  const about = { entity: plan.entity.contract.name, action: 'transition', writer } as const
  const change = (one: string, other: string) => ({ field: 'status', before: one, after: other })
  if (from !== current.status)
    await writeAudit(transaction, { ...about, entries: [{ id: record.id, changes: [change(current.status, from)] }] })
  // A command that does not change the status still stores its reason and its changes.
  const status = record.status === from ? [] : [change(from, record.status)]
  const changes = [...status, ...filledInChanges(plan, current, record), ...(await nameFiles(transaction, plan, effects))]
  await writeAudit(transaction, { ...about, entries: [{ id: record.id, changes }], reason: reason || null, transition: name })
}

/** The records that a payload names must be referable, as in a draft. @returns an issue for each that is not, at its place in the payload */
async function checkNamed(
  { transaction, plan, catalogue, writer }: WriteContext,
  { transition: { name }, payload, before }: { readonly transition: Transition; readonly payload: Row; readonly before: Row },
): Promise<FieldIssue[]> {
  const key = plan.entity.payloadRows?.[name]
  const rows = key === undefined ? [] : rowsAt(before, key)
  const prefix = `${key}[${rows.length}].`
  const draft = key === undefined ? { ...before, ...payload } : { ...before, [key]: [...rows, payload] }
  const issues = await checkReferences(transaction, { plan, catalogue, writer, draft, before })
  return issues.map(({ path, ...issue }) => ({ ...issue, path: path.startsWith(prefix) ? path.slice(prefix.length) : path }))
}

/** The transition that is meant. @throws Problem 409 with the ones that are possible, 422 when several are meant */
export function findTransition(
  { entity: { contract } }: EntityPlan,
  from: string,
  wish: Parameters<typeof meantTransitions>[2],
): Transition {
  const [found, ...others] = meantTransitions(contract, from, wish)
  if (others.length > 0) throw invalid([{ path: 'transition', code: 'required' }])
  if (found) return found
  const allowed = [...new Set(transitionsFrom(contract, from).map(({ to }) => to))]
  const transitions = transitionsFrom(contract, from).map(({ name }) => name)
  throw new Problem(409, 'no-transition', { params: { from }, entity: contract.name, data: { from, allowed, transitions } })
}

/** The transition's payload, checked by its schema. @throws Problem 422 for the reason and the payload together */
function readPayload(
  { payloads }: EntityPlan,
  { transition, body, reason }: { readonly transition: Transition; readonly body: unknown; readonly reason: string },
): Row {
  const result = payloads.get(transition.name)?.safeParse(body)
  const issues = [...reasonIssues(transition, reason), ...(result?.success === false ? toFieldIssues(result.error.issues) : [])]
  if (issues.length > 0) throw invalid(issues)
  return result?.data ?? {}
}

function reasonIssues({ needsReason }: Transition, reason: string): FieldIssue[] {
  const issue = needsReason ? reasonIssue(reason) : undefined
  return issue ? [{ path: 'reason', ...issue }] : []
}

import type { Link } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import { violationOf } from '../../database/violations.js'
import { scopeCondition } from '../plan/scope.js'
import { type AuditAction, writeAudit } from '../history/audit.js'
import { restorableDays } from '../read/listCondition.js'
import { type Dependant, findObstacles, type Obstacle } from './dependants.js'
import { shownTo } from '../read/shownTo.js'
import { holdLinked } from './holdLinked.js'
import { findUnrestorable } from './unrestorable.js'
import { settleStatuses } from './moveStatuses.js'
import type { EntityPlan } from '../plan/plan.js'
import type { WriteContext } from '../write/writeRecord.js'

export const bulkActionNames = ['ativar', 'inativar', 'excluir', 'restaurar'] as const
export type BulkActionName = (typeof bulkActionNames)[number]

export interface Refusal {
  readonly id: number
  readonly label: string
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly dependants?: readonly {
    readonly entity: string
    readonly field: string
    readonly count: number
    readonly example: Link
    readonly isKept?: true
  }[]
}
export interface BulkResult {
  readonly done: number
  readonly refused: readonly Refusal[]
  /** Ids of the changed records that the opposite action takes back; left out when there are more than `mostNamed`. */
  readonly changed?: readonly number[]
}

/** One call takes this many ids, so a list of this length can be sent back to undo the action. */
const mostNamed = 1000

interface Target {
  readonly id: number
  readonly label: string
  readonly status: string
  readonly isSealed: boolean
}
type BulkContext = WriteContext & { readonly dependants: readonly Dependant[] }

/** Does one action to many records: it changes every record that allows it and returns the reason for each of the others. */
export async function actOnRecords(context: BulkContext, action: BulkActionName, ids: readonly number[]): Promise<BulkResult> {
  const targets = await lockTargets(context, action, ids)
  const known = new Set(targets.map(({ id }) => id))
  const missing = ids.filter((id) => !known.has(id)).map((id) => ({ id, label: `#${id}`, code: 'not-found' }))
  const sealed = targets.filter(({ isSealed }) => isSealed).map(({ id, label }) => ({ id, label, code: 'sealed' }))
  const result = await actions[action](context, without(targets, sealed))
  const changed = (result.changed ?? []).length > mostNamed ? undefined : result.changed
  return { done: result.done, refused: [...missing, ...sealed, ...result.refused], changed }
}

const actions: Readonly<Record<BulkActionName, (context: BulkContext, targets: readonly Target[]) => Promise<BulkResult>>> = {
  ativar: activate,
  inativar: inactivate,
  excluir: hide,
  restaurar: restore,
}

async function lockTargets({ transaction, plan, writer }: BulkContext, action: BulkActionName, ids: readonly number[]): Promise<Target[]> {
  const visible =
    action === 'restaurar'
      ? sql`deleted_at > ${writer.at}::timestamptz - make_interval(days => ${restorableDays})`
      : sql`deleted_at is null`
  return rows<Target>(
    transaction,
    sql`select id, label, status, ${plan.isSealable ? sql`sealed_at is not null` : sql`false`} as "isSealed" from ${sql.table(plan.entity.table)} t where id = any(${ids.map(String)}::bigint[]) and ${visible}
      and ${scopeCondition(plan)} order by id for update`,
  )
}

async function activate(context: BulkContext, targets: readonly Target[]): Promise<BulkResult> {
  const { plan } = context
  const startable = plan.entity.contract.transitions.flatMap(({ isActivation, from }) => (isActivation ? from : []))
  const stuck = targets.filter(({ status }) => !startable.includes(status))
  const refused = workflowRefusals(context, stuck)
  const waiting = without(targets, refused).filter(({ status }) => status !== 'ativo')
  for (const [key, code] of Object.entries(plan.entity.activeWith ?? {})) {
    const link = plan.links.find((candidate) => candidate.key === key)
    if (!link) continue
    const goingToo = new Set(link.table === plan.entity.table ? waiting.map(({ id }) => id) : [])
    const linked = await holdLinked(context, { link, ids: waiting.map(({ id }) => id) })
    const idle = new Set(
      linked.flatMap(({ id, linkedId, ...at }) => ((at.isHidden || !at.isReferable) && !goingToo.has(linkedId) ? [id] : [])),
    )
    const blocked = waiting.filter(({ id }) => idle.has(id))
    refused.push(...blocked.map(({ id, label }) => ({ id, label, code })))
  }
  refused.push(...(await unready(context, without(waiting, refused))))
  const result = await setStatus(context, { targets, status: 'ativo', action: 'activate', refused })
  const former = new Map(targets.map(({ id, status }) => [id, status]))
  return { ...result, changed: result.changed?.filter((id) => former.get(id) === 'inativo') }
}

/** Refuses records that lack what an active record must have. */
const unready = (context: BulkContext, targets: readonly Target[]) => unmet(context, context.plan.entity.activeIf, targets)

/** Refuses records whose parent takes no new ones, as a creation is refused. */
async function closedOut(context: BulkContext, targets: readonly Target[]): Promise<Refusal[]> {
  const { parent, entity } = context.plan
  const { open } = entity.contract.parent ?? {}
  if (!parent || !open) return []
  const isOpen = () =>
    sql`exists (select 1 from ${sql.table(parent.link.table)} p where p.id = ${sql.ref(`t.${parent.link.column}`)} and p.status = any(${open.in}))`
  return unmet(context, { [`${entity.contract.name}.${open.otherwise}`]: isOpen }, targets)
}

/** Refuses records that do not meet the conditions, by the code of each. */
async function unmet({ transaction, plan, today }: BulkContext, conditions: Conditions, targets: readonly Target[]): Promise<Refusal[]> {
  const refused: Refusal[] = []
  for (const [code, condition] of Object.entries(conditions ?? {})) {
    const ready = await rows<{ id: number }>(
      transaction,
      sql`select t.id from ${sql.table(plan.entity.table)} t where t.id = any(${idsOf(targets)}::integer[]) and (${condition({ today })})`,
    )
    const known = new Set(ready.map(({ id }) => id))
    refused.push(...without(targets, refused).flatMap(({ id, label }) => (known.has(id) ? [] : [{ id, label, code }])))
  }
  return refused
}

type Conditions = BulkContext['plan']['entity']['deleteIf']

async function inactivate(context: BulkContext, targets: readonly Target[]): Promise<BulkResult> {
  const active = targets.filter(({ status }) => status === 'ativo')
  const kept = await unmet(context, context.plan.entity.inactiveIf, active)
  const refused = [...workflowRefusals(context, targets), ...kept, ...(await refusals(context, without(active, kept), true))]
  return setStatus(context, { targets, status: 'inativo', action: 'inactivate', refused })
}

/**
 * Refuses records that only a transition can move: those in another status than `ativo` and `inativo`, and all where there is no `inativo`.
 */
function workflowRefusals({ plan }: BulkContext, targets: readonly Target[]): Refusal[] {
  const hasSwitch = plan.entity.contract.statuses.includes('inativo')
  const inWorkflow = targets.filter(({ status }) => !hasSwitch || (status !== 'ativo' && status !== 'inativo'))
  return inWorkflow.map(({ id, label, status }) => ({ id, label, code: 'no-transition', params: { from: status } }))
}

async function setStatus(
  context: BulkContext,
  {
    targets,
    status,
    action,
    refused,
  }: { readonly targets: readonly Target[]; readonly status: string; readonly action: AuditAction; readonly refused: readonly Refusal[] },
): Promise<BulkResult> {
  const allowed = without(targets, refused)
  const changed = allowed.filter((target) => target.status !== status)
  await update(context, {
    targets: changed,
    assignment: sql`status = ${status}`,
    action,
    change: (target) => [{ field: 'status', before: target.status, after: status }],
  })
  const ids = idsOf(changed)
  if (ids.length > 0) await settleStatuses({ ...context, database: context.transaction, entity: context.plan.entity }, ids)
  return { done: allowed.length, refused, changed: ids }
}

async function hide(context: BulkContext, targets: readonly Target[]): Promise<BulkResult> {
  const inPlace = keptRefusals(context, targets)
  const kept = [...inPlace, ...(await unmet(context, context.plan.entity.deleteIf, without(targets, inPlace)))]
  const refused = [...kept, ...(await refusals(context, without(targets, kept), false))]
  const allowed = without(targets, refused)
  await update(context, { targets: allowed, assignment: sql`deleted_at = ${context.writer.at}`, action: 'delete', change: () => [] })
  return { done: allowed.length, refused, changed: idsOf(allowed) }
}

/** Refuses records whose status does not allow a deletion. */
function keptRefusals({ plan }: BulkContext, targets: readonly Target[]): Refusal[] {
  const kept = targets.filter(({ status }) => !plan.entity.contract.deletable.includes(status))
  return kept.map(({ id, label, status }) => ({ id, label, code: 'not-deletable', params: { status } }))
}

// Another user may save a record of the same name between the check and the update; the next attempt finds it.
const restoreAttempts = 3

async function restore(context: BulkContext, targets: readonly Target[]): Promise<BulkResult> {
  const { transaction } = context
  const unfit = await unready(
    context,
    targets.filter(({ status }) => status === 'ativo'),
  )
  const idle = [...unfit, ...(await closedOut(context, without(targets, unfit)))]
  for (let attempt = 1; ; attempt++) {
    const staying = await findUnrestorable(context, idsOf(without(targets, idle)))
    const twins = targets.flatMap(({ id, label }) => {
      const code = staying.get(id)
      return code === undefined ? [] : [{ id, label, code }]
    })
    const refused = [...idle, ...twins]
    const allowed = without(targets, refused)
    await sql`savepoint restoring`.execute(transaction)
    try {
      await update(context, { targets: allowed, assignment: sql`deleted_at = null`, action: 'restore', change: () => [] })
      return { done: allowed.length, refused, changed: idsOf(allowed) }
    } catch (error) {
      if (violationOf(error)?.kind !== 'unique' || attempt === restoreAttempts) throw error
      await sql`rollback to savepoint restoring`.execute(transaction)
    }
  }
}

async function update(
  { transaction, plan, writer }: BulkContext,
  {
    targets,
    assignment,
    action,
    change,
  }: {
    readonly targets: readonly Target[]
    readonly assignment: ReturnType<typeof sql>
    readonly action: AuditAction
    readonly change: (target: Target) => { readonly field: string; readonly before: unknown; readonly after: unknown }[]
  },
): Promise<void> {
  if (targets.length === 0) return
  await sql`update ${sql.table(plan.entity.table)} set ${assignment}, version = version + 1, updated_at = ${writer.at}, updated_by = ${writer.userId}
    where id = any(${targets.map(({ id }) => id)}::integer[])`.execute(transaction)
  await writeAudit(transaction, {
    entity: plan.entity.contract.name,
    action,
    writer,
    entries: targets.map((target) => ({ id: target.id, changes: change(target) })),
  })
}

/**
 * Refuses records that other records refer to. References from records of the same action do not count, unless such a record is refused
 * itself. So the check repeats until it finds nothing new.
 */
async function refusals({ transaction, ...context }: BulkContext, targets: readonly Target[], onlyActive: boolean): Promise<Refusal[]> {
  const labels = new Map(targets.map(({ id, label }) => [id, label]))
  const refused = new Map<number, Refusal>()
  for (;;) {
    const ids = [...labels.keys()].filter((id) => !refused.has(id))
    const found = await findObstacles(transaction, { ...context, ids, onlyActive })
    const obstacles = found.map((obstacle) => ({ ...obstacle, example: shownTo(context, obstacle) }))
    if (obstacles.length === 0) return [...refused.values()]
    for (const [id, all] of Map.groupBy(obstacles, (obstacle) => obstacle.id)) {
      const [first] = all
      if (!first) continue
      const { code, count, example } = first
      const dependants = all.map((obstacle) => describe(context.plan, obstacle))
      refused.set(id, { id, label: labels.get(id) ?? '', code, params: { count, label: example.label }, dependants })
    }
  }
}

function describe({ entity }: EntityPlan, { owner, field, count, example, isKept }: Obstacle) {
  const kept = entity.contract.isReassignable && isKept ? ({ isKept: true } as const) : {}
  return { entity: owner.entity.contract.name, field, count, example, ...kept }
}

function idsOf(targets: readonly Target[]): number[] {
  return targets.map(({ id }) => id)
}

function without(targets: readonly Target[], refused: readonly Refusal[]): Target[] {
  const staying = new Set(refused.map(({ id }) => id))
  return targets.filter(({ id }) => !staying.has(id))
}

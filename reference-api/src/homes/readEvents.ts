import type { Stored } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, rows } from '../database/database.js'
import type { ExpressionContext } from '../records/plan/defineEntity.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { planEverywhere } from '../records/plan/scope.js'
import { listCondition } from '../records/read/listCondition.js'
import { readFilter } from '../records/read/readListQuery.js'

/** What was done to a record by somebody else. */
export interface RecordEvent {
  /** Of the history. */
  readonly entry: number
  readonly plan: EntityPlan
  readonly id: number
  readonly label: string
  /** Of a nested record: the id of the record above. */
  readonly parent: number | null
  readonly action: 'transition' | 'delete' | 'restore'
  /** That the record got, where its status changed. */
  readonly status: string | null
  /** Why, in the person's words. */
  readonly reason: string | null
  readonly at: string
  /** Nobody, where a day decided. */
  readonly by: { readonly id: number; readonly label: string } | null
  /** It is one of the records that concern the person who asks. */
  readonly concerns: boolean
  /** It waits for the person who asks. */
  readonly isDuty: boolean
}

/** How far back is looked: a screen of an office's month, not its whole history. */
const mostRead = 400

interface EventQuery extends ExpressionContext {
  readonly userId: number
  /** ISO 8601 */
  readonly since: string
}

/** What others did since a moment: changes of status, deletions and what was brought back; newest first. */
export async function readEvents(
  database: Database,
  plans: readonly EntityPlan[],
  { since, ...context }: EventQuery,
): Promise<RecordEvent[]> {
  const entries = await rows<Entry>(
    database,
    sql`select a.id as entry, a.entity, a.record_id as id, a.action, a.reason, a.at,
        (select c ->> 'after' from jsonb_array_elements(a.changes) c where c ->> 'field' = 'status' limit 1) as status,
        (select jsonb_build_object('id', u.id, 'label', u.name) from app_user u where u.id = a.user_id) as "by"
      from audit_entry a where a.action in ('transition','delete','restore') and a.at > ${since}::timestamptz
        and a.user_id is distinct from ${context.userId} and a.entity = any(${plans.map(({ entity }) => entity.contract.name)}::text[])
      order by a.at desc, a.id desc limit ${mostRead}`,
  )
  const found: RecordEvent[] = []
  for (const plan of plans) {
    const own = entries.filter(({ entity }) => entity === plan.entity.contract.name)
    if (own.length === 0) continue
    const records = await readConcerned(database, plan, { ids: [...new Set(own.map(({ id }) => id))], ...context })
    for (const { entity: _, ...entry } of own) {
      const record = records.get(entry.id)
      if (record) found.push({ ...entry, ...record, plan })
    }
  }
  return found.toSorted((one, other) => other.at.localeCompare(one.at) || other.entry - one.entry)
}

interface Entry extends Pick<RecordEvent, 'entry' | 'id' | 'action' | 'status' | 'reason' | 'at' | 'by'> {
  readonly entity: string
}

type Concerned = Pick<RecordEvent, 'label' | 'parent' | 'concerns' | 'isDuty'>

/** What the records are called, and whether they are the person's concern; those that were purged are left out. */
async function readConcerned(
  database: Database,
  plan: EntityPlan,
  { ids, ...context }: ExpressionContext & { readonly ids: readonly Stored['id'][] },
): Promise<ReadonlyMap<number, Concerned>> {
  const everywhere = planEverywhere(plan)
  const { contract, table, concerns } = plan.entity
  const duties = contract.duties.map(
    (name) => sql`(${listCondition(everywhere, readFilter(contract, contract.figures[name] ?? {}), context)})`,
  )
  const above = plan.parent ? sql`t.${sql.ref(plan.parent.link.column)}` : sql`null::integer`
  const found = await rows<Concerned & { id: number }>(
    database,
    sql`select t.id, t.label, ${above} as parent, coalesce((${concerns?.(context) ?? sql`t.created_by = ${context.userId ?? null}::integer`}), false) as concerns,
        ${duties.length > 0 ? sql`coalesce(${sql.join(duties, sql` or `)}, false)` : sql`false`} as "isDuty"
      from ${sql.table(table)} t where t.id = any(${[...ids]}::integer[])`,
  )
  return new Map(found.map(({ id, ...record }) => [id, record]))
}

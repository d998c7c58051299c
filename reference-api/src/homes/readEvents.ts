import type { Stored } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, rows } from '../database/database.js'
import type { ExpressionContext } from '../records/plan/defineEntity.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { planEverywhere } from '../records/plan/scope.js'
import { listCondition } from '../records/read/listCondition.js'
import { readFilter } from '../records/read/readListQuery.js'

/** A change that another user made to a record. */
export interface RecordEvent {
  /** Id of the history entry. */
  readonly entry: number
  readonly plan: EntityPlan
  readonly id: number
  readonly label: string
  /** For a nested record: the id of its parent. */
  readonly parent: number | null
  readonly parentLabel: string | null
  readonly action: 'transition' | 'delete' | 'restore'
  /** The new status, if it changed. */
  readonly status: string | null
  /** Name of the transition, if it was one. */
  readonly transition: string | null
  /** The day that a new row is about, `YYYY-MM-DD`. */
  readonly day: string | null
  /** The reason that the user typed. */
  readonly reason: string | null
  readonly at: string
  /** Null when the change was automatic. */
  readonly by: { readonly id: number; readonly label: string } | null
  /** Whether the record concerns the user. */
  readonly concerns: boolean
  /** Whether the record waits for the user. */
  readonly isDuty: boolean
}

/** Most entries to read: about a month of an office, not the whole history. */
const mostRead = 400

interface EventQuery extends ExpressionContext {
  readonly userId: number
  /** ISO 8601 */
  readonly since: string
}

/** The changes of others since a time: transitions, deletions and restorations, the newest first. */
export async function readEvents(
  database: Database,
  plans: readonly EntityPlan[],
  { since, ...context }: EventQuery,
): Promise<RecordEvent[]> {
  const entries = await rows<Entry>(
    database,
    sql`select a.id as entry, a.entity, a.record_id as id, a.action, a.transition, a.reason, a.at,
        (select c ->> 'after' from jsonb_array_elements(a.changes) c where c ->> 'field' = 'status' limit 1) as status,
        (select c ->> 'after' from jsonb_array_elements(a.changes) c where c ->> 'field' ~ '\\]\\.date$' limit 1) as day,
        (select jsonb_build_object('id', u.id, 'label', u.name) from app_user u where u.id = a.user_id) as "by"
      from audit_entry a where a.action in ('transition','delete','restore') and a.at > ${since}::timestamptz
        and a.user_id is distinct from ${context.userId} and ${outsideUndoneImports(plans)} and a.entity = any(${plans.map(({ entity }) => entity.contract.name)}::text[])
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

/** One line tells of an import that was taken back, not one for each of its records. */
const outsideUndoneImports = (plans: readonly EntityPlan[]) =>
  sql`not (a.action = 'delete' and a.entity = any(${importable(plans)}::text[])
    and exists (select from import_entry e where e.entity = a.entity and e.undone_at = a.at and a.record_id = any(e.created)))`

/** Records under a parent are told one by one: an import does not know its parent. */
const importable = (plans: readonly EntityPlan[]) =>
  plans.filter(({ parent }) => parent === undefined).map(({ entity }) => entity.contract.name)

/** An import by another user, or its undoing. */
export interface ImportEvent {
  readonly plan: EntityPlan
  readonly id: number
  readonly fileName: string | null
  /** How many records it created and changed; of an undone one, how many it had created. */
  readonly count: number
  readonly isUndone: boolean
  readonly at: string
  readonly by: RecordEvent['by']
}

/** The imports of others since a time, one line each; one that was taken back tells only that. */
export async function readImports(
  database: Database,
  plans: readonly EntityPlan[],
  { since, userId }: Pick<EventQuery, 'since' | 'userId'>,
): Promise<ImportEvent[]> {
  const found = await rows<Omit<ImportEvent, 'plan'> & { readonly entity: string }>(
    database,
    sql`select e.id::integer as id, e.entity, e.file_name as "fileName", e.undone_at is not null as "isUndone", coalesce(e.undone_at, e.at) as at,
        cardinality(e.created) + case when e.undone_at is null then cardinality(e.updated) else 0 end as count,
        jsonb_build_object('id', u.id, 'label', u.name) as "by"
      from import_entry e join app_user u on u.id = coalesce(e.undone_by, e.user_id)
      where coalesce(e.undone_at, e.at) > ${since}::timestamptz and u.id <> ${userId} and e.entity = any(${importable(plans)}::text[])
        and cardinality(e.created) + cardinality(e.updated) > 0
      order by 5 desc, 1 desc limit ${mostRead}`,
  )
  const planOf = new Map(plans.map((plan) => [plan.entity.contract.name, plan]))
  return found.flatMap(({ entity, ...event }) => {
    const plan = planOf.get(entity)
    return plan ? [{ ...event, plan }] : []
  })
}

interface Entry extends Pick<RecordEvent, 'entry' | 'id' | 'action' | 'status' | 'transition' | 'day' | 'reason' | 'at' | 'by'> {
  readonly entity: string
}

type Concerned = Pick<RecordEvent, 'label' | 'parent' | 'parentLabel' | 'concerns' | 'isDuty'>

/** The labels of records and whether they concern the user, without purged records. */
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
  const link = plan.parent?.link
  const above = link ? sql`t.${sql.ref(link.column)}` : sql`null::integer`
  const aboveLabel = link ? sql`(select p.label from ${sql.table(link.table)} p where p.id = ${above})` : sql`null::text`
  const found = await rows<Concerned & { id: number }>(
    database,
    sql`select t.id, t.label, ${above} as parent, ${aboveLabel} as "parentLabel", coalesce((${concerns?.(context) ?? sql`t.created_by = ${context.userId ?? null}::integer`}), false) as concerns,
        ${duties.length > 0 ? sql`coalesce(${sql.join(duties, sql` or `)}, false)` : sql`false`} as "isDuty"
      from ${sql.table(table)} t where t.id = any(${[...ids]}::integer[])`,
  )
  return new Map(found.map(({ id, ...record }) => [id, record]))
}

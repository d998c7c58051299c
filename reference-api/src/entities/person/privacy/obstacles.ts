import type { FieldIssue, Lgpd } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { firstRow, rows } from '../../../database/database.js'
import { type Dependant, findDependants, findObstacles, pointingRows } from '../../../records/actions/dependants.js'
import { notEnded } from '../../../records/plan/heldNow.js'
import type { WriteContext } from '../../../records/write/writeRecord.js'
import { keptUntil } from './retention.js'

type Context = Pick<WriteContext, 'transaction' | 'plan' | 'plans' | 'catalogue' | 'today'>

/** What keeps the data of a person from being removed, each with what to do about it. */
export async function anonymizationObstacles(context: Context, id: number): Promise<FieldIssue[]> {
  const dependants = findDependants(context.plan, context.plans, context.catalogue)
  return [
    ...(await heldFunctions(context, id)),
    ...(await namedIn(context, dependants, id)),
    ...(await openAccounts(context, id)),
    ...(await retained(context, dependants, id)),
  ]
}

async function heldFunctions({ transaction, today }: Context, id: number): Promise<FieldIssue[]> {
  const held = await rows<{ label: string; place: number }>(
    transaction,
    sql`select f.label || ' (' || d.label || ')' as label,
        (select count(*) from person_function o where o.owner_id = r.owner_id and o.position < r.position)::integer as place
      from person_function r join staff_function f on f.id = r.function_id
      join department d on d.id = r.department_id where r.owner_id = ${id} and ${notEnded({ today })} order by r.position`,
  )
  return held.map(({ label, place }) => ({ path: `functions[${place}].end`, code: 'person.holdsFunction', params: { value: label } }))
}

/** Records that have not ended: by the foreign keys of the database and the final statuses of each contract. */
async function namedIn({ transaction, plan, today }: Context, dependants: readonly Dependant[], id: number): Promise<FieldIssue[]> {
  const found = await findObstacles(transaction, { dependants, plan, ids: [id], onlyActive: true, today })
  return found.map(({ owner: { entity }, count, example }) => {
    const code = count > 1 ? 'namedInMany' : entity.contract.finalStatuses.length > 0 ? 'namedInOpen' : 'namedInActive'
    const record = { entity: entity.contract.name, ...example }
    return { path: '', code: `person.${code}`, params: { count: count - 1 }, record }
  })
}

async function openAccounts({ transaction }: Context, id: number): Promise<FieldIssue[]> {
  const open = await rows<{ username: string }>(
    transaction,
    sql`select username from app_user where person_id = ${id} and is_active and password_hash is not null order by username`,
  )
  return open.map(({ username }) => ({ path: '', code: 'person.hasAccount', params: { value: username } }))
}

async function retained({ transaction, today }: Context, dependants: readonly Dependant[], id: number): Promise<FieldIssue[]> {
  const kept = await firstRow<{ legalBasis: NonNullable<Lgpd['legalBasis']>; consentEndedAt: string | null; lastActivity: string }>(
    transaction,
    sql`select t.lgpd_legal_basis as "legalBasis", t.lgpd_consent_ended_at as "consentEndedAt",
        greatest(t.created_at::date, (select max("end") from person_function where owner_id = t.id),
          (select max(entered_at)::date from app_user where person_id = t.id), ${lastNamed(dependants, id, today)})::text as "lastActivity"
      from person t where t.id = ${id}`,
  )
  const until = kept && keptUntil(kept)
  if (until === null) return [{ path: 'lgpd.consentEndedAt', code: 'person.consentValid' }]
  if (until === undefined || until <= today) return []
  return [{ path: '', code: 'person.retained', params: { value: until.split('-').toReversed().join('/') } }]
}

/**
 * The last change of a record that names the person. A change of the person's own record is no activity: otherwise to prepare the anonymisation
 * would put it off.
 */
function lastNamed(dependants: readonly Dependant[], id: number, today: string) {
  const changed = dependants.map((dependant) => {
    const { source, condition } = pointingRows(dependant, { ids: [id], onlyActive: false, isWhole: true, today })
    return sql`select max(t.updated_at)::date as day from ${source} where ${condition}`
  })
  return sql`(select max(day) from (${sql.join(changed, sql` union all `)}) named)`
}

import { sql } from 'kysely'
import { type Database, firstRow, rows } from '../../database/database.js'
import type { EntityPlan } from '../plan/plan.js'

/** Something of a record that ends on a day: a certificate, a mandate, a contract. */
export interface Expiry {
  readonly entity: string
  readonly id: number
  readonly label: string
  /** Of a nested record: the id of the record above. */
  readonly parent: number | null
  /** Its name in the declaration, with the kind where there are several: `certificate.fgts-crf`. */
  readonly what: string
  /** `YYYY-MM-DD` */
  readonly due: string
}

/** Days ahead that people look by; the domain model's B7, rule 17. */
const spans = [0, 7, 30, 60] as const

/** What ended before this many days is no news any more. */
const pastDays = 30

interface ExpiryQuery {
  readonly today: string
  /** How far to look ahead. */
  readonly days: number
  readonly limit: number
}

/** What ends within these days or ended within the last thirty: the first to end comes first, what has ended last. */
export async function readExpiries(
  database: Database,
  plans: readonly EntityPlan[],
  { today, days, limit }: ExpiryQuery,
): Promise<{ readonly expiries: Expiry[]; readonly total: number; readonly byDays: { days: number; total: number }[] }> {
  const within = (span: number) =>
    plans.flatMap((plan) => Object.keys(plan.entity.expiries ?? {}).map((name) => source(plan, { name, today, days: span })))
  const sources = within(days)
  if (sources.length === 0) return { expiries: [], total: 0, byDays: spans.map((span) => ({ days: span, total: 0 })) }
  const all = sql.join(sources, sql` union all `)
  const ends = [...spans, days].map((span) => sql`count(*) filter (where f.due <= ${today}::date + ${span}::integer)::integer`)
  const counted = await firstRow<{ totals: number[] }>(
    database,
    sql`select array[${sql.join(ends)}] as totals from (${sql.join(within(Math.max(days, ...spans)), sql` union all `)}) f`,
  )
  const byDays = spans.map((span, index) => ({ days: span, total: counted?.totals[index] ?? 0 }))
  const expiries = await rows<Expiry>(
    database,
    sql`select f.entity, f.id, f.label, f.parent, f.what, f.due::text as due from (${all}) f order by f.due < ${today}::date, f.due, f.entity, f.id, f.what limit ${limit}`,
  )
  return { expiries, total: counted?.totals.at(-1) ?? 0, byDays }
}

function source(
  { entity: { contract, table, expiries = {} }, parent }: EntityPlan,
  { name, today, days }: { readonly name: string; readonly today: string; readonly days: number },
) {
  const above = parent ? sql`t.${sql.ref(parent.link.column)}` : sql`null::integer`
  return sql`select ${contract.name}::text as entity, t.id, t.label, ${above} as parent, ${name}::text || coalesce('.' || e.detail, '') as what, e.due
    from (${expiries[name]?.({ today })}) e join ${sql.table(table)} t on t.id = e.id
    where t.deleted_at is null and e.due between ${today}::date - ${pastDays}::integer and ${today}::date + ${days}::integer`
}

import { sql } from 'kysely'
import { type Database, firstRow, rows } from '../../database/database.js'
import type { EntityPlan } from '../plan/plan.js'

/** Something in a record that expires: a certificate, a mandate, a contract. */
export interface Expiry {
  readonly entity: string
  readonly id: number
  readonly label: string
  /** For a nested record: the id of its parent. */
  readonly parent: number | null
  /** Its name in `expiries`, and the kind where there are several: `certificate.fgts-crf`. */
  readonly what: string
  /** `YYYY-MM-DD` */
  readonly due: string
  /** How many of this kind end on this day in this record. */
  readonly count: number
}

/** Days ahead that the screen offers; the domain model's B7, rule 17. */
const spans = [0, 7, 30, 60] as const

/** Days after which an expiry is no longer shown. */
const pastDays = 30

interface Span {
  readonly today: string
  /** Days to look ahead. */
  readonly days: number
}

/**
 * What expires within these days or expired in the last thirty; several of one kind, record and day are one. Upcoming dates come first in order, expired ones last; with
 * `isEndedFirst` all are in the order of their dates. Each kind is read up to `limit`, ordered by date.
 */
export async function readExpiries(
  database: Database,
  plans: readonly EntityPlan[],
  { today, days, limit, isEndedFirst = false }: Span & { readonly limit: number; readonly isEndedFirst?: boolean },
): Promise<Expiry[]> {
  const within = [
    sql`e.due between ${today}::date and ${today}::date + ${days}::integer`,
    sql`e.due between ${today}::date - ${pastDays}::integer and ${today}::date - 1`,
  ]
  const parts = sourcesOf(plans).flatMap(({ plan: { entity, parent }, name, ends }) =>
    within.map((condition) => {
      const above = parent ? sql`t.${sql.ref(parent.link.column)}` : sql`null::integer`
      return sql`select ${entity.contract.name}::text as entity, e.id, t.label, ${above} as parent, ${name}::text || coalesce('.' || e.detail, '') as what, e.due, e.count
        from (select e.id, e.due, e.detail, count(*)::integer as count from (${ends({ today })}) e where ${condition}
          group by e.id, e.due, e.detail order by e.due, e.id, e.detail limit ${limit}) e
        join ${sql.table(entity.table)} t on t.id = e.id`
    }),
  )
  if (parts.length === 0) return []
  return rows<Expiry>(
    database,
    sql`select f.entity, f.id, f.label, f.parent, f.what, f.due::text as due, f.count from (${sql.join(parts, sql` union all `)}) f
      order by ${isEndedFirst} = (f.due >= ${today}::date), f.due, f.entity, f.id, f.what limit ${limit}`,
  )
}

interface ExpiryCount {
  readonly total: number
  /** The totals of the other spans. */
  readonly byDays: { days: number; total: number }[]
}

/** How many expiries there are. */
export async function countExpiries(database: Database, plans: readonly EntityPlan[], { today, days }: Span): Promise<ExpiryCount> {
  const sources = sourcesOf(plans).map(({ ends }) => sql`select e.due from (${ends({ today })}) e group by e.id, e.due, e.detail`)
  if (sources.length === 0) return { total: 0, byDays: spans.map((span) => ({ days: span, total: 0 })) }
  const totals = [...spans, days].map((span) => sql`count(*) filter (where f.due <= ${today}::date + ${span}::integer)::integer`)
  const counted = await firstRow<{ totals: number[] }>(
    database,
    sql`select array[${sql.join(totals)}] as totals from (${sql.join(sources, sql` union all `)}) f
      where f.due between ${today}::date - ${pastDays}::integer and ${today}::date + ${Math.max(days, ...spans)}::integer`,
  )
  return {
    total: counted?.totals.at(-1) ?? 0,
    byDays: spans.map((span, index) => ({ days: span, total: counted?.totals[index] ?? 0 })),
  }
}

function sourcesOf(plans: readonly EntityPlan[]) {
  return plans.flatMap((plan) => Object.entries(plan.entity.expiries ?? {}).map(([name, ends]) => ({ plan, name, ends })))
}

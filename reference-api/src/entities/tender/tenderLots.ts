import type { RuleIssue, Tender } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, type DatabaseTransaction, rows } from '../../database/database.js'
import { writeAudit } from '../../records/history/audit.js'
import type { TransitionContext } from '../../records/plan/defineEntity.js'
import { type Winner, winnerCodes } from '../lot/winner.js'

interface OpenLot extends Partial<Winner> {
  readonly id: number
  readonly label: string
  readonly supplierId: number | null
  readonly benefit: string
  readonly items: number
  readonly unpriced: number
}

const openLots = (database: Database, tenderId: number) =>
  rows<OpenLot>(
    database,
    sql`select o.id, o.label, o.supplier_id as "supplierId", o.benefit, s.status, s.person_type as "personType", s.size,
        (select count(*) from lot_item r where r.owner_id = o.id)::integer as items,
        (select count(*) from lot_item r where r.owner_id = o.id and r.awarded_unit_price is null)::integer as unpriced
      from lot o left join supplier s on s.id = o.supplier_id
      where o.tender_id = ${tenderId} and o.status = 'em-andamento' and o.deleted_at is null order by o.number`,
  )

/** What keeps a tender from its homologation: a lot that is not ready to be homologated with it, or no lot at all. */
export async function lotIssues({ id }: Tender, { database }: TransitionContext): Promise<RuleIssue[]> {
  const open = await openLots(database, id)
  const issues = open.flatMap((lot) =>
    lacksOf(lot).map((verdict) => ({
      path: '',
      ...verdict,
      record: { entity: 'lot', id: lot.id, label: lot.label, params: { licitacaoId: id } },
    })),
  )
  if (issues.length > 0 || open.length > 0) return issues
  const homologated = await rows(
    database,
    sql`select 1 from lot where tender_id = ${id} and status = 'homologado' and deleted_at is null limit 1`,
  )
  return homologated.length > 0 ? [] : [{ path: '', code: 'tender.noLot' }]
}

function lacksOf(lot: OpenLot): Pick<RuleIssue, 'code' | 'params'>[] {
  return [
    ...(lot.supplierId === null ? [{ code: 'tender.lotWithoutWinner' } as const] : []),
    ...(lot.items === 0 ? [{ code: 'tender.lotWithoutItems' } as const] : []),
    ...(lot.unpriced > 0 ? [{ code: 'tender.lotWithoutPrices', params: { count: lot.unpriced } } as const] : []),
    ...winnerCodes(lot, lot.benefit).map((code) => ({ code: `tender.${code}` as const })),
  ]
}

/** Homologates the open lots of a tender with it; the award becomes the first price of each item. */
export async function homologateLots(
  tenderId: number,
  { database, actor, awardDate }: Pick<TransitionContext, 'database' | 'actor'> & { readonly awardDate: string },
): Promise<void> {
  const found = await rows<{ id: number }>(
    database,
    sql`select id from lot where tender_id = ${tenderId} and status = 'em-andamento' and deleted_at is null order by id for no key update`,
  )
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return
  const changed = await rows<{ id: number; at: string }>(
    database,
    sql`update lot set status = 'homologado', award_date = coalesce(award_date, ${awardDate}::date), version = version + 1, updated_at = now(),
      updated_by = ${actor.userId} where id = any(${ids}::integer[]) returning id, to_json(updated_at)#>>'{}' as at`,
  )
  await sql`insert into lot_item_price (item_id, "from", unit_price) select r.id, o.award_date, r.awarded_unit_price
    from lot_item r join lot o on o.id = r.owner_id where o.id = any(${ids}::integer[]) order by o.id, r.position`.execute(database)
  const changes = [{ field: 'status', before: 'em-andamento', after: 'homologado' }]
  await writeAudit(database as DatabaseTransaction, {
    entity: 'lot',
    action: 'transition',
    writer: { userId: actor.userId, at: changed[0]?.at ?? new Date().toISOString() },
    entries: changed.map(({ id }) => ({ id, changes })),
  })
}

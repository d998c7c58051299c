import { organizationEnded } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import { moveStatuses } from '../../records/actions/moveStatuses.js'
import type { Expression, NightContext } from '../../records/plan/defineEntity.js'

/** Who is approved and whose legal representative or mandatory document is over is suspended until a renewal; domain model B6.16. */
export async function suspendOver(night: NightContext): Promise<number> {
  const approved = await rows<{ id: number } & Parameters<typeof organizationEnded>[0]>(
    night.database,
    sql`select t.id, t.type, t.legal_nature as "legalNature",
        (select coalesce(jsonb_agg(jsonb_build_object('category', r.category, 'validUntil', r.valid_until)), '[]')
          from organization_attachment r where r.owner_id = t.id) as documents,
        (select coalesce(jsonb_agg(jsonb_build_object('isLegalRep', r.is_legal_rep, 'mandateStart', r.mandate_start, 'mandateEnd', r.mandate_end)), '[]')
          from organization_dirigente r where r.owner_id = t.id) as dirigentes
      from organization t where t.status in ('habilitada', 'habilitada-com-ressalva') and t.deleted_at is null`,
  )
  const due = approved.filter((record) => organizationEnded(record, night.today).length > 0).map(({ id }) => id)
  return moveStatuses(night, { where: sql`t.id = any(${due}::integer[])`, to: 'suspensa' })
}

/** The last day of each kind of document, where no other of its kind holds longer. */
export const documentEnds: Expression = () =>
  sql`select r.owner_id as id, r.valid_until as due, r.category as detail from organization_attachment r
    join organization o on o.id = r.owner_id and o.status not in ('inabilitada', 'inativa')
    where not exists (select 1 from organization_attachment n where n.owner_id = r.owner_id and n.category = r.category
      and (n.valid_until is null or (n.valid_until, n.id) > (r.valid_until, r.id)))`

/** The last day of the last legal representative's mandate. */
export const mandateEnds: Expression = () =>
  sql`select r.owner_id as id, r.mandate_end as due, null::text as detail from organization_dirigente r
    join organization o on o.id = r.owner_id and o.status not in ('inabilitada', 'inativa')
    where r.is_legal_rep and not exists (select 1 from organization_dirigente n where n.owner_id = r.owner_id and n.is_legal_rep
      and (n.mandate_end is null or (n.mandate_end, n.id) > (r.mandate_end, r.id)))`

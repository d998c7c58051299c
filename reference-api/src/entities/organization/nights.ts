import { organizationEnded } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import { moveStatuses } from '../../records/actions/moveStatuses.js'
import type { Expression, NightContext } from '../../records/plan/defineEntity.js'

/**
 * Suspends approved organizations whose legal representative's mandate or mandatory document has expired, until it is renewed; domain model
 * B6.16.
 */
export async function suspendOver(night: NightContext): Promise<number> {
  const approved = await rows<{ id: number } & Parameters<typeof organizationEnded>[0]>(
    night.database,
    sql`select t.id, t.type, t.legal_nature as "legalNature",
        (select coalesce(jsonb_agg(jsonb_build_object('category', r.category, 'validUntil', r.valid_until)), '[]')
          from organization_attachment r where r.owner_id = t.id) as documents,
        (select coalesce(jsonb_agg(jsonb_build_object('isLegalRep', r.is_legal_rep, 'mandateStart', r.mandate_start, 'mandateEnd', r.mandate_end,
            'ata', (select coalesce(jsonb_agg(a.id), '[]') from organization_ata a where a.owner_id = r.id))), '[]')
          from organization_dirigente r where r.owner_id = t.id) as dirigentes
      from organization t where t.status in ('habilitada', 'habilitada-com-ressalva') and t.deleted_at is null`,
  )
  const due = approved.filter((record) => organizationEnded(record, night.today).length > 0).map(({ id }) => id)
  return moveStatuses(night, { where: sql`t.id = any(${due}::integer[])`, to: 'suspensa' })
}

/** The last day of each kind of document. */
export const documentEnds: Expression = () =>
  sql`select owner_id as id, ends_on as due, category as detail from organization_attachment where ends_on is not null`

/** The last day of the last legal representative's mandate. */
export const mandateEnds: Expression = () =>
  sql`select id, mandate_until as due, null::text as detail from organization where deleted_at is null and status not in ('inabilitada', 'inativa')`

import { sql } from 'kysely'
import type { Expression, IdsFilter } from '../../records/plan/defineEntity.js'
import { rangeOrList } from '../../records/read/listCondition.js'
import { yesOrNo } from '../../records/read/yesOrNo.js'

/** Who represents the organization today. */
export const representative: Expression = ({ today }) =>
  sql`(select jsonb_build_object('id', l.id, 'label', l.label) from organization_dirigente r join person l on l.id = r.person_id
    where r.owner_id = t.id and r.is_legal_rep and r.mandate_start <= ${today}::date
      and (r.mandate_end is null or r.mandate_end >= ${today}::date) order by r.position limit 1)`

/** A document is over and was not renewed. */
export const hasExpiredDocument = yesOrNo(({ today }) => sql`t.documents_valid_until < ${today}::date`)

/** When the mandate of the last legal representative ends. */
export const mandateEnd: IdsFilter = {
  kind: 'date',
  ids: (value) =>
    sql`select r.owner_id from organization_dirigente r where r.is_legal_rep and ${rangeOrList(sql`r.mandate_end`, value, sql`date`)}
      and not exists (select 1 from organization_dirigente n where n.owner_id = r.owner_id and n.is_legal_rep and n.mandate_start > r.mandate_start)`,
}

/** The same of one organization. */
export const lastMandateEnd: Expression = () =>
  sql`(select r.mandate_end from organization_dirigente r where r.owner_id = t.id and r.is_legal_rep order by r.mandate_start desc, r.position limit 1)`

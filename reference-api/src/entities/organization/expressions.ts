import { sql } from 'kysely'
import type { ConditionFilter, Expression } from '../../records/plan/defineEntity.js'
import { rangeOrList } from '../../records/read/listCondition.js'
import { yesOrNo } from '../../records/read/yesOrNo.js'

const represents = (today: string) => sql`r.owner_id = t.id and r.is_legal_rep and r.mandate_start <= ${today}::date
      and (r.mandate_end is null or r.mandate_end >= ${today}::date)`

/** The person who represents the organization today. */
export const representative: Expression = ({ today }) =>
  sql`(select jsonb_build_object('id', l.id, 'label', l.label) from organization_dirigente r join person l on l.id = r.person_id
    where ${represents(today)} order by r.position limit 1)`

/** The kinds of document that were handed in, with the minutes beside the mandate of who represents it today. */
export const documentCategories: Expression = ({ today }) =>
  sql`array(select r.category from organization_attachment r where r.owner_id = t.id
    union select 'ata-eleicao' from organization_dirigente r join organization_ata a on a.owner_id = r.id where ${represents(today)} order by 1)`

/** Whether a document has expired and was not renewed. */
export const hasExpiredDocument = yesOrNo(({ today }) => sql`t.documents_valid_until < ${today}::date`)

/** The end of the last legal representative's mandate. */
export const mandateEnd: ConditionFilter = {
  kind: 'date',
  condition: (value) => rangeOrList(sql`t.mandate_until`, value, sql`date`),
}

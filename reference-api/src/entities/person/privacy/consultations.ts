import { sql } from 'kysely'
import type { z } from 'zod'
import { type Database, type Fragment, firstRow, rows } from '../../../database/database.js'
import type { consultation } from './shapes.js'

/** One look at a person's record, or an export of the register that may have held it. */
export type Consultation = z.infer<typeof consultation>

interface Page {
  readonly page: number
  readonly perPage: number
}

/** Who looked at the record of a person, the newest first. Deleted and anonymised people keep their list. */
export async function readConsultations(
  database: Database,
  id: number,
  { page, perPage }: Page,
): Promise<{ readonly data: readonly Consultation[]; readonly total: number }> {
  const found = await rows<Consultation>(
    database,
    sql`select c.at, case when u.id is null then null else jsonb_build_object('id', u.id, 'label', u.name) end as "user",
        p.name as portal, c.what, c.export
      from (${looks(id)}) c left join app_user u on u.id = c.user_id
        left join lateral (select name from portal where portal.id = coalesce(c.portal_id, u.portal_id) or portal.user_id = u.id limit 1) p on true
      order by c.at desc, c.place desc limit ${perPage} offset ${(page - 1) * perPage}`,
  )
  return { data: found, total: await countConsultations(database, id) }
}

/** How many entries that list has. */
export async function countConsultations(database: Database, id: number): Promise<number> {
  const counted = await firstRow<{ count: number }>(database, sql`select count(*) as count from (${looks(id)}) c`)
  return counted?.count ?? 0
}

/** An export of chosen records names them; of any other, nobody stored which people it held. */
const looks = (id: number): Fragment => sql`
  select at, user_id, portal_id, case when is_report then 'reported' else 'opened' end as what, null::jsonb as export, id as place
    from read_entry where entity = 'person' and record_id = ${id}
  union all select at, user_id, null, 'revealed', null, id from audit_entry
    where entity = 'person' and record_id = ${id} and action = 'reveal'
  union all select x.at, x.user_id, x.portal_id, 'exported', jsonb_build_object('format', x.format, 'total', x.total,
      'isFiltered', not x.conditions ? 'ids' and (x.conditions ->> 'search' <> '' or x.conditions -> 'filters' <> '{}'::jsonb)), x.id
    from export_entry x join person t on t.id = ${id} where x.entity = 'person' and x.at >= t.created_at
      and (not x.conditions ? 'ids' or x.conditions -> 'ids' @> to_jsonb(t.id)) and not coalesce(x.conditions -> 'except' @> to_jsonb(t.id), false)`

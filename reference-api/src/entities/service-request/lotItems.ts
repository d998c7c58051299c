import { sql } from 'kysely'
import { type Fragment, rows } from '../../database/database.js'
import type { Lookup } from '../../records/plan/ask.js'

/** The facts about an item of a lot that a request needs. Amounts are decimal strings. */
export interface LotItem {
  readonly id: number
  readonly lotId: number
  readonly unit: string | null
  /** Today's price in BRL; null before the award. */
  readonly price: string | null
  readonly minOrder: string | null
  readonly maxOrder: string | null
}

const today = sql`(now() at time zone 'America/Sao_Paulo')::date`

/** The registered price of the lot's item `i` today. */
export const registeredPrice: Fragment = sql`(select p.unit_price from lot_item_price p where p.item_id = i.id and p."from" <= ${today}
  order by p."from" desc limit 1)`

export const lotItems: Lookup<number, LotItem> = async (database, ids) => {
  const found = await rows<LotItem>(
    database,
    sql`select i.id, i.owner_id as "lotId", i.unit_code as unit, trim_scale(${registeredPrice})::text as price, trim_scale(i.min_order)::text as "minOrder",
        trim_scale(i.max_order)::text as "maxOrder"
      from lot_item i where i.id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map((item) => [item.id, item]))
}

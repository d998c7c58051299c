import type { PreviousPrices } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, rows } from '../../database/database.js'

/** The latest prices that other requests paid for the same material, for each item of a request, the newest first. */
export function previousPrices(database: Database, id: number): Promise<PreviousPrices[]> {
  const prices = sql`select jsonb_build_object('request', jsonb_build_object('id', q.id, 'label', q.label), 'date', q.date,
      'supplier', jsonb_build_object('id', s.id, 'label', s.label), 'quantity', trim_scale(p.quantity)::text,
      'unitPrice', trim_scale(p.unit_price)::text) as price, q.number_order
    from lot_item o join service_request_item p on p.lot_item_id = o.id join service_request q on q.id = p.owner_id
      join supplier s on s.id = q.supplier_id
    where o.material_id = i.material_id and q.id <> r.owner_id and q.number_order is not null and q.deleted_at is null
      and q.status not in ('reprovada','cancelada')
    order by q.number_order desc limit ${most}`
  return rows<PreviousPrices>(
    database,
    sql`select r.lot_item_id as "lotItemId",
        (select coalesce(jsonb_agg(f.price order by f.number_order desc), '[]') from (${prices}) f) as prices
      from service_request_item r join lot_item i on i.id = r.lot_item_id where r.owner_id = ${id} order by r.position`,
  )
}

/** Prices for each item; more of them say nothing new. */
const most = 5

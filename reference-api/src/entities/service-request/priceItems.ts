import { itemTotal, type RequestItemDraft, requestTotal, type ServiceRequestDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.js'
import type { WriteRules } from '../../records/plan/defineEntity.js'
import { lotItems } from './lotItems.js'

type Priced = Pick<RequestItemDraft, 'lotItemId' | 'quantity' | 'unitPrice' | 'priceReason'>

/** Writes the server's price and total of each item, in the transaction of the record. @returns the request's total */
export async function priceItems(database: Database, ownerId: number, items: readonly Priced[]): Promise<string> {
  const known = await lotItems(
    database,
    items.map(({ lotItemId }) => lotItemId),
  )
  const priced = items.map((item) => ({ ...item, unitPrice: item.unitPrice ?? known.get(item.lotItemId)?.price ?? '0' }))
  const values = priced.map((item) => ({ lot_item_id: item.lotItemId, unit_price: item.unitPrice, total: itemTotal(item) }))
  await sql`update service_request_item r set unit_price = n.unit_price, total = n.total
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) n(lot_item_id integer, unit_price numeric, total numeric)
    where r.owner_id = ${ownerId} and r.lot_item_id = n.lot_item_id
      and (r.unit_price, r.total) is distinct from (n.unit_price, n.total)`.execute(database)
  return requestTotal(priced) ?? '0.00'
}

/** Runs after every write: an item without a price of its own gets the registered one, and a received `0` leaves its line out. */
export async function applyWrite({ items }: ServiceRequestDraft, { database, id }: WriteRules): Promise<void> {
  await priceItems(database, id, items)
  await sql`delete from service_request_received q using service_request_receipt c
    where c.id = q.owner_id and c.owner_id = ${id} and q.quantity = 0`.execute(database)
}

/** B7.4: a reserved item gets the registered price of that day, unless a lower price with a reason was agreed. */
export const atReservation = (items: readonly Priced[]): Priced[] =>
  items.map((item) => (item.priceReason === null ? { ...item, unitPrice: null } : item))

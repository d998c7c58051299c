import { sql } from 'kysely'
import type { Expression } from '../../records/plan/defineEntity.js'

/** What is left of an item (`r`); domain model B6.8. */
export const balanceOf = sql`(r.quantity + r.moved + r.amended - r.consumed - r.reserved)`

/** The price of an item (`r`) that is in force today, none before its lot is homologated. */
export const priceOn: Expression = ({ today }) =>
  sql`(select p.unit_price from lot_item_price p where p.item_id = r.id and p."from" <= ${today}::date order by p."from" desc limit 1)`

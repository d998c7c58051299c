import {
  isDivided,
  judgeAmendment,
  type Judgement,
  judgePrice,
  judgeTransfer,
  type Lot,
  type LotAmendment,
  type LotDraft,
  type LotItem,
  type LotRepricing,
  type LotTransfer,
  type LotWithdrawal,
} from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, firstRow } from '../../database/database.js'
import { refused } from '../../http/Problem.js'
import type { EntityOptions } from '../../records/plan/defineEntity.js'
import { post } from './ledger.js'
import { stageIssues } from './rules.js'

type Options = EntityOptions<LotDraft, Lot>

/** How much amendments may add to the initial quantity in total: Lei 14.133/2021, article 125. */
const amendmentShare = 0.25

/** Commands of a lot. The award becomes the first price; quantities and prices change only through the ledger. */
export const effects: Options['effects'] = {
  homologate: async ({ id, awardDate }, { database }) => {
    await sql`insert into lot_item_price (item_id, "from", unit_price) select id, ${awardDate}::date, awarded_unit_price
      from lot_item where owner_id = ${id} order by position`.execute(database)
    return {}
  },
  transfer: async (record, { database, payload, reason, actor }) => {
    const { direction, quantity, participant, authorization, item, isConfirmed } = payload as unknown as LotTransfer
    if (!(await isAta(database, record))) throw refused([{ path: '', code: 'lot.onlyAta' }])
    const found = itemOf(record, item)
    refuseOdd(judgeTransfer(found, { direction, quantity }), { path: 'quantity', isConfirmed })
    refuseDivided(found, quantity)
    const told = toldAs(`${participant}, ${authorization}`, reason)
    await post(database, [{ itemId: found.id, type: `remanejamento-${direction}`, quantity, reason: told, ref: refTo(record) }], actor)
    return {}
  },
  amend: async (record, { database, payload, reason, actor }) => {
    const { item, quantity, term, isConfirmed } = payload as unknown as LotAmendment
    if (await isAta(database, record)) throw refused([{ path: '', code: 'lot.onlyContract' }])
    const found = itemOf(record, item)
    refuseOdd(judgeAmendment(found, { quantity }), { path: 'quantity', isConfirmed })
    refuseDivided(found, quantity)
    await post(database, [{ itemId: found.id, type: 'aditivo', quantity, reason: toldAs(term, reason), ref: refTo(record) }], actor)
    await checkAmended(database, found.id)
    return {}
  },
  reprice: async (record, { database, payload, reason, actor }) => {
    const { item, unitPrice, from, isConfirmed } = payload as unknown as LotRepricing
    const found = itemOf(record, item)
    refuseOdd(judgePrice(found, { unitPrice }), { path: 'unitPrice', isConfirmed })
    const last = found.prices.at(-1)
    if (last && from < last.from) throw refused([{ path: 'from', code: 'lot.priceEarlier', params: { date: last.from } }])
    // Prices of one day replace each other until a request uses one; the award itself stays.
    if (last?.from === from) {
      if (last.isUsed || last.reason === null) throw refused([{ path: 'from', code: 'lot.priceEarlier', params: { date: last.from } }])
      await withdraw(database, { priceId: last.id, withdrawal: null, userId: actor.userId })
    }
    await sql`update lot_item_price set "to" = ${from}::date - 1 where item_id = ${found.id} and ("to" is null or "to" >= ${from}::date)`.execute(
      database,
    )
    await sql`insert into lot_item_price (item_id, "from", unit_price, reason, created_at)
      values (${found.id}, ${from}, ${unitPrice}, ${reason}, now())`.execute(database)
    return {}
  },
  withdrawPrice: async (record, { database, payload, reason, actor }) => {
    const { id, prices } = itemOf(record, (payload as unknown as LotWithdrawal).item)
    const last = prices.at(-1)
    if (!last || last.reason === null) throw refused([{ path: 'item', code: 'lot.noNewPrice' }])
    if (last.isUsed) throw refused([{ path: 'item', code: 'lot.priceUsed' }])
    await withdraw(database, { priceId: last.id, withdrawal: reason, userId: actor.userId })
    await sql`update lot_item_price set "to" = null where item_id = ${id} and "to" = ${last.from}::date - 1`.execute(database)
    return {}
  },
}

/** Moves a price to those that were taken back. */
async function withdraw(
  database: Database,
  { priceId, withdrawal, userId }: { readonly priceId: number; readonly withdrawal: string | null; readonly userId: number },
): Promise<void> {
  await sql`with gone as (delete from lot_item_price where id = ${priceId} returning item_id, "from", unit_price, reason)
    insert into lot_item_price_withdrawn (item_id, "from", unit_price, reason, withdrawal, by_id)
    select item_id, "from", unit_price, reason, ${withdrawal}::text, ${userId}::integer from gone`.execute(database)
}

/** @throws Problem 409 for what cannot be meant, and for what has to be confirmed first */
function refuseOdd(
  { refusal, question }: Judgement,
  { path, isConfirmed }: { readonly path: string; readonly isConfirmed: boolean },
): void {
  const remark = refusal ?? (isConfirmed ? undefined : question)
  if (remark) throw refused([{ path, code: `lot.${remark.code}`, params: remark.params }])
}

/** What is counted can be asked for whole only. @throws Problem 409 on the field `quantity` */
function refuseDivided({ unitCode }: LotItem, quantity: string): void {
  if (isDivided(quantity, unitCode)) throw refused([{ path: 'quantity', code: 'lot.divided' }])
}

const toldAs = (act: string, reason: string): string => (reason === '' ? act : `${act}: ${reason}`)

/** Taking the homologation back removes the first prices; a lot keeps it once its tender is signed or something was ordered from it. */
export const takeBacks: Options['takeBacks'] = {
  homologate: async (record, context) => {
    const [{ id }, { database }] = [record, context]
    const late = await stageIssues(record, context)
    if (late.length > 0) throw refused(late)
    const moved = await firstRow(
      database,
      sql`select 1 as moved from lot_movement m join lot_item i on i.id = m.item_id where i.owner_id = ${id}
        union all select 1 from service_request where lot_id = ${id} and deleted_at is null limit 1`,
    )
    if (moved) throw refused([{ path: '', code: 'lot.inMotion' }])
    await sql`delete from lot_item_price where item_id in (select id from lot_item where owner_id = ${id})`.execute(database)
  },
}

const refTo = ({ id }: Lot) => ({ entity: 'lot', id })

/** The item with this number. @throws Problem 409 on the field `item` */
function itemOf({ items }: Lot, number: number): LotItem & { readonly id: number } {
  const found = items.find(({ seq }) => seq === number)
  if (!found) throw refused([{ path: 'item', code: 'lot.noItem' }])
  return found
}

async function isAta(database: Database, { tenderId }: Lot): Promise<boolean> {
  return (await firstRow<{ isSrp: boolean }>(database, sql`select is_srp as "isSrp" from tender where id = ${tenderId}`))?.isSrp === true
}

/**
 * Refuses an amendment above the limit. The movement has locked the item, so no other writer can add to it now.
 * @throws Problem 409 with the quantity that may still be added
 */
async function checkAmended(database: Database, id: number): Promise<void> {
  const over = await firstRow<{ rest: string }>(
    database,
    sql`select trim_scale(greatest(0, i.quantity * ${amendmentShare}::numeric - i.amended
        + (select m.quantity from lot_movement m where m.item_id = i.id order by m.id desc limit 1)))::text as rest
      from lot_item i where i.id = ${id} and i.amended > i.quantity * ${amendmentShare}::numeric`,
  )
  if (over) throw refused([{ path: 'quantity', code: 'lot.amendmentLimit', params: { rest: over.rest } }])
}

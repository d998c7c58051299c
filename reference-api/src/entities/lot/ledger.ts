import { type RuleIssue, type MovementType, sumDecimals } from '@esporte-parana/sdk/contracts'
import { type RawBuilder, sql } from 'kysely'
import { type Database, rows } from '../../database/database.js'
import { invalid, notFound, Problem } from '../../http/Problem.js'

/** One movement to write for an item of a lot. */
export interface LedgerEntry {
  readonly itemId: number
  readonly type: MovementType
  /** Above 0, up to four places, as a decimal string; an amendment below 0 takes back what another one added. */
  readonly quantity: string
  /** The record that causes the movement: `{ entity: 'serviceRequest', id: 12 }`. */
  readonly ref?: { readonly entity: string; readonly id: number }
  /** The reason that the user typed. */
  readonly reason?: string
  /** The field of the issue when the movement is refused: `items[2].quantity`. @default 'quantity' */
  readonly path?: string
}

/**
 * What each type adds to the columns of an item. A consumption uses a reservation, so it does not change the balance again. A reversal
 * (estorno) returns consumed quantities to the balance.
 */
const effects = {
  consumed: { consumo: 1, estorno: -1 },
  reserved: { reserva: 1, liberacao: -1, consumo: -1 },
  moved: { 'remanejamento-entrada': 1, 'remanejamento-saida': -1 },
  amended: { aditivo: 1 },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<MovementType, 1 | -1>>>>>

type Kept = keyof typeof effects
const keptColumns = Object.keys(effects) as Kept[]

type Short = 'balance' | 'reserved' | 'consumed' | 'amended'

/** Types that take from a column of the item; only these can ask for too much. An amendment takes when it is below zero. */
const takesFrom: Readonly<Partial<Record<MovementType, readonly Short[]>>> = {
  reserva: ['balance'],
  'remanejamento-saida': ['balance'],
  liberacao: ['reserved'],
  consumo: ['reserved'],
  estorno: ['consumed'],
  aditivo: ['amended', 'balance'],
}

/** The sum of the ledger's movements (`m`) for one column. */
const sumOf = (column: Kept): RawBuilder<unknown> => {
  const signs = Object.entries(effects[column]).map(([type, sign]) => sql`when ${sql.lit(type)} then ${sql.lit(sign)} * m.quantity`)
  return sql`coalesce(sum(case m.type ${sql.join(signs, sql` `)} end), 0)`
}
const sums = sql.join(keptColumns.map((column) => sql`${sumOf(column)} as ${sql.id(column)}`))

/**
 * Writes movements and the columns with their sums, in the caller's transaction. Balances change only here. Locks items in id order, so
 * that two writers cannot use the same balance or deadlock. The columns are always computed from the ledger, never incremented.
 * @throws Problem 409 `lot.balance`, `lot.reserved`, `lot.consumed` or `lot.amended` with `{ item, balance, requested }` of the first item that has too
 * little, and an issue for each such item; 422 `max` at the quantities that an item has no room for; then nothing is written
 */
export async function post(
  transaction: Database,
  entries: readonly LedgerEntry[],
  { userId }: { readonly userId: number | null },
): Promise<void> {
  const ids = [...new Set(entries.map(({ itemId }) => itemId))].sort((one, other) => one - other)
  if (ids.length === 0) return
  await lockItems(transaction, ids)
  await insertMovements(transaction, entries, userId)
  const short = await itemsShort(transaction, ids)
  if (short.length > 0) throw refusal(short, entries)
  const over = await itemsOver(transaction, ids)
  if (over.length > 0) throw invalid(overIssues(over, entries))
  await sumUp(transaction, sql`m.item_id = any(${ids}::integer[])`)
}

/**
 * Writes the sums of the ledger into items with a movement (`m`) that fits the condition. Locks nothing, so only demo data and `post` may
 * call it.
 */
export async function sumUp(database: Database, condition: RawBuilder<unknown>): Promise<void> {
  await sql`update lot_item i set ${sql.join(keptColumns.map((column) => sql`${sql.id(column)} = s.${sql.id(column)}`))}
    from (select m.item_id, ${sums} from lot_movement m where ${condition} group by m.item_id) s where i.id = s.item_id`.execute(database)
}

/** Locks the lots before their items, as every write of a lot does. @throws Problem 404 when an item no longer exists */
async function lockItems(database: Database, ids: readonly number[]): Promise<void> {
  await sql`select 1 from lot where id in (select owner_id from lot_item where id = any(${[...ids]}::integer[])) order by id for no key update`.execute(
    database,
  )
  const locked = await rows(database, sql`select id from lot_item where id = any(${[...ids]}::integer[]) order by id for no key update`)
  if (locked.length < ids.length) throw notFound()
}

async function insertMovements(database: Database, entries: readonly LedgerEntry[], userId: number | null): Promise<void> {
  const movements = entries.map(({ itemId, type, quantity, ref, reason }) => ({
    item_id: itemId,
    type,
    quantity,
    ref_entity: ref?.entity ?? null,
    ref_id: ref?.id ?? null,
    reason: reason ?? null,
  }))
  await sql`insert into lot_movement (item_id, type, quantity, ref_entity, ref_id, reason, by_id)
    select m.item_id, m.type, m.quantity, m.ref_entity, m.ref_id, m.reason, ${userId}::integer
    from rows from (jsonb_to_recordset(${JSON.stringify(movements)}::jsonb)
      as (item_id integer, type text, quantity numeric, ref_entity text, ref_id integer, reason text)) with ordinality as
      m (item_id, type, quantity, ref_entity, ref_id, reason, place) order by m.place`.execute(database)
}

interface ShortItem extends Readonly<Record<Short, string>> {
  readonly id: number
  readonly number: number
  readonly lacks: Short
}

/** The items that the new movements would bring below zero, with their values before; the columns are not written yet. */
function itemsShort(database: Database, ids: readonly number[]): Promise<ShortItem[]> {
  return rows<ShortItem>(
    database,
    sql`select i.id, i.position + 1 as number,
        trim_scale(i.quantity + i.moved + i.amended - i.consumed - i.reserved)::text as balance, trim_scale(i.reserved)::text as reserved,
        trim_scale(i.consumed)::text as consumed, trim_scale(i.amended)::text as amended,
        case when s.reserved < 0 then 'reserved' when s.consumed < 0 then 'consumed' when s.amended < 0 then 'amended' else 'balance' end as lacks
      from lot_item i join (select m.item_id, ${sums} from lot_movement m where m.item_id = any(${[...ids]}::integer[]) group by m.item_id) s
        on s.item_id = i.id
      where s.reserved < 0 or s.consumed < 0 or s.amended < 0 or i.quantity + s.moved + s.amended - s.consumed - s.reserved < 0 order by i.id`,
  )
}

function refusal(short: readonly ShortItem[], entries: readonly LedgerEntry[]): Problem {
  const place = new Map(entries.map(({ itemId }, index) => [itemId, index]))
  const inOrder = short.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
  const told = inOrder.map(({ id, number, lacks, ...had }) => {
    const asking = entries.filter(({ itemId, type }) => itemId === id && takesFrom[type]?.includes(lacks))
    const requested = sumDecimals(asking.map(({ quantity }) => quantity.replace('-', ''))) ?? '0'
    return { code: `lot.${lacks}` as const, path: asking[0]?.path ?? 'quantity', item: id, number, balance: had[lacks], requested }
  })
  const issues: RuleIssue[] = told.map(({ code, path, number, balance, requested }) => ({
    code,
    path,
    params: { item: number, balance, requested },
  }))
  const [first] = told
  const data = first && { item: first.item, balance: first.balance, requested: first.requested }
  return new Problem(409, first?.code ?? 'lot.balance', { issues, data, params: issues[0]?.params })
}

/** The most that a column of quantities holds. */
const mostOfQuantities = '9999999999.9999'

interface FullItem {
  readonly id: number
  /** What could still be added before the new movements. */
  readonly room: string
}

/** The items that would have more than their columns hold. What is reserved, consumed and amended is a part of what an item has in all. */
function itemsOver(database: Database, ids: readonly number[]): Promise<FullItem[]> {
  return rows<FullItem>(
    database,
    sql`select i.id, trim_scale(${mostOfQuantities}::numeric - i.quantity - i.moved - i.amended)::text as room
      from lot_item i join (select m.item_id, ${sums} from lot_movement m where m.item_id = any(${[...ids]}::integer[]) group by m.item_id) s
        on s.item_id = i.id
      where i.quantity + s.moved + s.amended > ${mostOfQuantities}::numeric`,
  )
}

function overIssues(over: readonly FullItem[], entries: readonly LedgerEntry[]): RuleIssue[] {
  const adding = entries.filter(({ type }) => type === 'remanejamento-entrada' || type === 'aditivo')
  return adding.flatMap(({ itemId, path = 'quantity' }) => {
    const full = over.find(({ id }) => id === itemId)
    return full ? [{ path, code: 'max', params: { max: Number(full.room) } }] : []
  })
}

/** The issues of a reservation that `post` would refuse now, in the order of its entries. Nothing is written or locked. */
export async function shortOf(database: Database, entries: readonly LedgerEntry[]): Promise<RuleIssue[]> {
  const asked = JSON.stringify(entries.map(({ itemId, quantity }) => ({ item_id: itemId, quantity })))
  const found = await rows<{ id: number; number: number; balance: string }>(
    database,
    sql`select i.id, i.position + 1 as number, trim_scale(i.quantity + i.moved + i.amended - i.consumed - i.reserved)::text as balance
      from lot_item i join jsonb_to_recordset(${asked}::jsonb) as e (item_id integer, quantity numeric) on e.item_id = i.id
      where i.quantity + i.moved + i.amended - i.consumed - i.reserved < e.quantity`,
  )
  const short = new Map(found.map((item) => [item.id, item]))
  return entries.flatMap(({ itemId, quantity, path = 'quantity' }) => {
    const item = short.get(itemId)
    return item ? [{ code: 'lot.balance', path, params: { item: item.number, balance: item.balance, requested: quantity } }] : []
  })
}

/** Finds items whose columns differ from their ledger. There are none unless a write bypassed `post`. @returns their ids */
export async function unbalancedItems(database: Database): Promise<readonly number[]> {
  const differs = keptColumns.map((column) => sql`i.${sql.id(column)} <> coalesce(s.${sql.id(column)}, 0)`)
  const found = await rows<{ id: number }>(
    database,
    sql`select i.id from lot_item i left join (select m.item_id, ${sums} from lot_movement m group by m.item_id) s on s.item_id = i.id
      where ${sql.join(differs, sql` or `)} order by i.id`,
  )
  return found.map(({ id }) => id)
}

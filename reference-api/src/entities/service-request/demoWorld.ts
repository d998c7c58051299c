import { sql } from 'kysely'
import { type Database, rows } from '../../database/database.js'
import { createRandom, type Random } from '../../demo/random.js'
import { lotsPerTender } from '../lot/seed.js'

/** An item that requests can use. Quantities are whole numbers, so that the rest is exact. */
export interface DemoItem {
  readonly id: number
  readonly label: string
  /** In BRL. */
  readonly price: string
  readonly quantity: number
  /** The quantity that no request has used yet. */
  left: number
}

/** A lot with its tender's validity. */
export interface DemoLot {
  readonly id: number
  readonly tenderId: number
  readonly supplierId: number
  readonly title: string
  readonly from: string
  readonly until: string
  readonly isInForce: boolean
  readonly items: readonly DemoItem[]
  /** The regional offices that it serves; none means all. */
  readonly officeIds: readonly number[]
}

interface DemoOffice {
  readonly id: number
  readonly cityId: number
  readonly city: string
}

export interface DemoEvent {
  readonly id: number
  readonly name: string
  readonly from: string
  readonly to: string
  /** Athletes and staff. */
  readonly participants: number
  /** The regional office of its first host city. */
  readonly officeId: number
}

/** The records that demo requests refer to. */
export interface DemoWorld {
  readonly random: Random
  readonly today: string
  readonly lots: readonly DemoLot[]
  readonly people: readonly number[]
  readonly departments: readonly number[]
  readonly offices: readonly DemoOffice[]
  readonly events: readonly DemoEvent[]
}

const idsOf = async (database: Database, statement: ReturnType<typeof sql>) =>
  (await rows<{ id: number }>(database, statement)).map(({ id }) => id)

/** Whether a lot may be used for a regional office. */
export const serves = ({ officeIds }: Pick<DemoLot, 'officeIds'>, officeId: number): boolean =>
  officeIds.length === 0 || officeIds.includes(officeId)

/** Reads these records from the database, but not the large lot, whose balance is left to who tries the product. Without awarded lots there are no requests. */
export async function readWorld(database: Database, today: string): Promise<DemoWorld> {
  const lots = await rows<DemoLot>(
    database,
    sql`select l.id, l.tender_id as "tenderId", l.supplier_id as "supplierId", l.title, t.valid_from as "from", t.valid_until as "until",
        t.status = 'vigente' as "isInForce",
        jsonb_agg(jsonb_build_object('id', i.id, 'label', m.label, 'price', i.awarded_unit_price::text, 'quantity', floor(i.quantity),
          'left', floor(i.quantity + least(i.moved, 0) - i.consumed - i.reserved)) order by i.id) as items,
        (select coalesce(jsonb_agg(g.region_id order by g.position), '[]') from lot_region g where g.owner_id = l.id) as "officeIds"
      from lot l join tender t on t.id = l.tender_id join lot_item i on i.owner_id = l.id join material m on m.id = i.material_id
      where l.number <= ${lotsPerTender} and l.status = 'homologado' and l.supplier_id is not null and t.status in ('vigente','encerrada') and t.valid_from <= ${today}::date
        and i.awarded_unit_price is not null
        and not exists (select 1 from lot_item_price p where p.item_id = i.id and p.unit_price <> i.awarded_unit_price)
      group by l.id, t.id order by l.id`,
  )
  const people = await idsOf(
    database,
    sql`select id from person where legal_capacity = 'adulto' and status = 'ativo' order by id limit 120`,
  )
  const departments = await idsOf(database, sql`select id from department where status = 'ativo' order by id limit 60`)
  const offices = await rows<DemoOffice>(
    database,
    sql`select r.id, c.id as "cityId", c.name as city from region r join city c on c.id = r.seat_city_id where r.type = 'regional-esporte' order by r.id`,
  )
  const events = await rows<DemoEvent>(
    database,
    sql`select e.id, e.name, e.start_date as "from", e.end_date as "to", r.id as "officeId",
        coalesce(e.expected_athletes, 0) + coalesce(e.expected_staff, 0) as participants
      from event e join event_city h on h.owner_id = e.id and h.position = 0 join region_city k on k.city_id = h.city_id
        join region r on r.id = k.owner_id and r.type = 'regional-esporte'
      where e.status not in ('cancelado','adiado') order by e.start_date, e.id`,
  )
  return { random: createRandom(118), today, lots, people, departments, offices, events }
}

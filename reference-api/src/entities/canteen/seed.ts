import { sql } from 'kysely'
import { type Database, rows } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import { createRandom } from '../../demo/random.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import { writeChildren } from '../../records/write/writeChildren.js'
import type { DemoOptions } from '../EntityFolder.js'
import { demoCanteen, type DemoEvent, type DemoMealLot } from './demoCanteen.js'

/** Inserts up to five canteens for each event, depending on its size, menus around today, and served meals until yesterday. */
export async function seedCanteens(database: Database, plan: EntityPlan, { today }: DemoOptions): Promise<void> {
  const events = await rows<DemoEvent>(
    database,
    sql`select e.id, e.status, e.start_date::text as "startDate", e.end_date::text as "endDate",
        coalesce(e.expected_athletes, 0) + coalesce(e.expected_staff, 0) as participants, c.id as "cityId", c.name as city,
        o.id as "officeId", r.id as "requestId", r.lot_id as "requestedLotId"
      from event e join event_city h on h.owner_id = e.id and h.position = 0 join city c on c.id = h.city_id
      join region_city k on k.city_id = h.city_id join region o on o.id = k.owner_id and o.type = 'regional-esporte'
      left join lateral (select id, lot_id from service_request where event_id = e.id and subject like 'Refeições – %' order by id desc limit 1) r on true
      where e.status <> 'adiado' order by e.id`,
  )
  const requestedLots = events.flatMap(({ requestedLotId }) => requestedLotId ?? [])
  const lots = await rows<DemoMealLot>(
    database,
    sql`select l.id, l.tender_id as "tenderId", l.supplier_id as "supplierId", t.valid_from::text as "from", t.valid_until::text as "until",
        jsonb_agg(jsonb_build_object('id', i.id, 'name', m.description) order by i.id) as items,
        (select coalesce(jsonb_agg(g.region_id), '[]') from lot_region g where g.owner_id = l.id) as "officeIds"
      from lot l join tender t on t.id = l.tender_id join lot_item i on i.owner_id = l.id and i.unit_code in ('REFEICAO', 'KIT') join material m on m.id = i.material_id
      where l.status = 'homologado' and t.status in ('vigente','encerrada') group by l.id, t.id order by l.id`,
  )
  const adults = await rows<{ id: number }>(
    database,
    sql`select id from person where legal_capacity = 'adulto' and status = 'ativo' order by id limit 60`,
  )
  if (adults.length === 0) return
  const requested = new Map(lots.filter(({ id }) => requestedLots.includes(id)).map((lot) => [lot.id, lot]))
  const world = { random: createRandom(38), today, people: adults.map(({ id }) => id), lots, requested }
  const made = events.flatMap((event) => {
    const count = Math.min(5, Math.max(1, Math.ceil(event.participants / 700)))
    const all = Array.from({ length: count }, (_, place) => demoCanteen(world, event, { place, count }))
    // Without an ata for its days, none could have been opened.
    return all.filter(({ status, draft }) => status !== 'encerrado' || draft.lotId !== null)
  })
  const records = made.map(({ draft, status }, index) => ({ id: index + 1, draft, status }))
  await insertRows(
    database,
    'canteen',
    records.map(({ id, draft, status }) =>
      rowOf(
        plan,
        { ...draft },
        {
          id,
          ...seededColumns,
          status,
          meals_per_day: draft.meals.reduce((sum, { expectedPerDay }) => sum + expectedPerDay, 0),
          meal_capacity: draft.capacity * draft.turns * draft.meals.length,
        },
      ),
    ),
  )
  await continueIds(database, 'canteen')
  await writeChildren(
    database,
    plan.children,
    records.map(({ id, draft }) => ({ id, draft: { ...draft } })),
  )
}

import { type CanteenBeginning, type EventPlace, serviceRequestContract, type UsualMeal } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, firstRow, rows } from '../../database/database.js'
import { cityOf, knownAs, type VenueRow } from '../service-request/beginning.js'
import { readAddressText } from '../service-request/readAddressText.js'
import { itemsOfMeal, mealNames, type MealType } from './mealItems.js'

interface BegunEvent extends Pick<CanteenBeginning, 'operatingFrom' | 'operatingTo' | 'manager'> {
  readonly participants: number | null
  readonly days: number
  /** How many canteens the event will have: one at each of its places. */
  readonly placeCount: number
}

/** What is known of a new canteen of an event; `lotId` asks about the items of that lot. */
export async function readBeginning(database: Database, eventId: number, lotId: number | undefined): Promise<CanteenBeginning> {
  const [event, supply] = await Promise.all([readEvent(database, eventId), readSupply(database, eventId, lotId)])
  const { participants, days, placeCount, ...begun } = event
  const share = (quantity: number) => Math.floor(quantity / placeCount)
  const expectedOf = (type: string) => {
    const requested = supply?.items.find((item) => item.type === type)?.requested ?? null
    // The days of all canteens together may not exceed what was requested.
    if (requested !== null) return share(requested / days) || null
    return participants === null ? null : share(participants) || null
  }
  // A meal without its number could not be saved.
  const meals = (await usualMeals(database, eventId)).flatMap((meal) => {
    const expectedPerDay = expectedOf(meal.type) ?? meal.expectedPerDay
    return expectedPerDay === null ? [] : [{ ...meal, expectedPerDay }]
  })
  // A request that lacks one of the meals would stop the save: it was meant for something else.
  const isCovered = supply?.items.every(({ type, requested }) => requested !== null || !meals.some((meal) => meal.type === type))
  return {
    ...begun,
    meals,
    places: await freePlaces(database, eventId),
    supply: supply && {
      ...supply,
      request: isCovered ? supply.request : null,
      items: supply.items.map(({ type, item }) => ({ type, item })),
    },
  }
}

async function readEvent(database: Database, id: number): Promise<BegunEvent> {
  const event = await firstRow<BegunEvent>(
    database,
    sql`select e.start_date as "operatingFrom", e.end_date as "operatingTo", e.end_date - e.start_date + 1 as days,
        case when num_nonnulls(e.expected_athletes, e.expected_staff) > 0
          then coalesce(e.expected_athletes, 0) + coalesce(e.expected_staff, 0) end as participants,
        greatest(1, (select count(*) from event_venue v where v.owner_id = e.id))::integer as "placeCount",
        (select jsonb_build_object('id', p.id, 'label', p.label) from person p where p.id = e.coordinator_id and p.status = 'ativo'
          and p.deleted_at is null and p.legal_capacity in ('adulto','emancipado')) as manager
      from event e where e.id = ${id}`,
  )
  if (!event) throw new Error(`event ${id} is missing, although its address was checked`)
  return event
}

type MealHours = Omit<UsualMeal, 'expectedPerDay'> & { readonly expectedPerDay: number | null }

const usual: readonly MealHours[] = [
  { type: 'cafe-da-manha', startTime: '06:30', endTime: '08:30', service: 'buffet', expectedPerDay: null, maxPerPerson: 1 },
  { type: 'almoco', startTime: '11:00', endTime: '14:00', service: 'buffet', expectedPerDay: null, maxPerPerson: 1 },
  { type: 'jantar', startTime: '18:00', endTime: '21:00', service: 'buffet', expectedPerDay: null, maxPerPerson: 1 },
]

/** The meals of the event's latest canteen, or three usual ones. */
async function usualMeals(database: Database, eventId: number): Promise<readonly MealHours[]> {
  const known = await rows<MealHours>(
    database,
    sql`select m.type, m.start_time as "startTime", m.end_time as "endTime", m.service,
        m.expected_per_day as "expectedPerDay", m.max_per_person as "maxPerPerson"
      from canteen_meal m where m.owner_id = (select max(c.id) from canteen c join canteen_meal o on o.owner_id = c.id
        where c.event_id = ${eventId} and c.status <> 'cancelado' and c.deleted_at is null) order by m.position`,
  )
  return known.length > 0 ? known : usual
}

/**
 * The event's venues without a canteen. A venue has only a name and a line of text: its address is the latest that is registered for a place of
 * that name, otherwise what the text shows. Its city is the one that the text names, or the only one of the event.
 */
async function freePlaces(database: Database, eventId: number): Promise<readonly EventPlace[]> {
  const venues = await rows<VenueRow & { readonly place: string }>(
    database,
    sql`select v.name as place, v.address as text, h.id as "cityId", h.state_id as "stateId", (${knownAs(sql`v.name`)}) as address
      from event_venue v left join lateral (
        select c.id, c.state_id from event_city e join city c on c.id = e.city_id where e.owner_id = v.owner_id
          and ((select count(*) from event_city o where o.owner_id = v.owner_id) = 1
            or position(lower(c.name) in lower(concat_ws(' ', v.name, v.address))) > 0)
        order by length(c.name) desc limit 1) h on true
      where v.owner_id = ${eventId} and not exists (select 1 from canteen t
        where t.event_id = v.owner_id and t.place_name = v.name and t.status <> 'cancelado' and t.deleted_at is null)
      order by v.position limit 12`,
  )
  return venues.map(({ place, text, address, ...city }) => ({
    name: place,
    address: address ?? { ...cityOf(city), ...(text === null ? {} : readAddressText(text)) },
  }))
}

interface SupplyRow extends Omit<NonNullable<CanteenBeginning['supply']>, 'items'> {
  readonly rows: readonly { readonly id: number; readonly label: string; readonly name: string; readonly requested: number | null }[]
}

/** The asked lot, or the one of the event's latest request of meals, with the item of each kind of meal. */
async function readSupply(database: Database, eventId: number, lotId: number | undefined) {
  const request = sql`select q.id, q.lot_id, q.label, q.status from service_request q
    where q.event_id = ${eventId} and q.deleted_at is null and q.status not in ('reprovada','cancelada')
      and exists (select 1 from service_request_item s join lot_item i on i.id = s.lot_item_id where s.owner_id = q.id and i.unit_code in ('REFEICAO','KIT'))
    order by q.id desc limit 1`
  const found = await firstRow<SupplyRow>(
    database,
    sql`select jsonb_build_object('id', t.id, 'label', t.label) as tender, jsonb_build_object('id', l.id, 'label', l.label) as lot,
        case when r.status = any(${serviceRequestContract.referable}) then jsonb_build_object('id', r.id, 'label', r.label) end as request,
        (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'label', m.label, 'name', m.description, 'requested', s.quantity::float8) order by i.id), '[]')
          from lot_item i join material m on m.id = i.material_id left join service_request_item s on s.owner_id = r.id and s.lot_item_id = i.id
          where i.owner_id = l.id and i.unit_code in ('REFEICAO','KIT')) as rows
      from lot l join tender t on t.id = l.tender_id left join (${request}) r on r.lot_id = l.id
      where l.deleted_at is null and ${lotId === undefined ? sql`r.id is not null` : sql`l.id = ${lotId}`}`,
  )
  if (!found) return null
  const { rows: items, ...supply } = found
  return {
    ...supply,
    items: (Object.keys(mealNames) as MealType[]).flatMap((type) =>
      itemsOfMeal(type, items).map(({ id, label, requested }) => ({ type, item: { id, label }, requested })),
    ),
  }
}

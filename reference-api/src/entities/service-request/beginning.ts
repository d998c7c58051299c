import type { RequestBeginning, RequestObject } from '@esporte-parana/sdk/contracts'
import { type RawBuilder, sql } from 'kysely'
import { type Database, firstRow } from '../../database/database.js'
import type { ExpressionContext } from '../../records/plan/defineEntity.js'
import { heldNow } from '../../records/plan/heldNow.js'
import { asker } from './expressions.js'
import { readAddressText } from './readAddressText.js'

interface BeginningQuery {
  readonly eventId: number | undefined
  readonly object: RequestObject
}

/** What is known of a new request: the person who asks, with the department, and the days and places of an event. */
export async function readBeginning(
  database: Database,
  { eventId, object }: BeginningQuery,
  context: ExpressionContext,
): Promise<RequestBeginning> {
  const person = await firstRow<Pick<RequestBeginning, 'requester' | 'department'>>(
    database,
    sql`select jsonb_build_object('id', p.id, 'label', p.label) as requester,
        (select jsonb_build_object('id', d.id, 'label', d.label) from person_function r join department d on d.id = r.department_id
          where r.owner_id = p.id and ${heldNow(context)} and d.status = 'ativo' and d.deleted_at is null
          order by r.start desc, r.id limit 1) as department
      from person p where p.id = ${asker(context)} and p.status = 'ativo' and p.deleted_at is null
        and p.legal_capacity in ('adulto','emancipado')`,
  )
  const event = eventId === undefined ? undefined : await readEvent(database, eventId)
  return {
    requester: person?.requester ?? null,
    department: person?.department ?? null,
    event: event ? { ...event, ...(await placeOf(database, event.id, object)) } : null,
  }
}

type EventFacts = Omit<NonNullable<RequestBeginning['event']>, 'place' | 'address'>

/** The days of an event and its regional office, which is that of its first host city where the event names none. */
function readEvent(database: Database, id: number): Promise<EventFacts | undefined> {
  const office = sql`select jsonb_build_object('id', r.id, 'label', r.label) from region r`
  const isOffice = sql`r.type = 'regional-esporte' and r.status = 'ativo' and r.deleted_at is null`
  return firstRow(
    database,
    sql`select e.id, e.name as label, e.start_date as "startDate", e.end_date as "endDate",
        case when num_nonnulls(e.expected_athletes, e.expected_staff) > 0
          then coalesce(e.expected_athletes, 0) + coalesce(e.expected_staff, 0) end as participants,
        coalesce((${office} where r.id = e.region_id and ${isOffice}),
          (${office} join region_city c on c.owner_id = r.id join event_city h on h.city_id = c.city_id
            where h.owner_id = e.id and ${isOffice} order by h.position limit 1)) as region
      from event e where e.id = ${id} and e.deleted_at is null and e.status <> 'cancelado'`,
  )
}

type EventPlace = Pick<NonNullable<RequestBeginning['event']>, 'place' | 'address'>

/**
 * Where the request is carried out: meals in a canteen of the event, everything else at its first venue. A venue has only a name and a line of
 * text, so its address is the latest that is registered for a place of that name.
 */
async function placeOf(database: Database, eventId: number, object: RequestObject): Promise<EventPlace> {
  const canteen = await firstRow<EventPlace>(
    database,
    sql`select t.place_name as place, ${address} as address from canteen t
      where t.event_id = ${eventId} and t.status in ('planejado','ativo') and t.deleted_at is null order by t.id limit 1`,
  )
  if (canteen && object === 'refeicoes') return canteen
  const venue = await firstRow<VenueRow>(
    database,
    sql`select v.name as place, v.address as text, c.id as "cityId", c.state_id as "stateId", (${knownAs(sql`v.name`)}) as address
      from event e left join lateral (select name, address from event_venue where owner_id = e.id order by position limit 1) v on true
        left join lateral (select city_id from event_city where owner_id = e.id order by position limit 1) h on true
        left join city c on c.id = h.city_id where e.id = ${eventId}`,
  )
  if (venue?.place && venue.address) return { place: venue.place, address: venue.address }
  if (venue?.place && venue.text) return { place: venue.place, address: { ...cityOf(venue), ...readAddressText(venue.text) } }
  return canteen ?? { place: venue?.place ?? null, address: venue ? cityOf(venue) : null }
}

export interface VenueRow {
  readonly place: string | null
  readonly text: string | null
  readonly stateId: number | null
  readonly cityId: number | null
  readonly address: EventPlace['address']
}

export const cityOf = ({ stateId, cityId }: Pick<VenueRow, 'stateId' | 'cityId'>) => ({
  zipCode: null,
  street: null,
  number: null,
  complement: null,
  neighborhood: null,
  stateId,
  cityId,
})

/** The address of a row (`t`); only places in Brazil have all of it. */
const address = sql`jsonb_build_object('zipCode', t.address_zip_code, 'street', t.address_street, 'number', t.address_number,
  'complement', t.address_complement, 'neighborhood', t.address_neighborhood, 'stateId', t.address_state_id, 'cityId', t.address_city_id)`

/** The latest address of a place of this name in a canteen or a request. */
export const knownAs = (name: RawBuilder<unknown>) =>
  sql`select known.address from (
      select t.updated_at as at, ${address} as address from canteen t
        where t.place_name = ${name} and t.deleted_at is null and t.address_zip_code is not null
      union all
      select t.updated_at, ${address} from service_request t
        where t.execution_place = ${name} and t.deleted_at is null and t.address_zip_code is not null
    ) known order by known.at desc limit 1`

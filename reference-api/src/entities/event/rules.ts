import type { EventReplan, FieldIssue, SportsEvent, SportsEventDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Fragment, rows } from '../../database/database.js'
import type { Lookup } from '../../records/plan/ask.js'
import type { FilterValue, RuleContext, TransitionContext } from '../../records/plan/defineEntity.js'
import { canBeResponsible } from '../person/duties.js'

/** Rules of domain model B6.13 that need other records. */
export async function checkEvent(draft: SportsEventDraft, context: RuleContext): Promise<FieldIssue[]> {
  const { coordinatorId } = draft
  const found = await Promise.all([checkRegion(draft, context), canBeResponsible(context, { coordinatorId }, 'event.coordinatorCapacity')])
  return found.flat()
}

/** An event lies in the region of its first host city, unless another one was named: what is stored stays when regions change. B7.14. */
export async function stampRegion(draft: SportsEventDraft, context: RuleContext) {
  return { region_id: draft.regionId ?? (await derivedRegion(draft, context))?.id ?? null }
}

const isMacro = ({ phase }: SportsEventDraft) => phase === 'macrorregional'

async function checkRegion(draft: SportsEventDraft, context: RuleContext): Promise<FieldIssue[]> {
  const { phase, regionId } = draft
  if (regionId !== null) {
    const type = await context.ask(typeById, regionId)
    return type === undefined || (type === 'macrorregiao-esportiva') === isMacro(draft) || phase === 'final' || phase === 'setorizacao'
      ? []
      : [{ path: 'regionId', code: 'event.regionType' }]
  }
  if (phase !== 'regional' && phase !== 'macrorregional') return []
  const derived = await derivedRegion(draft, context)
  // A city that does not exist is refused by itself.
  return derived?.id === null ? [{ path: 'regionId', code: 'event.regionMissing', params: { value: derived.city } }] : []
}

async function derivedRegion(draft: SportsEventDraft, { ask }: RuleContext) {
  const [city] = draft.hostCityIds
  return city === undefined ? undefined : ask(isMacro(draft) ? macroOfCity : officeOfCity, city)
}

interface CityRegion {
  readonly city: string
  readonly id: number | null
}

const lookUp =
  (region: Fragment): Lookup<number, CityRegion> =>
  async (database, ids) => {
    const found = await rows<CityRegion & { cityId: number }>(
      database,
      sql`select c.id as "cityId", c.name as city, (${region}) as id from city c where c.id = any(${ids.map(String)}::bigint[])`,
    )
    return new Map(found.map((row) => [row.cityId, row]))
  }

const regionsOfCity = sql`from region r join region_city rc on rc.owner_id = r.id where rc.city_id = c.id and r.status = 'ativo' and r.deleted_at is null`
/** The regional sports office of a city, else its education district. */
const officeOfCity = lookUp(sql`select r.id ${regionsOfCity} and r.type <> 'macrorregiao-esportiva' order by r.type desc limit 1`)
/** The macro-region that holds a city, else the one that its office lies in. */
const macroOfCity = lookUp(
  sql`select coalesce(max(r.id) filter (where r.type = 'macrorregiao-esportiva'), max(r.parent_id)) ${regionsOfCity}`,
)

const typeById: Lookup<number, string> = async (database, ids) => {
  const found = await rows<{ id: number; type: string }>(
    database,
    sql`select id, type from region where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map(({ id, type }) => [id, type]))
}

/** The record says what hinders its next step; the step is refused for the same reasons. */
export function hindered(record: SportsEvent): Promise<FieldIssue[]> {
  return Promise.resolve(record.hindrances.map((hindrance) => ({ path: '', code: `event.${hindrance}` })))
}

export function checkReplan(_: SportsEvent, { payload, today }: TransitionContext): Promise<FieldIssue[]> {
  const { startDate } = payload as unknown as EventReplan
  return Promise.resolve(startDate < today ? [{ path: 'startDate', code: 'event.past' }] : [])
}

export function replanned(_: SportsEvent, { payload }: TransitionContext) {
  const { startDate, endDate, registrationStart, registrationEnd } = payload as unknown as EventReplan
  return Promise.resolve({
    start_date: startDate,
    end_date: endDate,
    registration_start: registrationStart,
    registration_end: registrationEnd,
    // A ceremony on a day that is no longer the event's is no more than a mistake waiting to be printed.
    opening_at: null,
  })
}

/** Events with a day in the range. None lasts longer than 31 days, so that the index of first days serves this. */
export function periodFilter({ values, from, to }: FilterValue): Fragment {
  const ranges = values.length > 0 ? values.map((day) => within(day, day)) : [within(from, to)]
  return sql`(${sql.join(ranges, sql` or `)})`
}

function within(from?: string, to?: string): Fragment {
  const ends = [
    ...(from === undefined ? [] : [sql`t.start_date >= ${from}::date - 30 and t.end_date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`t.start_date <= ${to}::date`]),
  ]
  return sql`(${sql.join(ends, sql` and `)})`
}

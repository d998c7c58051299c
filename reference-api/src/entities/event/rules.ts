import type { EventReplan, RuleIssue, SportsEvent, SportsEventDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Fragment, rows } from '../../database/database.js'
import type { Lookup } from '../../records/plan/ask.js'
import type { FilterValue, RuleContext, TransitionContext } from '../../records/plan/defineEntity.js'
import { canBeResponsible } from '../person/duties.js'

/** Rules of domain model B6.13 that need other records. */
export async function checkEvent(draft: SportsEventDraft, context: RuleContext): Promise<RuleIssue[]> {
  const { coordinatorId } = draft
  const found = await Promise.all([checkRegion(draft, context), canBeResponsible(context, { coordinatorId }, 'event.coordinatorCapacity')])
  return found.flat()
}

/**
 * The region of an event is the one of its first host city, unless the user chose another. It is stored, so later changes of regions do not
 * affect it. B7.14.
 */
export async function stampRegion(draft: SportsEventDraft, context: RuleContext) {
  return { region_id: draft.regionId ?? (await derivedRegion(draft, context))?.id ?? null }
}

const isMacro = ({ phase }: SportsEventDraft) => phase === 'macrorregional'

async function checkRegion(draft: SportsEventDraft, context: RuleContext): Promise<RuleIssue[]> {
  const { phase, regionId } = draft
  if (regionId !== null) {
    const type = await context.ask(typeById, regionId)
    const isOfPhase = type === undefined || (type === 'macrorregiao-esportiva') === isMacro(draft)
    return isOfPhase ? [] : [{ path: 'regionId', code: 'event.regionType' }]
  }
  if (phase !== 'regional' && phase !== 'macrorregional') return []
  const derived = await derivedRegion(draft, context)
  // Another check refuses a city that does not exist.
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
/** The regional sports office of a city, or its education district when there is no office. */
const officeOfCity = lookUp(sql`select r.id ${regionsOfCity} and r.type <> 'macrorregiao-esportiva' order by r.type desc limit 1`)
/** The macro-region of a city, or the one of its office. */
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

/** Refuses the step for the same reasons that the record shows in `hindrances`. */
export function hindered(record: SportsEvent): Promise<RuleIssue[]> {
  return Promise.resolve(record.hindrances.map((hindrance) => ({ path: '', code: `event.${hindrance}` })))
}

export function checkReplan(event: SportsEvent, { payload, today }: TransitionContext): Promise<RuleIssue[]> {
  const { startDate, endDate } = payload as unknown as EventReplan
  const isSame = startDate === event.startDate && endDate === event.endDate
  const code = startDate < today ? 'event.past' : isSame ? 'event.sameDates' : undefined
  return Promise.resolve(code ? [{ path: 'startDate', code }] : [])
}

export function replanned(_: SportsEvent, { payload }: TransitionContext) {
  const { startDate, endDate, registrationStart, registrationEnd } = payload as unknown as EventReplan
  return Promise.resolve({
    start_date: startDate,
    end_date: endDate,
    registration_start: registrationStart,
    registration_end: registrationEnd,
    // The opening ceremony is removed: its day is no longer a day of the event.
    opening_at: null,
  })
}

/** Events with at least one day in the range. No event lasts longer than 31 days, so the index on the first day can be used. */
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

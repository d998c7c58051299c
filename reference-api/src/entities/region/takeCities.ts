import type { RuleIssue, RegionDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, firstRow, rows } from '../../database/database.js'
import { refused } from '../../http/Problem.js'
import { writeAudit } from '../../records/history/audit.js'
import type { Lookup } from '../../records/plan/ask.js'
import type { RuleContext, WriteRules } from '../../records/plan/defineEntity.js'
import { searchText } from '../../records/read/searchText.js'

/** No active region loses its last city or its seat, and an inactive one takes no city from an active one. Domain model B6.9. */
export async function checkCities(draft: RegionDraft, { ask, database, id, before }: RuleContext): Promise<RuleIssue[]> {
  const cityIds = gained(draft, before)
  if (cityIds.length === 0) return []
  // An import asks about its rows in their order, so nothing else may be waited for before.
  const isActive = id === undefined ? (draft as { readonly status?: string }).status !== 'inativo' : await isActiveNow(database, id)
  const losers = (await ask(losersOf, { id, type: draft.type, cityIds })) ?? []
  return issuesOf(losers, isActive)
}

/**
 * A city belongs to one region of each type: another region loses it, with an entry in its history.
 * @throws Problem 409 when an earlier row of the same import already took the other cities of a region
 */
export async function takeCities(draft: RegionDraft, { database, id, before, writer }: WriteRules): Promise<void> {
  await findByCities(database, [{ ...draft, id }])
  const cityIds = gained(draft, before)
  if (cityIds.length === 0) return
  const take = { id, type: draft.type, cityIds }
  const others = (await losersOf(database, [take])).get(take) ?? []
  if (others.length === 0) return
  const issues = issuesOf(others, await isActiveNow(database, id))
  if (issues.length > 0) throw refused(issues)
  await findByCities(
    database,
    others.map((other) => ({ ...other, cityIds: other.kept })),
  )
  const ids = others.map((other) => other.id)
  await sql`delete from region_city where owner_id = any(${ids}::integer[]) and city_id = any(${[...cityIds]}::integer[])`.execute(database)
  await sql`update region set version = version + 1, updated_at = ${writer.at}, updated_by = ${writer.userId} where id = any(${ids}::integer[])`.execute(
    database,
  )
  const entries = others.map(({ id: other, held, kept }) => ({ id: other, changes: [{ field: 'cityIds', before: held, after: kept }] }))
  await writeAudit(database, { entity: 'region', action: 'update', writer, entries })
}

/** The cities that the region does not have yet among those of its type. */
function gained({ type, cityIds }: RegionDraft, before: RuleContext['before']): readonly number[] {
  const own = before?.type === type ? (before.cityIds as readonly number[]) : []
  return cityIds.filter((city) => !own.includes(city))
}

async function isActiveNow(database: Database, id: number): Promise<boolean> {
  const found = await firstRow<{ status: string }>(database, sql`select status from region where id = ${id}`)
  return found?.status === 'ativo'
}

function issuesOf(losers: readonly Loser[], isTakerActive: boolean): RuleIssue[] {
  return losers.flatMap((loser) => {
    const code = loser.isActive ? (isTakerActive ? lossOf(loser) : 'heldByActive') : undefined
    return code ? [{ path: 'cityIds', code: `region.${code}`, params: { value: loser.label } }] : []
  })
}

/** Why an active region cannot lose its cities: it would have none, or its seat would go; domain model B10.6. */
function lossOf({ held, kept, seat }: Loser): 'lastCity' | 'seatTaken' | undefined {
  if (kept.length === 0) return 'lastCity'
  return held.includes(seat) && !kept.includes(seat) ? 'seatTaken' : undefined
}

interface Found {
  readonly id: number
  readonly name: string
  readonly code: string
  readonly cityIds: readonly number[]
}

/** Adds the names of cities to the search text of their regions. */
async function findByCities(database: Database, regions: readonly Found[]): Promise<void> {
  const ids = [...new Set(regions.flatMap(({ cityIds }) => cityIds))]
  const cities = await rows<{ id: number; name: string }>(database, sql`select id, name from city where id = any(${ids}::integer[])`)
  const nameOf = new Map(cities.map(({ id, name }) => [id, name]))
  const texts = regions.map(({ id, name, code, cityIds }) => ({
    id,
    text: searchText([name, code, ...cityIds.map((city) => nameOf.get(city))]),
  }))
  await sql`update region t set search_text = f.text from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as f(id integer, text text)
    where t.id = f.id`.execute(database)
}

/** The cities that a region would get. */
interface Take {
  readonly id: number | undefined
  readonly type: string
  readonly cityIds: readonly number[]
}

interface Holder {
  readonly id: number
  readonly type: string
  readonly name: string
  readonly code: string
  readonly label: string
  readonly isActive: boolean
  readonly seat: number
  readonly held: readonly number[]
}

interface Loser extends Holder {
  readonly kept: readonly number[]
}

/**
 * The other regions of the same type that lose cities, locked until the transaction ends. Several takes count one after the other: the
 * second one finds what the first one left.
 */
const losersOf: Lookup<Take, readonly Loser[]> = async (database, takes) => {
  const holders = new Map((await readHolders(database, takes)).map((holder) => [holder.id, holder]))
  return new Map(
    takes.map((take) => {
      const losers = [...holders.values()].flatMap((holder) => loserOf(holder, take))
      for (const { kept, ...holder } of losers) holders.set(holder.id, { ...holder, held: kept })
      return [take, losers]
    }),
  )
}

function loserOf(holder: Holder, { id, type, cityIds }: Take): Loser[] {
  if (holder.type !== type || holder.id === id) return []
  const kept = holder.held.filter((city) => !cityIds.includes(city))
  return kept.length === holder.held.length ? [] : [{ ...holder, kept }]
}

async function readHolders(database: Database, takes: readonly Take[]): Promise<Holder[]> {
  await lockCities(database, takes)
  const types = [...new Set(takes.map(({ type }) => type))]
  const cities = [...new Set(takes.flatMap(({ cityIds }) => cityIds))]
  const condition = sql`t.type = any(${types}::text[])
    and exists (select 1 from region_city c where c.owner_id = t.id and c.city_id = any(${cities}::integer[]))`
  // Reads after the lock in a second statement, because a statement that waited for a lock still sees the cities from before.
  await sql`select 1 from region t where ${condition} order by t.id for update`.execute(database)
  return rows<Holder>(
    database,
    sql`select t.id, t.type, t.label, t.name, t.code, t.status = 'ativo' and t.deleted_at is null as "isActive", t.seat_city_id as seat,
        (select jsonb_agg(c.city_id order by c.position) from region_city c where c.owner_id = t.id) as held
      from region t where ${condition} order by t.id`,
  )
}

/**
 * Two people may give the same free city to two regions: the second one waits here and then finds the first one's region. Cities that a
 * region keeps are not locked, so that a writer who takes one of them waits only for the region.
 */
async function lockCities(database: Database, takes: readonly Take[]): Promise<void> {
  const places = takes.flatMap(({ type, cityIds }) => cityIds.map((city) => ({ type, city })))
  await sql`select pg_advisory_xact_lock(hashtext('region.city.' || type), city)
    from (select distinct type, city from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p(type text, city integer) order by type, city) p`.execute(
    database,
  )
}

import type { FieldIssue, RegionDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, firstRow, rows } from '../../database/database.js'
import { writeAudit } from '../../records/history/audit.js'
import type { RuleContext, WriteRules } from '../../records/plan/defineEntity.js'
import { searchText } from '../../records/read/searchText.js'

/** A regional office needs a macro-region, and no other region may lose its last city. Domain model B6.9. */
export async function checkRegion(draft: RegionDraft, { database, id }: RuleContext): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = []
  if (draft.parentId !== null) {
    const parent = await firstRow<{ type: string }>(database, sql`select type from region where id = ${draft.parentId}`)
    const isFitting = draft.type === 'regional-esporte' && parent?.type === 'macrorregiao-esportiva'
    if (!isFitting) issues.push({ path: 'parentId', code: 'region.parentType' })
  }
  for (const other of await losers(database, draft, id)) {
    if (other.isActive && other.kept.length === 0) issues.push({ path: 'cityIds', code: 'region.lastCity', params: { value: other.label } })
  }
  return issues
}

/** A city belongs to one region of each type: another region loses it, with an entry in its history. */
export async function takeCities(draft: RegionDraft, { database, id, writer }: WriteRules): Promise<void> {
  const others = await losers(database, draft, id)
  await findByCities(database, [{ id, name: draft.name, code: draft.code, cityIds: draft.cityIds }])
  if (others.length === 0) return
  await findByCities(
    database,
    others.map((other) => ({ ...other, cityIds: other.kept })),
  )
  const ids = others.map((other) => other.id)
  await sql`delete from region_city where owner_id = any(${ids}::integer[]) and city_id = any(${[...draft.cityIds]}::integer[])`.execute(
    database,
  )
  await sql`update region set version = version + 1, updated_at = ${writer.at}, updated_by = ${writer.userId} where id = any(${ids}::integer[])`.execute(
    database,
  )
  const entries = others.map(({ id: other, held, kept }) => ({ id: other, changes: [{ field: 'cityIds', before: held, after: kept }] }))
  await writeAudit(database, { entity: 'region', action: 'update', writer, entries })
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

interface Loser {
  readonly id: number
  readonly name: string
  readonly code: string
  readonly label: string
  readonly isActive: boolean
  readonly held: readonly number[]
  readonly kept: readonly number[]
}

/** The other regions of the same type with cities of the draft, locked until the transaction ends. */
async function losers(database: Database, { type, cityIds }: RegionDraft, id: number | undefined): Promise<Loser[]> {
  const found = await rows<Omit<Loser, 'kept'>>(
    database,
    sql`select t.id, t.label, t.name, t.code, t.status = 'ativo' and t.deleted_at is null as "isActive",
        (select jsonb_agg(c.city_id order by c.position) from region_city c where c.owner_id = t.id) as held
      from region t where t.type = ${type} and t.id is distinct from ${id ?? null}::integer
        and exists (select 1 from region_city c where c.owner_id = t.id and c.city_id = any(${[...cityIds]}::integer[]))
      order by t.id for update of t`,
  )
  return found.map((region) => ({ ...region, kept: region.held.filter((city) => !cityIds.includes(city)) }))
}

import { sql } from 'kysely'
import { type Database, rows } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { insertDemoFiles } from '../../demo/demoFiles.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import { createRandom } from '../../demo/random.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import { writeChildren } from '../../records/write/writeChildren.js'
import type { DemoOptions } from '../EntityFolder.js'
import { type DemoOrganization, demoMunicipality, demoOrganization } from './demoOrganization.js'
import { detailed, isDetailed, withMinutes } from './demoParts.js'

/** Organizations at a scale of 1, including town halls. */
const perScale = 600
/** Writes each block before it creates the next, so that a large scale needs no more memory. */
const block = 1000
const parana = 41

/** Inserts the town halls of Paraná up to the scale, mixed with clubs, associations and others; people of the demo lead them. */
export async function seedOrganization(database: Database, plan: EntityPlan, { scale, today }: DemoOptions): Promise<void> {
  const cities = await rows<{ id: number; name: string; region: number | null }>(
    database,
    sql`select c.id, c.name, (select j.owner_id from region_city j join region r on r.id = j.owner_id
        where j.city_id = c.id and r.type = 'regional-esporte' limit 1) as region
      from city c where c.state_id = ${parana} order by c.id`,
  )
  const leaders = await rows<{ id: number; name: string }>(
    database,
    sql`select id, label as name from person where status = 'ativo' and legal_capacity = 'adulto' and cpf is not null order by id`,
  )
  const count = leaders.length === 0 ? 0 : Math.round(perScale * scale)
  const halls = Math.min(cities.length, Math.round((count * 2) / 3))
  const world = { random: createRandom(2027), today, used: new Set<string>() }
  const regions = new Map(cities.map(({ id, region }) => [id, region]))
  for (let first = 0; first < count; first += block) {
    const made = Array.from({ length: Math.min(block, count - first) }, (_, index) => {
      const place = first + index
      const leader = leaders[(place * 7) % leaders.length] ?? { id: 1, name: '' }
      const city = cities[place < halls ? place : (place * 13) % cities.length] ?? { id: 4106902, name: 'Curitiba' }
      const made = place < halls ? demoMunicipality(world, city, leader) : demoOrganization(world, place - halls, { city, leader })
      // Leaders of other organizations, because visits are inspected by people who lead none.
      const beside = [1, 2].flatMap((back) => leaders[((place - back) * 7) % leaders.length] ?? [])
      return { id: place + 1, ...made, draft: detailed(place + 1, made.draft, beside) }
    })
    await insertOrganizations(database, plan, { made, regions })
  }
  await continueIds(database, 'organization')
}

interface Block {
  readonly made: readonly (DemoOrganization & { readonly id: number })[]
  readonly regions: ReadonlyMap<number, number | null>
}

async function insertOrganizations(database: Database, plan: EntityPlan, { made, regions }: Block): Promise<void> {
  const records = made.map(({ id, draft, status }) =>
    rowOf(plan, { ...draft }, { id, ...seededColumns, status, region_id: regions.get(draft.address?.cityId ?? 0) ?? null }),
  )
  await insertRows(database, 'organization', records)
  const files = await insertDemoFiles(
    database,
    made.flatMap(({ documents }) => documents.map(({ category }) => `${category}.pdf`)),
  )
  const full = made.filter(({ id }) => isDetailed(id))
  const minutes = await insertDemoFiles(
    database,
    full.map(() => 'ata-da-eleicao.pdf'),
  )
  const minutesOf = new Map(full.map(({ id }, index) => [id, minutes[index]]))
  const owners = made.map(({ id, draft, documents }) => ({
    id,
    draft: {
      ...withMinutes(draft, minutesOf.get(id)),
      documents: documents.map((document) => ({ ...document, description: null, fileId: files.shift() })),
    },
  }))
  await writeChildren(database, plan.children, owners)
}

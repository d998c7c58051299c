import type { PersonDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, rows } from '../../database/database.js'
import { writeChildren } from '../../records/write/writeChildren.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import { type DemoCity, demoPerson, type DemoWorld, mobile } from './demoPerson.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { createRandom } from '../../demo/random.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import type { DemoOptions } from '../EntityFolder.js'
import { functions } from '../function/seed.js'

/** People at a scale of 1. */
const peoplePerScale = 2000
/** Writes each block before it creates the next, so that a large scale needs no more memory. */
const block = 2000

/** Inserts demo people: staff with functions, minors with guardians, some foreigners; and sets the heads of departments. */
export async function seedPeople(database: Database, plan: EntityPlan, { scale, today }: DemoOptions): Promise<void> {
  const cities = await rows<DemoCity>(database, sql`select city_id as id, 41 as "stateId" from region_city order by city_id`)
  const departmentIds = (await rows<{ id: number }>(database, sql`select id from department order by id`)).map(({ id }) => id)
  const world = { random: createRandom(2026), cities, today, used: new Set<string>() }
  const count = Math.round(peoplePerScale * scale)
  for (let first = 1; first <= count; first += block) {
    const people = Array.from({ length: Math.min(block, count - first + 1) }, (_, index) => ({
      id: first + index,
      draft: newPerson(world, first + index, departmentIds),
    }))
    await insertPeople(database, plan, people)
  }
  await continueIds(database, 'person')
  await sql`select setval('person_internal_code', ${count + 1})`.execute(database)
  await sql`update app_user u set person_id = p.id from person p where p.name = u.name and p.id <= ${demoUsers.length}`.execute(database)
  if (count <= departmentIds.length * 2) return
  // The first people lead, one for each department; some departments get a deputy.
  await sql`update department set manager_id = id, deputy_id = case when id % 3 = 0 then id + ${departmentIds.length}::integer end`.execute(
    database,
  )
}

/** The first people are those of the demo users. */
const demoUsers: readonly Pick<PersonDraft, 'name' | 'gender' | 'email'>[] = [
  { name: 'Ana Paula Ribeiro', gender: 'feminino', email: 'ana.ribeiro@esporte.pr.gov.br' },
  { name: 'Marlene Kowalski', gender: 'feminino', email: 'marlene.kowalski@esporte.pr.gov.br' },
]

function newPerson(world: DemoWorld, id: number, departmentIds: readonly number[]): PersonDraft {
  const { random } = world
  const leads = departmentIds.length * 2
  if (id <= leads)
    return {
      ...demoPerson(world, 'lead'),
      ...demoUsers[id - 1],
      functions: [
        heldFunction(world, { department: departmentIds[(id - 1) % departmentIds.length] ?? 1, isHead: id <= departmentIds.length }),
      ],
    }
  if (random.chance(0.15)) {
    const guardian = {
      personId: random.integer(1, leads),
      name: null,
      cpf: null,
      relation: random.pick(['mae', 'pai'] as const),
      phone: mobile(random),
      document: null,
      isMain: true,
    }
    return { ...demoPerson(world, 'minor'), guardians: [guardian] }
  }
  const draft = demoPerson(world, random.chance(0.03) ? 'foreign' : 'adult')
  return random.chance(0.35)
    ? { ...draft, functions: [heldFunction(world, { department: random.pick(departmentIds), isHead: false })] }
    : draft
}

function heldFunction(
  { random, today }: DemoWorld,
  { department, isHead }: { readonly department: number; readonly isHead: boolean },
): PersonDraft['functions'][number] {
  // Heads hold one of the functions 2 to 4, all others one of the rest.
  const functionId = isHead ? random.integer(2, 4) : random.integer(5, functions.length)
  const requiresCref = functions[functionId - 1]?.[4] ?? false
  const year = Number(today.slice(0, 4)) - random.integer(1, isHead ? 15 : 3)
  const start = `${year}-${String(random.integer(1, 12)).padStart(2, '0')}-01`
  return {
    functionId,
    departmentId: department,
    start,
    end: !isHead && random.chance(0.1) ? `${Number(today.slice(0, 4)) - 1}-12-31` : null,
    hours: functions[functionId - 1]?.[5] ?? null,
    registration: random.digits(7),
    crefNumber: requiresCref ? `${random.digits(6)}-G/PR` : null,
  }
}

async function insertPeople(
  database: Database,
  plan: EntityPlan,
  people: readonly { readonly id: number; readonly draft: PersonDraft }[],
): Promise<void> {
  const personRows = people.map(({ id, draft }) => {
    const code = draft.documentType === 'interno' ? `INT-${String(id).padStart(6, '0')}` : null
    // Every twentieth person after the first 500 is inactive, so that the filter finds some.
    const status = id > 500 && id % 20 === 0 && draft.functions.length === 0 ? 'inativo' : 'ativo'
    return rowOf(plan, { ...draft }, { id, ...seededColumns, status, internal_code: code })
  })
  await insertRows(database, 'person', personRows)
  await writeChildren(
    database,
    plan.children,
    people.map(({ id, draft }) => ({ id, draft: { ...draft } })),
  )
}

import type { DepartmentDraft, StaffFunctionDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, type Row, rows } from '../database/database.js'
import type { EntityPlan } from '../entities/plan.js'
import { searchText } from '../entities/searchText.js'
import { columnsOf } from '../entities/columnsOf.js'
import { namesOf } from '../entities/writeRecord.js'
import { continueIds, insertRows } from '../database/insertRows.js'
import { regions } from './regions.js'
import { departments, functions } from './structure.js'

/** IBGE's number of Paraná. */
const parana = 41

/** A record's row as an insert wants it. */
export function rowOf(plan: EntityPlan, draft: Row, more: Row = {}): Row {
  return { ...columnsOf(plan, draft), ...more, ...namesOf(plan, draft, more) }
}

/** The 13 regional offices, their municipalities as far as the list names them. */
export async function seedRegions(database: Database): Promise<void> {
  const found = await rows<{ id: number; name: string }>(database, sql`select id, name from city where state_id = ${parana}`)
  const idOf = new Map(found.map(({ id, name }) => [name, id]))
  const named = regions.map(({ code, cities }, index) => {
    const [seat = ''] = cities
    const name = `Regional de ${seat}`
    const texts = { label: name, search_text: searchText([name, code]), name, code }
    const row = { id: index + 1, ...texts, type: 'regional-esporte', seat_city_id: idOf.get(seat), status: 'ativo', version: 1 }
    return { row, cities: cities.flatMap((city) => idOf.get(city) ?? []) }
  })
  await insertRows(
    database,
    'region',
    named.map(({ row }) => ({ ...row, created_at: seededAt, updated_at: seededAt })),
  )
  await insertRows(
    database,
    'region_city',
    named.flatMap(({ row, cities }) => cities.map((city) => ({ region_id: row.id, city_id: city }))),
  )
  await continueIds(database, 'region')
}

/** What every seeded record carries. */
const seededAt = '2026-01-05T12:00:00.000Z'
export const seededColumns = { status: 'ativo', version: 1, created_at: seededAt, updated_at: seededAt, created_by: 1, updated_by: 1 }

/** Departments of the secretariat and the autarchy, one for each regional office, and the functions. */
export async function seedStructure(
  database: Database,
  plans: { readonly department: EntityPlan; readonly staffFunction: EntityPlan },
): Promise<void> {
  await insertRows(database, 'department', departmentRows(plans.department))
  await insertRows(database, 'staff_function', functionRows(plans.staffFunction))
  await continueIds(database, 'department')
  await continueIds(database, 'staff_function')
}

function departmentRows(plan: EntityPlan): readonly Row[] {
  const offices = regions.map(
    ({ code, cities }) => [code, `Escritório Regional de Esporte de ${cities[0]}`, 'escritorio-regional', 'DE/CREG'] as const,
  )
  const all = [...departments, ...offices]
  return all.map(([acronym, name, kind, parent], index) => {
    const parentId = parent === null ? null : all.findIndex(([other]) => other === parent) + 1
    const regionId = kind === 'escritorio-regional' ? index - departments.length + 1 : null
    const draft: DepartmentDraft = {
      name,
      acronym,
      kind,
      parentId,
      regionId,
      managerId: null,
      deputyId: null,
      budgetUnit: null,
      notes: null,
      sortOrder: index + 1,
      email: `${acronym.toLowerCase().replace(/[^a-z0-9]/g, '.')}@esporte.pr.gov.br`,
      phone: `41336177${String(index).padStart(2, '0')}`,
      extension: String(7700 + index),
    }
    return rowOf(plan, { ...draft }, { id: index + 1, ...seededColumns })
  })
}

function functionRows(plan: EntityPlan): readonly Row[] {
  return functions.map(([code, name, category, cbo, requiresCref, weeklyHours], index) => {
    const draft: StaffFunctionDraft = {
      code,
      name,
      category,
      cbo,
      requiresCref,
      weeklyHours,
      departmentId: null,
      description: null,
      notes: null,
    }
    return rowOf(plan, { ...draft }, { id: index + 1, ...seededColumns })
  })
}

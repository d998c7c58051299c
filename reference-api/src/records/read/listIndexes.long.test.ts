import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, firstRow, rows } from '../../database/database.js'
import { entities, planEntities } from '../../entities/entities.js'
import { explainStatements, type StatementRead } from '../../testing/explainStatements.js'
import { lengthenedTables, lengthenTables, tableLength } from '../../testing/lengthenTables.js'
import { startTestServer, type TestServer } from '../../testing/testServer.js'
import { filterColumn, columnOf } from '../plan/expressions.js'
import type { EntityPlan } from '../plan/plan.js'
import { ensureListIndexes } from './listIndexes.js'
import { countRecords, listRecords } from './listRecords.js'
import { readListQuery } from './readListQuery.js'
import { warmLists } from './warmLists.js'

const today = '2026-11-21'

let api: TestServer
let plans: readonly EntityPlan[]
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  plans = (await planEntities(api.database)).plans
  await lengthenTables(api.database)
  await ensureListIndexes(api.database, { plans, isConcurrent: false })
  await sql`vacuum analyze`.execute(api.database)
}, 400_000)
afterAll(() => api.close())

function planOf(name: string): EntityPlan {
  const plan = plans.find(({ entity }) => entity.contract.name === name)
  if (!plan) throw new Error(`there is no entity "${name}"`)
  return plan
}

/** The query of a list, and the column that filters or orders it. */
interface Served {
  readonly query: Readonly<Record<string, string>>
  readonly table: string
  readonly column: string
}

/** Filters that are not a column of their entity. */
const ownFilters: Readonly<Record<string, { readonly value: string; readonly table: string; readonly column: string }>> = {
  'person.functionId': { value: '3', table: 'person_function', column: 'function_id' },
  'person.departmentId': { value: '3', table: 'person_function', column: 'department_id' },
  'person.age': { value: '30', table: 'person', column: 'birth_date' },
  'person.needsCapacityReview': { value: 'true', table: 'person', column: 'capacity_review_since' },
  'questionnaire.validOn': { value: '2020-01-03', table: 'questionnaire', column: 'valid_from' },
  'supplier.lineId': { value: '3', table: 'supplier_line', column: 'class_id' },
  'supplier.hasExpiredCertificate': { value: 'true', table: 'supplier', column: 'certificates_valid_until' },
  'supplier.isSanctioned': { value: 'true', table: 'supplier_sanction', column: 'to' },
  'event.cityId': { value: '4106902', table: 'event_city', column: 'city_id' },
  'event.period': { value: '2026-03-01..2026-03-31', table: 'event', column: 'start_date' },
  'organization.modalities': { value: 'remo', table: 'organization', column: 'modalities' },
  'organization.hasExpiredDocument': { value: 'true', table: 'organization', column: 'documents_valid_until' },
  'organization.mandateEnd': { value: '2030-01-02', table: 'organization', column: 'mandate_until' },
  'region.cityId': { value: '3550308', table: 'region_city', column: 'city_id' },
  'tender.validOn': { value: today, table: 'tender', column: 'valid_until' },
  'tender.classId': { value: '3', table: 'tender', column: 'class_ids' },
  'material.hasAta': { value: 'true', table: 'material', column: 'ata_until' },
  'siteVisit.mine': { value: 'true', table: 'site_visit', column: 'inspector_id' },
  'siteVisit.isOverdue': { value: 'true', table: 'site_visit', column: 'status' },
  'siteVisit.hasOpen': { value: 'true', table: 'site_visit', column: 'open_count' },
  'siteVisit.result': { value: 'inconclusiva', table: 'site_visit', column: 'result' },
  'serviceRequest.mine': { value: 'true', table: 'service_request', column: 'requester_id' },
  'serviceRequest.inspecting': { value: 'true', table: 'service_request', column: 'inspector_id' },
  'serviceRequest.daysInStatus': { value: '2300..2301', table: 'service_request', column: 'status_since' },
  'tender.endsWithin': { value: '30', table: 'tender', column: 'valid_until' },
}

/** Orders that are computed from a column. */
const ownOrders: Readonly<Record<string, string>> = {
  'materialClass.fullCode': 'full_code',
  'materialClass.itemCount': 'item_count',
  'material.lastPrice': 'last_price',
  'supplier.certificatesValidUntil': 'certificates_valid_until',
  'questionnaire.code': 'code',
  'tender.-numberYear': 'number',
  'tender.validUntil': 'valid_until',
  'siteVisit.urgency': 'urgency',
  'siteVisit.score': 'score',
  'serviceRequest.number': 'number_order',
  'siteVisit.number': 'number_order',
  'serviceRequest.daysInStatus': 'status_since',
}

/**
 * Orders without an index: counts of another table's rows, and orders that nobody has asked for in a long list. There are far fewer functions
 * and questionnaires than in this test.
 */
const unindexed = ['function.peopleCount', 'questionnaire.questionCount', 'questionnaire.edition', 'tender.numberYear', 'siteVisit.result']

/**
 * Filters without an index of their own. Functions held today, inspectors and the winner of a lot need a join of two tables.
 * Tenders with and without a price register, and visits by questionnaire or kind of target, are so many that reading in order soon finds a
 * page. A department may have many people or few.
 */
const joined = [
  'person.hasCurrentFunction',
  'person.isInspector',
  'tender.supplierId',
  'tender.isSrp',
  'serviceRequest.myArea',
  'siteVisit.questionnaireId',
  'siteVisit.targetType',
]

/**
 * Lists that stay short, so no index helps: two digits allow a hundred records at most, a tender has a few lots, an event a few canteens,
 * and people only order short lists by hand.
 */
const short = ['materialGroup', 'classLevel', 'lot', 'canteen']
const long = entities.filter(({ contract, table }) => !short.includes(contract.name) && lengthenedTables.includes(table))

test('every entity has its line in lengthenTables.ts, or is named among the short ones here', () => {
  expect(entities.map(({ contract }) => contract.name).toSorted()).toEqual(
    [...long.map(({ contract }) => contract.name), ...short].toSorted(),
  )
})

const orders = long.flatMap(({ contract }) => [...new Set([contract.defaultSort, ...contract.sortable])].map((key) => [contract.name, key]))
const filters = long.flatMap(({ contract }) => contract.filters.map((key) => [contract.name, key]))

describe('a long list is read no further than its page', () => {
  test.each(orders.filter(([name, key]) => !unindexed.includes(`${name}.${key}`)))('%s in the order of %s', async (name = '', key = '') => {
    const { sortBy = {}, table } = planOf(name).entity
    const bare = key.replace('-', '')
    const column = columnOf(planOf(name), (sortBy[bare] ?? bare).replace('-', ''))?.column ?? ownOrders[`${name}.${key}`] ?? ''
    await expectServed(planOf(name), { query: { ordem: key, contar: '0' }, table, column })
  })
})

describe('of a long list only what is found is read', () => {
  test.each(filters.filter(([name, key]) => !joined.includes(`${name}.${key}`)))('%s by %s', async (name = '', key = '') => {
    const { table } = planOf(name).entity
    const own = ownFilters[`${name}.${key}`]
    const column = own?.column ?? filterColumn(planOf(name), key)?.column ?? ''
    const value = own?.value ?? (await rarest(table, column))
    await expectServed(planOf(name), { query: { [key]: value }, table: own?.table ?? table, column })
  })
})

async function rarest(table: string, column: string): Promise<string> {
  const found = await firstRow<{ value: string }>(
    api.database,
    sql`select ${sql.ref(column)}::text as value from ${sql.table(table)} where ${sql.ref(column)} is not null group by 1 order by count(*), 1 limit 1`,
  )
  return found?.value ?? ''
}

/**
 * Checks that the list reads few rows, and that this is due to the indexes: without those of the column the same statements read far more.
 */
async function expectServed(plan: EntityPlan, served: Served): Promise<void> {
  const { most, found } = await rowsRead(api.database, plan, served)
  const bound = 2 * found + 100
  expect(bound).toBeLessThan(tableLength / 2)
  expect(most).toBeLessThanOrEqual(bound)
  const rolledBack = api.database.transaction().execute(async (transaction) => {
    await dropIndexes(transaction, served)
    expect((await rowsRead(transaction, plan, served)).most).toBeGreaterThan(bound)
    throw new Error('the indexes come back')
  })
  await expect(rolledBack).rejects.toThrow('the indexes come back')
}

/** The most rows that one statement of the list reads, in the entity's table or in the column's, and how many records it finds. */
async function rowsRead(database: Database, plan: EntityPlan, { query, table }: Served): Promise<{ most: number; found: number }> {
  let found = 0
  const read = await explainStatements(database, async (recorded) => {
    const list = readListQuery(plan.entity.contract, query)
    found = (await listRecords(recorded, plan, { query: list, today })).meta.total ?? 0
  })
  const looked = read.flatMap(({ tables }) => [tables.get(plan.entity.table) ?? 0, tables.get(table) ?? 0])
  return { most: Math.max(...looked), found }
}

/** Drops every index on the column, or with a condition on it. */
async function dropIndexes(database: Database, { table, column }: Served): Promise<void> {
  const found = await rows<{ name: string; isPrimary: boolean }>(
    database,
    sql`select i.relname as name, x.indisprimary as "isPrimary"
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_attribute a on a.attrelid = x.indrelid
      where x.indrelid = to_regclass(${table}) and a.attname = ${column} and (a.attnum = any(x.indkey)
        or exists (select 1 from pg_depend d where d.objid = x.indexrelid and d.refobjid = x.indrelid and d.refobjsubid = a.attnum))`,
  )
  for (const { name, isPrimary } of found) {
    const dropped = isPrimary ? sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}` : sql`drop index ${sql.id(name)}`
    await dropped.execute(database)
  }
}

test.each([
  [{ legalCapacity: 'adulto', age: '8..15' }, 'person_range_birth_date'],
  [{ birthDate: '1980-01-01..1989-12-31', status: 'ativo,inativo' }, 'person_range_birth_date'],
  [{ cityId: '4106902', status: 'ativo' }, 'person_filter_address_city_id'],
  [{ status: 'inativo' }, 'person_sort_status'],
])('who is found by %o is counted from an index alone', async (filter, index) => {
  const person = planOf('person')
  const query = readListQuery(person.entity.contract, filter)
  const read = await explainStatements(api.database, (recorded) => countRecords(recorded, person, { query, today }))
  expect(read.flatMap(({ scans }: StatementRead) => scans)).toEqual([`Index Only Scan ${index}`])
})

test('a second start finds every index there, and what lists need is read without changing anything', async () => {
  const indexes = () => rows(api.database, sql`select indexname from pg_indexes where schemaname = current_schema() order by indexname`)
  const before = await indexes()
  await ensureListIndexes(api.database, { plans, isConcurrent: false })
  await warmLists(api.database, plans, () => false)
  expect(await indexes()).toEqual(before)
  // The setting applies only to the warm-up.
  expect(await firstRow(api.database, sql`select current_setting('enable_seqscan') as scan`)).toEqual({ scan: 'on' })
})

import { sql } from 'kysely'
import { z } from 'zod'
import { type Database, rows } from '../database/database.js'
import type { EntitySet } from '../entities/entities.js'
import type { EntityPlan } from '../entities/plan.js'
import { readPageIds } from '../entities/readPageIds.js'
import { plainText } from '../entities/searchText.js'
import { today } from '../today.js'
import { readSort } from '../entities/listQuery.js'
import type { ApiServer } from '../server.js'
import { callerOf } from '../session/authenticate.js'

const hitsPerEntity = 5

interface DashboardOptions {
  readonly database: Database
  readonly set: EntitySet
  readonly clock: () => Date
}

/** Figures of every entity, and the search over all of them. A portal's token sees only its screens' entities. */
export function dashboardRoutes(server: ApiServer, { database, set, clock }: DashboardOptions): void {
  const visible = (screens: readonly string[] | null | undefined) =>
    set.plans.filter(({ entity }) => !screens || screens.includes(entity.contract.path))

  server.get('/painel', { schema: { tags: ['painel'] } }, async (request) => {
    const plans = visible(callerOf(request).portal?.screens)
    const data = []
    for (const plan of plans)
      data.push({ entity: plan.entity.contract.name, path: plan.entity.contract.path, ...(await countByStatus(database, plan)) })
    return { status_code: 200, data }
  })

  const query = z.strictObject({ q: z.string().max(200).default('') })
  server.get('/busca', { schema: { tags: ['busca'], querystring: query } }, async (request) => {
    const search = request.query.q.replaceAll('\0', '')
    // One letter would find everything.
    if (plainText(search).length < 2) return { status_code: 200, data: [] }
    const plans = visible(callerOf(request).portal?.screens)
    const data = []
    for (const plan of plans) data.push(...(await findRecords(database, plan, { search, today: today(clock()) })))
    return { status_code: 200, data }
  })
}

async function countByStatus(database: Database, { entity }: EntityPlan): Promise<{ total: number; byStatus: Record<string, number> }> {
  const found = await rows<{ status: string; count: number }>(
    database,
    sql`select status, count(*) as count from ${sql.table(entity.table)} where deleted_at is null group by status order by status`,
  )
  return {
    total: found.reduce((sum, { count }) => sum + count, 0),
    byStatus: Object.fromEntries(found.map(({ status, count }) => [status, count])),
  }
}

async function findRecords(
  database: Database,
  plan: EntityPlan,
  { search, today }: { readonly search: string; readonly today: string },
): Promise<object[]> {
  const { contract, table } = plan.entity
  const query = {
    page: 1,
    perPage: hitsPerEntity,
    sort: readSort(contract, undefined),
    search,
    filters: new Map<string, never>(),
    isHidden: false,
    isCounted: false,
  }
  const ids = await readPageIds(database, plan, { query, today })
  const labels = await rows<{ id: number; label: string }>(
    database,
    sql`select id, label from ${sql.table(table)} where id = any(${ids}::integer[])`,
  )
  return ids.flatMap((id) => {
    const label = labels.find((row) => row.id === id)?.label
    return label === undefined ? [] : [{ entity: contract.name, path: contract.path, id, label }]
  })
}

import { contractPath } from '@esporte-parana/sdk/contracts'
import { z } from 'zod'
import type { ApiServer } from '../core/apiServer.js'
import type { Database } from '../database/database.js'
import type { EntityPlan, EntitySet } from '../records/plan/plan.js'
import { planEverywhere, planWithin } from '../records/plan/scope.js'
import type { ListQuery } from '../records/read/readListQuery.js'
import { readNearIds } from '../records/read/readNearIds.js'
import { readRecords } from '../records/read/readRecords.js'
import { plainText } from '../records/read/searchText.js'
import { callerOf, outOfReach } from '../session/authenticate.js'
import type { Caller } from '../session/tokens.js'
import { today } from '../core/today.js'
import { answer } from '../http/answer.js'
import { visiblePlans } from '../records/read/visiblePlans.js'

const hitsPerEntity = 5
/** Hits when only one entity is searched: as many as a search like `#12,15` can name. */
const hitsOfOne = 20

const detail = z.union([z.string(), z.object({ id: z.number().int(), label: z.string() }), z.null()])
const hit = z.object({
  entity: z.string(),
  path: z.string().describe('Path of its list, with the parent filled in'),
  id: z.number().int(),
  label: z.string(),
  details: z.array(detail).describe('Values that tell records of the same name apart, as in the list'),
})

interface SearchOptions {
  readonly database: Database
  readonly set: EntitySet
  readonly clock: () => Date
}

/** Adds the search over all entities. A portal's token sees only the entities of its screens. */
export function searchRoutes(server: ApiServer, { database, set, clock }: SearchOptions): void {
  const visible = (caller: Caller) => visiblePlans(set, caller)
  const asked = z.strictObject({ q: z.string().max(200).default('') })
  const response = { 200: answer(z.array(hit)) }
  const askedInBody = asked.extend({
    excluidos: z.boolean().default(false),
    caminho: z.string().max(200).optional().describe('Searches only the list at this path, with the parent filled in'),
  })
  const find = async (
    { q, excluidos: isHidden = false, caminho: path }: { readonly q: string; readonly excluidos?: boolean; readonly caminho?: string },
    caller: Caller,
  ) => {
    const [asked] = set.plans.filter(({ entity }) => entity.contract.path === path)
    if (asked && !visible(caller).includes(asked)) throw outOfReach(caller)
    const search = q.replaceAll('\0', '')
    const data: z.infer<typeof hit>[] = []
    // One letter would match almost everything.
    if (plainText(search).length < 2) return { status_code: 200, data }
    const perPage = path === undefined ? hitsPerEntity : hitsOfOne
    for (const plan of visible(caller)) {
      const asked = path === undefined ? planEverywhere(plan) : planAt(plan, path)
      if (asked) data.push(...(await findRecords(database, asked, { search, isHidden, perPage, today: today(clock()) })))
    }
    return { status_code: 200, data }
  }
  server.get('/busca', { schema: { tags: ['busca'], querystring: asked, response } }, (request) => find(request.query, callerOf(request)))
  // POST for typed text: it may be a CPF, and addresses are logged by proxies.
  server.post('/busca', { config: { isReading: true }, schema: { tags: ['busca'], body: askedInBody, response } }, (request) =>
    find(request.body, callerOf(request)),
  )
}

/** The plan limited to the list at `path`; undefined when it is another entity's list. */
function planAt(plan: EntityPlan, path: string): EntityPlan | undefined {
  const { contract } = plan.entity
  const { parent } = plan
  if (!parent) return path === contract.path ? plan : undefined
  const [before = '', after = ''] = contract.path.split(`{${parent.param}}`)
  const id = path.startsWith(before) && path.endsWith(after) ? path.slice(before.length, path.length - after.length) : ''
  return /^\d{1,9}$/.test(id) ? planWithin(plan, Number(id)) : undefined
}

async function findRecords(
  database: Database,
  plan: EntityPlan,
  { search, isHidden, perPage, today }: Pick<ListQuery, 'search' | 'isHidden' | 'perPage'> & { readonly today: string },
): Promise<z.infer<typeof hit>[]> {
  const { contract } = plan.entity
  const { name: entity, tellsApart, parent } = contract
  const { ids } = await readNearIds(database, plan, { search, filters: new Map(), isHidden, today, limit: perPage })
  const records = await readRecords(database, plan, { ids, isList: true, today })
  return records.map((record) => {
    const details = tellsApart.map((key) => (record[key] ?? null) as z.infer<typeof detail>)
    const path = parent ? contractPath(contract, { [parent.param]: String(record[parent.key]) }) : contract.path
    return { entity, path, id: record.id, label: record.label, details }
  })
}

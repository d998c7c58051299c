import type { EntityDocs } from '../records/calls/entityDocs.js'
import { writeOnce } from '../records/calls/idempotency.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { type EntityRoutesOptions, writeContext } from '../records/calls/requestContext.js'
import { routeOf } from '../records/calls/scopeCalls.js'
import type { ApiServer } from '../apiServer.js'
import { checkImport } from './checkImport.js'
import { maxImportBytes, readImportBody } from './importBody.js'
import { writeRows } from './writeRows.js'

interface ImportOptions extends EntityRoutesOptions {
  readonly docs: EntityDocs
}
interface ImportCall {
  readonly Querystring: { readonly simular?: '1' }
}

/** Many records of one entity at once: checked without a trace, or stored all together. */
export function importRoute(server: ApiServer, plan: EntityPlan, { database, docs, ...options }: ImportOptions): void {
  const route = { ...docs.import, bodyLimit: maxImportBytes }
  server.post<ImportCall>(`${routeOf(plan)}/importar`, route, async (request, reply) => {
    const body = readImportBody(request.body)
    if (request.query.simular) {
      // A transaction for one sight of all tables and for what rules lock; there is nothing to keep.
      const data = await database.transaction().execute(async (transaction) => {
        const { drafts, issues, identities } = await checkImport(writeContext(request, plan, { ...options, transaction }), body.rows)
        return {
          total: body.rows.length,
          valid: drafts.filter(({ row }) => !issues.has(row)).length,
          errors: [...issues].sort(([a], [b]) => a - b).map(([row, found]) => ({ row, issues: found })),
          identities: identities.map(({ row, path, key }) => ({ row, path, key })),
        }
      })
      return { status_code: 200, data }
    }
    const answer = await writeOnce(request, { database, now: options.clock() }, async (transaction) => ({
      status: 201,
      body: { status_code: 201, data: await writeRows(writeContext(request, plan, { ...options, transaction }), body) },
    }))
    return reply.code(answer.status).send(answer.body)
  })
}

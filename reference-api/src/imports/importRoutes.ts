import type { FastifyRequest } from 'fastify'
import type { EntityDocs } from '../records/calls/entityDocs.js'
import { writeOnce } from '../records/calls/idempotency.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { type EntityRoutesOptions, writeContext } from '../records/calls/requestContext.js'
import { routeOf } from '../records/calls/scopeCalls.js'
import type { ApiServer } from '../apiServer.js'
import { checkRows } from './checkRows.js'
import { createJsonParser } from '../http/readBodies.js'
import { maxImportBytes } from './importBody.js'
import { receiveImport } from './importPlaces.js'
import { type ImportRequest, readImport } from './readImport.js'
import { writeRows } from './writeRows.js'

interface ImportOptions extends EntityRoutesOptions {
  readonly docs: EntityDocs
}
interface ImportCall {
  readonly Querystring: { readonly simular?: '1' }
}

/** Many records of one entity at once: checked without a trace, or stored all together. */
export function importRoute(server: ApiServer, plan: EntityPlan, { database, docs, importPlaces, ...context }: ImportOptions): void {
  const parse = createJsonParser(server)
  const config = { ...docs.import.config, takesBytes: true }
  const route = { ...docs.import, config, bodyLimit: maxImportBytes, preParsing: receiveImport(importPlaces) }
  server.post<ImportCall>(`${routeOf(plan)}/importar`, route, async (request, reply) => {
    const leave = await importPlaces.work()
    try {
      const body = await readImport((request.body as Buffer | undefined) ?? Buffer.of(), parse)
      if (request.query.simular) return { status_code: 200, data: await check(request, body) }
      const answer = await writeOnce(request, { database, now: context.clock(), content: body.digest }, async (transaction) => ({
        status: 201,
        body: { status_code: 201, data: await writeRows(writeContext(request, plan, { ...context, transaction }), body) },
      }))
      return reply.code(answer.status).send(answer.body)
    } finally {
      leave()
    }
  })
  // A transaction for one sight of all tables and for what rules lock; there is nothing to keep.
  const check = (request: FastifyRequest, { rows }: ImportRequest) =>
    database.transaction().execute(async (transaction) => {
      const written = writeContext(request, plan, { ...context, transaction })
      const { drafts, issues, identities, updated, unchanged } = await checkRows(written, rows, { isTrial: true })
      return {
        total: rows.length,
        valid: drafts.filter(({ row }) => !issues.has(row)).length + updated.length + unchanged.length,
        updated,
        unchanged,
        errors: [...issues].sort(([a], [b]) => a - b).map(([row, found]) => ({ row, issues: found })),
        identities: identities.map(({ row, path, key }) => ({ row, path, key })),
      }
    })
}

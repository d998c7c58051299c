import { contractPath, veilRecord } from '@esporte-parana/sdk/contracts'
import type { FastifyRequest } from 'fastify'
import { firstRow } from '../database/database.js'
import { exportRoutes } from '../exports/exportRoutes.js'
import { notFound, Problem } from '../http/Problem.js'
import { apiPath } from '../core/apiPath.js'
import type { ApiServer } from '../core/apiServer.js'
import type { ImportPlaces } from '../imports/importPlaces.js'
import { importLogRoutes, importRoute } from '../imports/importRoutes.js'
import { callerOf, isWithin } from '../session/authenticate.js'
import { readHistory } from '../records/history/audit.js'
import { actOnRecords, type BulkActionName, bulkActionNames } from '../records/actions/bulkActions.js'
import { readBulkTarget } from '../records/actions/bulkTarget.js'
import { findDuplicates, limitQuestions, readQuestion } from '../records/write/duplicates.js'
import { withTakeBack } from '../records/actions/takeBack.js'
import { findDependants } from '../records/actions/dependants.js'
import { type EntityDocs, describeEntity } from './entityDocs.js'
import { labelHistory } from '../records/history/historyLabels.js'
import { writeOnce } from '../records/calls/idempotency.js'
import { readVersion } from '../records/calls/readVersion.js'
import { pageLinks } from '../records/calls/pageLinks.js'
import { countRecords, identifyRecords, listRecords } from '../records/read/listRecords.js'
import { readCountQuery, readListQuery, readSumQuery } from '../records/read/readListQuery.js'
import { readChoices } from '../records/read/readChoices.js'
import { createPagePositions } from '../records/read/pagePositions.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { logReading } from '../records/read/readLog.js'
import { readRecord } from '../records/read/readRecords.js'
import { sumRecords } from '../records/read/sumRecords.js'
import { declaredRoutes } from './declaredRoutes.js'
import { routeOf, scopeCalls, scopedPlan } from '../records/calls/scopeCalls.js'
import { askedBy, type EntityRoutesOptions, sendRecord, writeContext } from '../records/calls/requestContext.js'
import { createRecord, lockRecord, updateRecord } from '../records/write/writeRecord.js'
import { sql } from 'kysely'

interface EntityCallsOptions extends EntityRoutesOptions {
  readonly importPlaces: ImportPlaces
}

/** Adds every call of one entity, at its contract's path. */
export async function entityRoutes(server: ApiServer, plan: EntityPlan, options: EntityCallsOptions): Promise<void> {
  await scopeCalls(server, { plan, database: options.database }, (scope) => addCalls(scope, plan, options))
}

function addCalls(server: ApiServer, plan: EntityPlan, options: EntityCallsOptions): void {
  const docs = describeEntity(plan, options.set)
  readRoutes(server, plan, { ...options, docs })
  exportRoutes(server, plan, { ...options, docs: docs.export })
  duplicateRoute(server, plan, { ...options, docs })
  writeRoutes(server, plan, { ...options, docs })
  deleteRoute(server, plan, { ...options, docs })
  actionRoutes(server, plan, { ...options, docs })
  declaredRoutes(server, plan, { ...options, docs })
  importRoute(server, plan, { ...options, docs })
  importLogRoutes(server, plan, { ...options, docs })
}

type PathParams = Readonly<Record<string, string>>
type RouteOptions = EntityRoutesOptions & { readonly docs: EntityDocs }
interface RecordRequest {
  readonly Params: { readonly id: number }
}
interface HistoryRequest extends RecordRequest {
  readonly Querystring: { readonly antes?: number }
}

function readRoutes(server: ApiServer, plan: EntityPlan, { database, clock, set, docs }: RouteOptions): void {
  const path = routeOf(plan)
  const { name } = plan.entity.contract
  const positions = createPagePositions()
  server.get(path, docs.list, async (request, reply) => {
    const query = readListQuery(plan.entity.contract, request.query as Readonly<Record<string, unknown>>)
    const found = await listRecords(database, scopedPlan(request, plan), { query, positions, ...askedBy(request, clock) })
    const links = pageLinks(request.originalUrl, { ...found.meta, count: found.data.length })
    if (links) reply.header('Link', links)
    return { status_code: 200, ...found }
  })
  server.get(`${path}/contagem`, docs.count, async (request) => {
    const query = readCountQuery(plan.entity.contract, request.query as Readonly<Record<string, unknown>>)
    const counted = { query, ...askedBy(request, clock) }
    const data = await (query.isExact
      ? identifyRecords(database, scopedPlan(request, plan), { ...counted, at: clock() })
      : countRecords(database, scopedPlan(request, plan), counted))
    return { status_code: 200, data }
  })
  if (Object.keys(plan.entity.contract.aggregates).length > 0)
    server.get(`${path}/somas`, docs.sums, async (request) => {
      const query = readSumQuery(plan.entity.contract, request.query as Readonly<Record<string, unknown>>)
      return { status_code: 200, data: await sumRecords(database, scopedPlan(request, plan), { query, ...askedBy(request, clock) }) }
    })
  server.get(`${path}/opcoes`, docs.choices, async (request) => {
    const query = request.query as Readonly<Record<string, unknown>>
    const isOutside = !isWithin(callerOf(request), plan)
    return {
      status_code: 200,
      data: await readChoices(database, scopedPlan(request, plan), { query, isOutside, ...askedBy(request, clock) }),
    }
  })
  server.get<RecordRequest>(`${path}/:id`, docs.get, async (request, reply) => {
    const record = await readRecord(database, scopedPlan(request, plan), { id: request.params.id, ...askedBy(request, clock) })
    if (!record) throw notFound()
    const { masked } = plan.entity.contract
    if (masked.length > 0) await logReading(database, { entity: name, id: record.id, caller: callerOf(request), at: clock() })
    const asked = { database, plan, userId: callerOf(request).userId, at: clock().toISOString() }
    const data = await withTakeBack(asked, veilRecord(plan.entity.contract, record))
    return sendRecord(reply, { status: 200, body: { status_code: 200, data } })
  })
  server.get<HistoryRequest>(`${path}/:id/historico`, docs.history, async (request) => {
    // A deleted record keeps its history.
    const known = await firstRow(database, sql`select 1 as known from ${sql.table(plan.entity.table)} where id = ${request.params.id}`)
    if (!known) throw notFound()
    const { entries, hasMore } = await readHistory(database, name, { id: request.params.id, before: request.query.antes })
    return { status_code: 200, data: await labelHistory(database, entries, { plan, catalogue: set.catalogue }), meta: { hasMore } }
  })
}

function duplicateRoute(server: ApiServer, plan: EntityPlan, { database, clock, docs }: RouteOptions): void {
  if (plan.entity.contract.unique.length === 0) return
  server.post(`${routeOf(plan)}/duplicados`, docs.duplicates, async (request) => {
    const question = readQuestion(plan, request.body)
    await limitQuestions(database, { userId: callerOf(request).userId, at: clock(), rule: question.rule })
    return { status_code: 200, data: await findDuplicates(database, scopedPlan(request, plan), question) }
  })
}

function writeRoutes(server: ApiServer, plan: EntityPlan, { docs, ...options }: RouteOptions): void {
  const path = routeOf(plan)
  server.post(path, docs.create, async (request, reply) => {
    const answer = await writeOnce(request, { database: options.database, now: options.clock() }, async (transaction) => {
      const record = await createRecord(writeContext(request, plan, { ...options, transaction }), request.body)
      return { status: 201, body: { status_code: 201, data: veilRecord(plan.entity.contract, record) } }
    })
    const { data } = answer.body as { readonly data: { readonly id: number } }
    return sendRecord(
      reply.header('Location', `${apiPath}${contractPath(plan.entity.contract, request.params as PathParams)}/${data.id}`),
      answer,
    )
  })
  server.put<RecordRequest>(`${path}/:id`, docs.update, async (request, reply) => {
    const version = readVersion(request)
    const answer = await writeOnce(request, { database: options.database, now: options.clock() }, async (transaction) => {
      const record = await updateRecord(writeContext(request, plan, { ...options, transaction }), {
        id: request.params.id,
        version,
        body: request.body,
      })
      return { status: 200, body: { status_code: 200, data: veilRecord(plan.entity.contract, record) } }
    })
    return sendRecord(reply, answer)
  })
}

function deleteRoute(server: ApiServer, plan: EntityPlan, { docs, ...options }: RouteOptions): void {
  const dependants = findDependants(plan, options.set.plans, options.set.catalogue)
  server.delete<RecordRequest>(`${routeOf(plan)}/:id`, docs.remove, async (request) => {
    const version = readVersion(request)
    const { body } = await writeOnce(request, { database: options.database, now: options.clock() }, async (transaction) => {
      const context = { ...writeContext(request, plan, { ...options, transaction }), dependants }
      await lockRecord(context, { id: request.params.id, version })
      const { refused } = await actOnRecords(context, 'excluir', [request.params.id])
      const [refusal] = refused
      if (refusal) throw new Problem(409, refusal.code, { params: refusal.params, data: refusal })
      return { status: 200, body: { status_code: 200, data: null } }
    })
    return body
  })
}

function actionRoutes(server: ApiServer, plan: EntityPlan, { docs, ...options }: RouteOptions): void {
  const dependants = findDependants(plan, options.set.plans, options.set.catalogue)
  for (const action of bulkActionNames) {
    server.post(`${routeOf(plan)}/acoes/${action}`, docs.action, (request) => act(request, action))
  }
  const act = async (request: FastifyRequest, action: BulkActionName) => {
    const { body } = await writeOnce(request, { database: options.database, now: options.clock() }, async (transaction) => {
      const context = { ...writeContext(request, plan, { ...options, transaction }), dependants }
      const ids = await readBulkTarget(context, request.body, { isHidden: action === 'restaurar' })
      return { status: 200, body: { status_code: 200, data: await actOnRecords(context, action, ids) } }
    })
    return body
  }
}

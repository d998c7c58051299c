import type { FastifyRequest, RouteShorthandOptions } from 'fastify'
import { findDependants } from '../records/actions/dependants.js'
import { type Answer, answeredBefore, writeOnce } from '../records/calls/idempotency.js'
import type { Change } from '../records/history/changes.js'
import { labelHistory } from '../records/history/historyLabels.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { type EntityRoutesOptions, writeContext } from '../records/calls/requestContext.js'
import { routeOf, scopedPlan } from '../records/calls/scopeCalls.js'
import type { ApiServer } from '../core/apiServer.js'
import { checkImport, type InTransaction } from './checkImport.js'
import { areNew, checkRows } from './checkRows.js'
import { createJsonParser } from '../http/readBodies.js'
import { maxImportBytes } from './importBody.js'
import { noteImport, readImports } from './importLog.js'
import { type ImportPlaces, receiveImport } from './importPlaces.js'
import { type ImportRequest, readImport } from './readImport.js'
import { undoImport } from './undoImport.js'
import { type KeepImport, sliceRows, writeInSlices } from './writeInSlices.js'
import { type ImportResult, writeRows } from './writeRows.js'

interface ImportOptions extends EntityRoutesOptions {
  readonly importPlaces: ImportPlaces
  /** The OpenAPI text of each call, and the portals that may make it. */
  readonly docs: Readonly<Record<'import' | 'imports' | 'undoImport', RouteShorthandOptions>>
}
interface ImportCall {
  readonly Querystring: { readonly simular?: '1' }
}

/** Adds the import of an entity: checks many records without a trace, or stores all of them together. */
export function importRoute(server: ApiServer, plan: EntityPlan, { database, docs, importPlaces, ...context }: ImportOptions): void {
  const parse = createJsonParser(server)
  const config = { ...docs.import.config, takesBytes: true }
  const route = { ...docs.import, config, bodyLimit: maxImportBytes, preParsing: receiveImport(importPlaces) }
  server.post<ImportCall>(`${routeOf(plan)}/importar`, route, async (request, reply) => {
    const leave = await importPlaces.work()
    try {
      const body = await readImport((request.body as Buffer | undefined) ?? Buffer.of(), parse)
      if (request.query.simular) return { status_code: 200, data: await check(request, body) }
      const answer = await write(request, body)
      return reply.code(answer.status).send(answer.body)
    } finally {
      leave()
    }
  })
  const inTransaction = (request: FastifyRequest): InTransaction => {
    return (work) => database.transaction().execute((transaction) => work(writeContext(request, plan, { ...context, transaction })))
  }
  const created = (data: ImportResult): Answer => ({ status: 201, body: { status_code: 201, data } })
  const write = async (request: FastifyRequest, body: ImportRequest): Promise<Answer> => {
    const once = { database, now: context.clock(), content: body.digest }
    // Only new records without further changes can be undone by removing them; all others are written in one transaction.
    if (!importPlaces.turnOf || plan.entity.apply || !areNew(body.rows))
      return writeOnce(request, once, async (transaction) =>
        created(await writeRows(writeContext(request, plan, { ...context, transaction }), body)),
      )
    const leave = await importPlaces.turnOf(plan.entity.contract.name)
    try {
      const known = await answeredBefore(request, once)
      if (known) return known
      const keep: KeepImport = (result, { ids, end }) =>
        writeOnce(request, once, async (transaction) => {
          await end(transaction)
          const written = writeContext(request, plan, { ...context, transaction })
          const importId = await noteImport(written, { fileName: body.fileName, created: ids, updated: [] })
          return created({ ...result, importId })
        })
      return await writeInSlices(inTransaction(request), { database, plan: scopedPlan(request, plan), set: context.set, ...body, keep })
    } finally {
      leave()
    }
  }
  // Transactions give a consistent view and the locks that rules take; nothing is stored.
  const check = async (request: FastifyRequest, { rows }: ImportRequest) => {
    const each = inTransaction(request)
    const { drafts, issues, identities, updated, unchanged } =
      importPlaces.turnOf && areNew(rows)
        ? { ...(await checkImport(each, { plan: scopedPlan(request, plan), rows, portion: sliceRows })), ...noneChanged }
        : await each((written) => checkRows(written, rows, { isTrial: true }))
    return {
      total: rows.length,
      valid: drafts.filter(({ row }) => !issues.has(row)).length + updated.size + unchanged.length,
      updated: [...updated.keys()],
      changes: await labelHistory(database, changesOf(updated), { plan, catalogue: context.set.catalogue }),
      unchanged,
      errors: [...issues].sort(([a], [b]) => a - b).map(([row, found]) => ({ row, issues: found })),
      identities: identities.map(({ row, path, key }) => ({ row, path, key })),
    }
  }
}

const changesOf = (updated: ReadonlyMap<number, readonly Change[]>) => [...updated].map(([row, changes]) => ({ row, changes }))

interface UndoCall {
  readonly Params: { readonly importId: number }
}

const noneChanged = { updated: new Map<number, readonly Change[]>(), unchanged: [] }

/** Adds the calls that list an entity's latest imports and undo one of them. */
export function importLogRoutes(server: ApiServer, plan: EntityPlan, { database, docs, ...context }: ImportOptions): void {
  const path = `${routeOf(plan)}/importacoes`
  const dependants = findDependants(plan, context.set.plans, context.set.catalogue)
  server.get(path, docs.imports, async (request) => ({
    status_code: 200,
    data: await readImports(database, scopedPlan(request, plan), context.clock()),
  }))
  server.post<UndoCall>(`${path}/:importId/desfazer`, docs.undoImport, async (request) => {
    const { body } = await writeOnce(request, { database, now: context.clock() }, async (transaction) => {
      const undoing = { ...writeContext(request, plan, { ...context, transaction }), dependants }
      return { status: 200, body: { status_code: 200, data: await undoImport(undoing, request.params.importId) } }
    })
    return body
  })
}

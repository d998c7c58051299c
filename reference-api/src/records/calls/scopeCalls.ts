import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { type Database, firstRow } from '../../database/database.js'
import { notFound } from '../../http/Problem.js'
import type { ApiServer } from '../../core/apiServer.js'
import type { EntityPlan } from '../plan/plan.js'
import { planWithin } from '../plan/scope.js'

/** The contract's path in the router's syntax: `/licitacoes/{licitacaoId}/lotes` → `/licitacoes/:licitacaoId/lotes`. */
export function routeOf({ entity }: EntityPlan): string {
  return entity.contract.path.replace(/\{(\w+)\}/g, ':$1')
}

/**
 * Adds an entity's calls. A call of a nested entity is answered by 404 when the parent is missing or deleted, or when the record belongs to
 * another parent. This check runs before the body is read.
 */
export async function scopeCalls(
  server: ApiServer,
  { plan, database }: { readonly plan: EntityPlan; readonly database: Database },
  addCalls: (server: ApiServer) => void,
): Promise<void> {
  await server.register(async (scope) => {
    if (plan.parent) scope.addHook('onRequest', (request) => checkAddress(request, plan, database))
    addCalls(scope.withTypeProvider<ZodTypeProvider>())
  })
}

/** The plan for one call: for a nested entity, limited to the parent in the address. */
export function scopedPlan(request: FastifyRequest, plan: EntityPlan): EntityPlan {
  return plan.parent ? planWithin(plan, Number(paramsOf(request)[plan.parent.param])) : plan
}

async function checkAddress(request: FastifyRequest, plan: EntityPlan, database: Database): Promise<void> {
  const { parent, entity } = plan
  if (!parent) return
  // Other parameters, such as the name of a change of status, are no records of this entity: their calls check them.
  const { [parent.param]: parentId, id } = paramsOf(request)
  if (![parentId, id ?? '0'].every((each) => /^\d{1,9}$/.test(String(each)))) throw notFound()
  const known = await firstRow(
    database,
    sql`select 1 as known from ${sql.table(parent.link.table)} where id = ${parentId} and deleted_at is null`,
  )
  if (!known) throw notFound()
  if (id === undefined) return
  // Deleted records too, because they keep their history.
  const record = await firstRow(
    database,
    sql`select 1 as known from ${sql.table(entity.table)} where id = ${id} and ${sql.ref(parent.link.column)} = ${parentId}`,
  )
  if (!record) throw notFound()
}

const paramsOf = (request: FastifyRequest) => request.params as Readonly<Record<string, string | undefined>>

import { maskedPlaces, mayWrite, veilRecord } from '@esporte-parana/sdk/contracts'
import type { ApiServer } from '../core/apiServer.js'
import { Problem } from '../http/Problem.js'
import { callerOf, isWithin } from '../session/authenticate.js'
import { findDependants } from '../records/actions/dependants.js'
import type { EntityDocs } from './entityDocs.js'
import { writeOnce } from '../records/calls/idempotency.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { arrangeRecords } from '../records/actions/arrange.js'
import { reassign } from '../records/actions/reassign.js'
import { type EntityRoutesOptions, sendRecord, writeContext } from '../records/calls/requestContext.js'
import { routeOf } from '../records/calls/scopeCalls.js'
import { revealField } from '../records/actions/reveal.js'
import { takeBack, withTakeBack } from '../records/actions/takeBack.js'
import { transitionLacks } from '../records/actions/transitionLacks.js'
import { changeStatus } from '../records/actions/transitions.js'

type Options = EntityRoutesOptions & { readonly docs: EntityDocs }
interface RecordRequest {
  readonly Params: { readonly id: number }
}
interface LacksRequest {
  readonly Params: { readonly id: number; readonly transicao: string }
}

/** Adds the calls that a contract declares: `ordenar`, and below one record `situacao`, `revelar`, `reatribuir`. */
export function declaredRoutes(server: ApiServer, plan: EntityPlan, options: Options): void {
  const { orderable, transitions, isReassignable } = plan.entity.contract
  if (orderable !== undefined) arrangeRoute(server, plan, options)
  if (transitions.length > 0) transitionRoute(server, plan, options)
  if (maskedPlaces(plan.entity.contract).length > 0) revealRoute(server, plan, options)
  if (isReassignable) reassignRoute(server, plan, options)
}

function arrangeRoute(server: ApiServer, plan: EntityPlan, { docs, database, clock, set }: Options): void {
  server.post(`${routeOf(plan)}/ordenar`, docs.arrange, async (request, reply) => {
    const { status, body } = await writeOnce(request, { database, now: clock() }, async (transaction) => {
      const records = await arrangeRecords(writeContext(request, plan, { transaction, clock, set }), request.body)
      return { status: 200, body: { status_code: 200, data: { records } } }
    })
    return reply.code(status).send(body)
  })
}

function transitionRoute(server: ApiServer, plan: EntityPlan, { docs, database, clock, set }: Options): void {
  server.post<RecordRequest>(`${routeOf(plan)}/:id/situacao`, docs.transition, async (request, reply) => {
    const answer = await writeOnce(request, { database, now: clock() }, async (transaction) => {
      const context = writeContext(request, plan, { transaction, clock, set })
      const record = await changeStatus(context, { id: request.params.id, body: request.body })
      const data = await withTakeBack({ database: transaction, plan, ...context.writer }, veilRecord(plan.entity.contract, record))
      return { status: 200, body: { status_code: 200, data } }
    })
    return sendRecord(reply, answer)
  })
  server.get<LacksRequest>(`${routeOf(plan)}/:id/situacao/:transicao`, docs.transitionLacks, async (request) => {
    const { id, transicao } = request.params
    const issues = await database.transaction().execute((transaction) => {
      const context = writeContext(request, plan, { transaction, clock, set })
      return transitionLacks(context, { id, transition: transicao })
    })
    return { status_code: 200, data: { issues } }
  })
  if (!plan.entity.contract.transitions.some(({ isReversible }) => isReversible)) return
  server.post<RecordRequest>(`${routeOf(plan)}/:id/situacao/desfazer`, docs.takeBack, async (request, reply) => {
    const answer = await writeOnce(request, { database, now: clock() }, async (transaction) => {
      const context = writeContext(request, plan, { transaction, clock, set })
      const record = await takeBack(context, { id: request.params.id, body: request.body })
      return { status: 200, body: { status_code: 200, data: veilRecord(plan.entity.contract, record) } }
    })
    return sendRecord(reply, answer)
  })
}

function revealRoute(server: ApiServer, plan: EntityPlan, { docs, database, clock, set }: Options): void {
  server.post<RecordRequest>(`${routeOf(plan)}/:id/revelar`, docs.reveal, async (request) => {
    const value = await database.transaction().execute(async (transaction) => {
      const context = writeContext(request, plan, { transaction, clock, set })
      return revealField(context, { id: request.params.id, body: request.body })
    })
    return { status_code: 200, data: { value } }
  })
}

function reassignRoute(server: ApiServer, plan: EntityPlan, { docs, database, clock, set }: Options): void {
  const dependants = findDependants(plan, set.plans, set.catalogue)
  server.post<RecordRequest>(`${routeOf(plan)}/:id/reatribuir`, docs.reassign, async (request, reply) => {
    // The call changes the records that refer to this one, so the caller needs access to all of them.
    const caller = callerOf(request)
    const mayMove = (owner: EntityPlan) => isWithin(caller, owner) && mayWrite(caller.powers, owner.entity.contract.path)
    if (!dependants.every(({ owner }) => mayMove(owner))) throw new Problem(403, 'forbidden')
    const { status, body } = await writeOnce(request, { database, now: clock() }, async (transaction) => {
      const context = writeContext(request, plan, { transaction, clock, set })
      const moved = await reassign(context, { id: request.params.id, body: request.body, dependants })
      return { status: 200, body: { status_code: 200, data: { moved } } }
    })
    return reply.code(status).send(body)
  })
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, DatabaseTransaction } from '../../database/database.js'
import { actorOf } from './actorOf.js'
import { callerOf, isWithin } from '../../session/authenticate.js'
import { today } from '../../core/today.js'
import type { Actor, ExpressionContext } from '../plan/defineEntity.js'
import type { EntityPlan, EntitySet } from '../plan/plan.js'
import type { Answer } from './idempotency.js'
import { scopedPlan } from './scopeCalls.js'
import type { WriteContext } from '../write/writeRecord.js'

/** What every call of an entity needs. */
export interface EntityRoutesOptions {
  readonly database: Database
  readonly clock: () => Date
  readonly set: EntitySet
}

/** The day and the user of a request. */
export function askedBy(request: FastifyRequest, clock: () => Date): ExpressionContext {
  return { today: today(clock()), userId: callerOf(request).userId }
}

/** The context of a write: the user, the time and the transaction. */
export function writeContext(
  request: FastifyRequest,
  plan: EntityPlan,
  { transaction, clock, set }: Pick<EntityRoutesOptions, 'clock' | 'set'> & { readonly transaction: DatabaseTransaction },
): WriteContext {
  const now = clock()
  const caller = callerOf(request)
  const day = today(now)
  let actor: Promise<Actor> | undefined
  return {
    transaction,
    plan: scopedPlan(request, plan),
    plans: set.plans,
    catalogue: set.catalogue,
    writer: { userId: caller.userId, at: now.toISOString(), visit: caller.visit, powers: caller.powers },
    mayRead: (other) => isWithin(caller, other),
    actor: () => (actor ??= actorOf(transaction, { caller, today: day })),
    today: day,
  }
}

/** Sends one record, with its version as the entity tag. */
export function sendRecord(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  const { data } = body as { readonly data: { readonly version: number } }
  return reply.code(status).header('ETag', `"${data.version}"`).send(body)
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.js'
import { Problem } from '../http/Problem.js'
import { type Caller, findCaller } from './tokens.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers without a token. */
    readonly isPublic?: boolean
    /** A link that downloads may carry the token as `?token=`. */
    readonly acceptsTokenInQuery?: boolean
    /** Paths of the screens, one of which a portal's token must be good for. Without it every portal's token will do. */
    readonly screens?: readonly string[]
    /** A POST that changes no record. */
    readonly isReading?: boolean
  }
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

/** Asks every request for its token, before its body is read. */
export function authenticate(
  server: FastifyInstance,
  { database, clock }: { readonly database: Database; readonly clock: () => Date },
): void {
  server.decorateRequest('caller', undefined)
  server.addHook('onRequest', async (request) => {
    const { isPublic } = request.routeOptions.config
    if (isPublic || request.is404) return
    const token = tokenOf(request)
    const caller = token ? await findCaller(database, token, clock()) : undefined
    if (!caller) throw new Problem(401, 'unauthorized')
    if (caller.portal) checkPortal(request, caller.portal)
    request.caller = caller
  })
}

/** The person who asks. @throws Problem `unauthorized` on a route that needs none */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Problem(401, 'unauthorized')
  return request.caller
}

/** The token of the `Authorization` header, or of the address where the route accepts it. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
  if (bearer || !request.routeOptions.config.acceptsTokenInQuery) return bearer
  const { token } = request.query as { readonly token?: unknown }
  return typeof token === 'string' ? token : undefined
}

function checkPortal(request: FastifyRequest, portal: NonNullable<Caller['portal']>): void {
  const { screens, isReading } = request.routeOptions.config
  const reads = request.method === 'GET' || isReading === true
  if (portal.isReadOnly && !reads) throw new Problem(403, 'forbidden')
  if (screens && portal.screens && !screens.some((screen) => portal.screens?.includes(screen))) throw new Problem(403, 'forbidden')
}

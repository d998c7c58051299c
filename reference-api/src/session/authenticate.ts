import { type Act, type ListedPowers, mayAct, mayRead, mayReadAll, mayWrite } from '@esporte-parana/sdk/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.js'
import { Problem } from '../http/Problem.js'
import { redeemTicket } from './tickets.js'
import { type Caller, findCaller } from './tokens.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call needs no token. */
    readonly isPublic?: boolean
    /** A download link may contain a ticket as `?bilhete=`, or a ticket or token as `?token=`. */
    readonly acceptsTokenInQuery?: boolean
    /** Paths of screens; a portal's token must be valid for one of them. Without it, every portal's token is accepted. */
    readonly screens?: readonly string[]
    /** The call is about one person of the staff, so it refuses portals' tokens; `or-visitor`: but for visitors whom the portal named. */
    readonly isPersonal?: boolean | 'or-visitor'
    /** Statuses of this call's own refusals, for the document: 409, 412 … */
    readonly refusals?: readonly number[]
    /** The power that the call needs where an office lists powers. */
    readonly power?: Act
    /** A step of a workflow: it looks itself whether the caller's powers are enough for it. */
    readonly isStep?: boolean
    /** The answer holds whole documents, and what other areas keep. */
    readonly needsAll?: boolean
    /** A POST that changes no record. */
    readonly isReading?: boolean
  }
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

/** Checks the token of every request before its body is read. */
export function authenticate(
  server: FastifyInstance,
  { database, clock }: { readonly database: Database; readonly clock: () => Date },
): void {
  server.decorateRequest('caller', undefined)
  server.addHook('onRequest', async (request) => {
    const { isPublic } = request.routeOptions.config
    if (isPublic || request.is404) return
    const caller = await identify(request, { database, now: clock() })
    if (!caller) throw new Problem(401, 'unauthorized')
    checkPortal(request, caller)
    checkPowers(request, caller)
    request.caller = caller
  })
}

/** The user of the request. @throws Problem `unauthorized` on a route without a token */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Problem(401, 'unauthorized')
  return request.caller
}

/** @throws Problem 403 when the caller does not manage accounts */
export function checkManager(request: FastifyRequest): void {
  if (!callerOf(request).managesUsers) throw new Problem(403, 'manages-no-users')
}

/** Whether the caller may read the entity: a portal's token those of its screens, a person those of their areas. */
export function isWithin(
  { portal, powers }: Pick<Caller, 'portal' | 'powers'>,
  { entity }: { readonly entity: { readonly contract: { readonly path: string } } },
): boolean {
  const { path } = entity.contract
  return (portal?.screens?.includes(path) ?? true) && mayRead(powers, path)
}

/** The refusal of an area that the caller may not read. */
export const outOfReach = ({ powers }: Pick<Caller, 'powers'>): Problem => new Problem(403, powers ? 'no-reading' : 'forbidden')

/** The token of the `Authorization` header; its scheme may be written in any case (RFC 9110, section 11.1). */
export function tokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
}

async function identify(
  request: FastifyRequest,
  { database, now }: { readonly database: Database; readonly now: Date },
): Promise<Caller | undefined> {
  const token = tokenOf(request)
  if (token) return findCaller(database, token, now)
  if (!request.routeOptions.config.acceptsTokenInQuery) return undefined
  const query = request.query as { readonly token?: unknown; readonly bilhete?: unknown }
  const secret = query.bilhete ?? query.token
  if (typeof secret !== 'string') return undefined
  // A HEAD request must not use up the ticket.
  const isKept = request.method === 'HEAD'
  const holder = await redeemTicket(database, { ticket: secret, path: pathOf(request), now, isKept })
  if (holder || query.bilhete !== undefined) return holder
  const caller = await findCaller(database, secret, now)
  // A portal's token must not appear in an address, because the page belongs to others; only a ticket may.
  return caller?.portal ? undefined : caller
}

/** The path below the API's base, as in a ticket. */
function pathOf(request: FastifyRequest): string {
  return request.url.slice(request.server.prefix.length).replace(/\?.*$/s, '')
}

function checkPortal(request: FastifyRequest, { portal, visit }: Caller): void {
  if (!portal) return
  const { screens, isPersonal } = request.routeOptions.config
  if (isPersonal === 'or-visitor' && visit === undefined) return
  if (isPersonal) throw new Problem(403, 'forbidden')
  if (portal.isReadOnly && !isRead(request)) throw new Problem(403, 'forbidden')
  if (screens && portal.screens && !screens.some((screen) => portal.screens?.includes(screen))) throw new Problem(403, 'forbidden')
}

/** @throws Problem 403 naming what an office does not list for the person */
function checkPowers(request: FastifyRequest, { powers }: Caller): void {
  if (!powers) return
  const { screens, power, isStep, needsAll } = request.routeOptions.config
  const [isAllowed, lack] = isRead(request) || isStep ? [mayRead, 'no-reading'] : [mayWrite, 'no-writing']
  if (screens && !screens.some((screen) => isAllowed(powers, screen))) throw new Problem(403, lack)
  if (power) checkAct(powers, power)
  if (!needsAll) return
  checkAct(powers, 'revelar')
  if (!mayReadAll(powers)) throw new Problem(403, 'no-reading')
}

/** @throws Problem 403 naming the power that a person lacks */
export function checkAct(powers: ListedPowers, act: Act): void {
  if (!mayAct(powers, act)) throw new Problem(403, 'no-power', { data: { power: act }, params: { power: act } })
}

const isRead = ({ method, routeOptions }: FastifyRequest): boolean => method === 'GET' || routeOptions.config.isReading === true

import type { FastifyInstance } from 'fastify'
import { Problem } from './Problem.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is told to stop; a balancer that asks sends new requests elsewhere. */
    readonly isStopping: boolean
    /** Serves on for `notice` milliseconds, then answers accepted requests, refuses new ones, and closes the server. @param notice default 0 */
    drain(notice?: number): Promise<void>
  }
}

/** Idle connections are closed after this time; others are closed with their next answer. */
const farewellMilliseconds = 1500

/** A request that is not answered or not completely received by then is dropped. */
const patienceMilliseconds = 6000

/**
 * Adds `drain`, which stops the server without breaking connections: every answer closes its connection, and new requests get 503, so that
 * a client or load balancer uses another server. Fastify alone would accept new requests and wait for endless ones.
 */
export function drainable(server: FastifyInstance): void {
  let isStopping = false
  let isDraining = false
  let open = 0
  server.addHook('onRequest', async (_, reply) => {
    open++
    reply.raw.once('close', () => open--)
    if (!isDraining) return
    reply.header('Connection', 'close')
    throw new Problem(503, 'unavailable', { retryAfter: 1, isPlanned: true })
  })
  server.addHook('onSend', async (_, reply) => {
    if (isDraining) reply.header('Connection', 'close')
  })
  server.decorate('isStopping', { getter: () => isStopping })
  server.decorate('drain', async (notice = 0) => {
    isStopping = true
    await pause(notice)
    isDraining = true
    const since = performance.now()
    const passed = () => performance.now() - since
    while (passed() < farewellMilliseconds && (await connectionsOf(server)) > 0) await pause()
    const closed = server.close()
    while (passed() < patienceMilliseconds && open > 0) await pause()
    server.server.closeAllConnections()
    await closed
  })
}

const pause = (milliseconds = 25) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count ?? 0)))
}

import type { FastifyInstance } from 'fastify'
import { Problem } from './Problem.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers what was accepted, refuses what comes after, and ends. */
    drain(): Promise<void>
  }
}

/** What keeps a connection open hears of the end by its next answer; who asks nothing is cut off after this. */
const farewellMilliseconds = 1500

/** A request that is not answered by then, or not even sent, is given up. */
const patienceMilliseconds = 6000

/**
 * Lets the server end without breaking anybody's connection off: while it drains, every answer closes its connection, and new requests are refused
 * with 503, so that a client or a balancer goes elsewhere. Fastify alone would answer them as long as they come, and wait for those that never end.
 */
export function drainable(server: FastifyInstance): void {
  let isDraining = false
  let open = 0
  server.addHook('onRequest', async (_, reply) => {
    if (!isDraining) return
    reply.header('Connection', 'close')
    throw new Problem(503, 'unavailable', { retryAfter: 1 })
  })
  server.addHook('onSend', async (_, reply) => {
    if (isDraining) reply.header('Connection', 'close')
  })
  server.server.on('request', (_, response) => {
    open++
    response.once('close', () => open--)
  })
  server.decorate('drain', async () => {
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

const pause = () => new Promise((resolve) => setTimeout(resolve, 25))

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count ?? 0)))
}

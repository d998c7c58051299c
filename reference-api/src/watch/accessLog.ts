import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { traceOf } from './trace.js'

/**
 * Writes one line for each request. It names the route and not the address: addresses hold what people searched for, and a CPF that somebody
 * wrote into one.
 */
export function logRequests(server: FastifyInstance, events: Logger): void {
  server.addHook('onResponse', async (request, reply) => {
    const { id, method, ip } = request
    events.info(
      {
        requestId: id,
        traceId: traceOf(request)?.id,
        method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        bytes: Number(reply.getHeader('content-length')) || undefined,
        address: ip,
      },
      'request',
    )
  })
}

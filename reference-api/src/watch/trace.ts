import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** An id that a proxy or a portal gave a request is kept, so that its log and ours name the request alike. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

/** The trace to which the caller says that a request belongs. @see https://www.w3.org/TR/trace-context/#traceparent-header */
export function traceOf({ headers }: Pick<FastifyRequest, 'headers'>): { readonly id: string; readonly flags: string } | undefined {
  const [, id, flags] = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})$/.exec(String(headers.traceparent)) ?? []
  return id === undefined || flags === undefined ? undefined : { id, flags }
}

/** Every answer names its request, and the trace to which it belongs. */
export function nameAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
    const trace = traceOf(request)
    if (trace) reply.header('traceparent', `00-${trace.id}-${randomBytes(8).toString('hex')}-${trace.flags}`)
  })
}

import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance, FastifyRequest } from 'fastify'
import { answerUnparsed } from './answerUnparsed.js'

/** What came in on the port of frames. */
const arrived = new WeakSet<IncomingMessage>()

/**
 * A second port of the same server, and so a second origin. Pages of portals show screens in frames of this origin: it has the API and the
 * embed, and nothing of the product's own pages, whose session no frame may share.
 */
export function createFrameServer(server: FastifyInstance): Server {
  const frames = createServer({ requestTimeout: server.server.requestTimeout }, (request, response) => {
    arrived.add(request)
    server.routing(request, response)
  })
  return frames.on('clientError', (error, socket) => answerUnparsed(error as ConnectionError, socket as Socket))
}

export const isOfFrame = ({ raw }: FastifyRequest): boolean => arrived.has(raw)

/** A frame loads from its own origin only, and registered portals only may show it. */
export function framePolicy(portals: readonly string[], style: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${style}`,
    // Overlays are placed by style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    // A stored PDF is shown beside its record.
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portals.join(' ') || "'none'"}`,
  ].join('; ')
}

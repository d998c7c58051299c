import type { FastifyInstance } from 'fastify'
import type { LogEvent } from 'kysely'
import { logRequests } from './accessLog.js'
import type { Log } from './log.js'
import { createMetrics, type Metrics } from './metrics.js'
import { slowStatements } from './statements.js'

/** What watches over a process. */
export interface Watch {
  /** Watches over the requests of a server. */
  readonly requests: (server: FastifyInstance) => void
  readonly onStatement: (event: LogEvent) => void
  /** Missing where nobody asks for figures. */
  readonly metrics?: Metrics
}

interface Wishes {
  readonly slowMilliseconds?: number
  readonly metricsPort?: number
}

export function openWatch({ report, events }: Log, { slowMilliseconds, metricsPort }: Wishes): Watch {
  const metrics = metricsPort === undefined ? undefined : createMetrics()
  const tellSlow = slowMilliseconds === undefined ? undefined : slowStatements(report, slowMilliseconds)
  return {
    metrics,
    requests: (server) => {
      if (events) logRequests(server, events)
      metrics?.measureRequests(server)
    },
    onStatement: (event) => {
      tellSlow?.(event)
      metrics?.onStatement(event)
    },
  }
}

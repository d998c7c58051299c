import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import type { LogEvent } from 'kysely'

/** Figures of a process for Prometheus. */
export interface Metrics {
  readonly measureRequests: (server: FastifyInstance) => void
  readonly onStatement: (event: LogEvent) => void
  /** Adds a figure that is read when Prometheus asks; one that cannot be read is missing. */
  readonly add: (name: string, help: string, read: () => Promise<number> | number) => void
  /** All figures in Prometheus' text format. */
  readonly read: () => Promise<{ readonly type: string; readonly text: string }>
}

const requestSeconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const statementSeconds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30, 60]

/** @see https://prometheus.io/docs/practices/naming/ */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers,
  })
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Time of a statement in the database, without the wait for a connection',
    labelNames: ['outcome'],
    buckets: statementSeconds,
    registers,
  })
  return {
    measureRequests: (server) =>
      void server.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        // An address that we do not know is no label: there are endlessly many.
        requests.observe({ method, route: routeOptions.url ?? 'unknown', status: String(reply.statusCode) }, reply.elapsedTime / 1000)
      }),
    onStatement: ({ level, queryDurationMillis }) =>
      statements.observe({ outcome: level === 'error' ? 'error' : 'ok' }, queryDurationMillis / 1000),
    add: (name, help, read) => {
      const gauge = new Gauge({
        name,
        help,
        registers,
        collect: async () => {
          const value = await Promise.resolve(read()).catch(() => Number.NaN)
          gauge.set(value)
        },
      })
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

/** Answers `GET /metrics` on a port of its own, which only the machines that watch should reach. */
export function createMetricsServer({ read }: Pick<Metrics, 'read'>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end()
    read().then(
      ({ type, text }) => response.writeHead(200, { 'Content-Type': type }).end(text),
      () => response.writeHead(500).end(),
    )
  })
}

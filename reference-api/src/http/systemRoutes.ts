import { gmsCode } from '@esporte-parana/sdk/contracts'
import type { OpenAPIV3_1 } from 'openapi-types'
import { z } from 'zod'
import type { ApiServer } from '../core/apiServer.js'
import { completeDocument } from './apiDocument.js'
import { answer } from './answer.js'
import { Problem } from './Problem.js'

/** The version of the contract, not of the packages. */
const contractVersion = '1.0.0'

const health = z.object({ status: z.literal('ok'), startedAt: z.iso.datetime() })
const sign = z.object({ status: z.literal('ok') })
const version = z.object({
  version: z.string(),
  isOriginKnown: z
    .boolean()
    .optional()
    .describe('Whether pages of the asking origin may read the other calls; only for requests that name one'),
  frameOrigin: z.string().optional().describe('Origin of the frames that portals may show; missing where there is none'),
})
const settings = z.object({ gmsCodeMask: z.string().describe('The mask of GMS codes; # is a digit') })

interface SystemParts {
  readonly ping: () => Promise<void>
  readonly clock: () => Date
  /** Whether pages of an origin may call the API. */
  readonly isAllowed: (origin: string) => Promise<boolean>
  readonly frameOrigin?: string | undefined
}

/** Adds the calls for health, version, settings and the contract itself. */
export function systemRoutes(server: ApiServer, { ping, clock, isAllowed, frameOrigin }: SystemParts): void {
  const startedAt = clock().toISOString()
  const config = { isPublic: true }
  const tags = ['sistema']
  server.get('/saude', { config, schema: { tags, response: { 200: answer(health) } } }, async () => {
    await ping()
    return { status_code: 200, data: { status: 'ok' as const, startedAt } }
  })
  const ok = { status_code: 200, data: { status: 'ok' as const } }
  server.get('/vivo', { config, schema: { tags, response: { 200: answer(sign) } } }, async () => ok)
  server.get('/pronto', { config, schema: { tags, response: { 200: answer(sign) } } }, async () => {
    const reason = server.isStopping
      ? 'stopping'
      : server.isUnderPressure()
        ? 'busy'
        : await ping().then(
            () => undefined,
            () => 'database',
          )
    if (reason) throw new Problem(503, 'unavailable', { retryAfter: 1, isPlanned: true, data: { reason } })
    return ok
  })
  // Readable by pages of every origin, so that a portal's developer learns whether the address is wrong or the origin unknown.
  server.get('/versao', { config, schema: { tags, response: { 200: answer(version) } } }, async ({ headers: { origin } }, reply) => {
    reply.header('Access-Control-Allow-Origin', '*')
    const known = origin === undefined ? {} : { isOriginKnown: await isAllowed(origin) }
    return { status_code: 200, data: { version: contractVersion, ...known, frameOrigin } }
  })
  server.get('/configuracao', { config, schema: { tags, response: { 200: answer(settings) } } }, async () => ({
    status_code: 200,
    data: { gmsCodeMask: gmsCode.mask },
  }))
  let document: OpenAPIV3_1.Document | undefined
  server.get('/openapi.json', { config, schema: { tags, response: { 200: z.looseObject({ openapi: z.string() }) } } }, async (_, reply) => {
    document ??= completeDocument(server.swagger() as OpenAPIV3_1.Document)
    return reply.header('Cache-Control', 'no-cache').send({ ...document })
  })
}

import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import { sql } from 'kysely'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { constants } from 'node:zlib'
import { apiPath } from './apiPath.js'
import type { ApiServer } from './apiServer.js'
import { attachmentRoutes, maxAttachmentBytes } from './attachments/attachmentRoutes.js'
import { preferenceRoutes } from './account/preferenceRoutes.js'
import { type Database, rows } from './database/database.js'
import { dashboardRoutes } from './account/dashboardRoutes.js'
import { chartRoutes } from './homes/chartRoutes.js'
import { noticeRoutes } from './homes/noticeRoutes.js'
import { searchRoutes } from './account/searchRoutes.js'
import type { Entity } from './records/plan/defineEntity.js'
import { entityFolders, planEntities } from './entities/entities.js'
import { entityRoutes } from './records/calls/entityRoutes.js'
import { scopeCalls } from './records/calls/scopeCalls.js'
import { describeCalls } from './http/describeCalls.js'
import { answerUnparsed } from './http/answerUnparsed.js'
import { handleErrors, type Report } from './http/handleErrors.js'
import { type HostFolders, serveHosts } from './http/serveHosts.js'
import { drainable } from './http/stopServer.js'
import { readBodies } from './http/readBodies.js'
import { systemRoutes } from './http/systemRoutes.js'
import { validateByZod } from './http/validateByZod.js'
import { createImportPlaces } from './imports/importPlaces.js'
import { placeRoutes } from './places/placeRoutes.js'
import { zipCodeRoute } from './places/zipCodeRoute.js'
import { authenticate } from './session/authenticate.js'
import { ticketRoutes } from './session/ticketRoutes.js'
import { ownAccountRoutes } from './session/ownAccountRoutes.js'
import { createVerifier } from './session/passwords.js'
import { createOriginCheck, portalRoutes } from './session/portals.js'
import { sessionRoutes } from './session/sessionRoutes.js'

export interface ServerOptions {
  /** Migrated and prepared. */
  readonly database: Database
  /** Resolves when the database answers. @default the database is asked as by any other request */
  readonly ping?: () => Promise<void>
  /** The database does one thing at a time: an import lets others in between its slices. @default false */
  readonly hasOneConnection?: boolean
  /** @default the machine's clock */
  readonly clock?: () => Date
  /** Where failures that are no fault of a request are told. @default nowhere */
  readonly report?: Report
  /** @default every entity that is built */
  readonly entities?: readonly Entity[]
  /** Folders of the built hosts; without them only the API is served. */
  readonly hosts?: HostFolders
  /** How many proxies stand before the server: the client's address is what the outermost of them wrote into `X-Forwarded-For`. @default 0 */
  readonly proxies?: number
}

/** A request arrives within ten minutes, the largest file over the slowest line too; otherwise those who send a letter a minute take every connection. */
const receiveMilliseconds = 10 * 60_000

/** The server of the whole contract, ready to listen or to be asked by `inject`. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, hasOneConnection = false, clock = () => new Date(), report = () => undefined, entities, hosts, proxies = 0 } = options
  const ping = options.ping ?? (async () => void (await rows(database, sql`select 1`)))
  const server = Fastify({
    logger: false,
    // Never all of the header: its beginning is what the client itself made up, and would be a new address for every guess at a password.
    trustProxy: (_address, hop) => hop < proxies,
    bodyLimit: 1024 * 1024,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    requestTimeout: receiveMilliseconds,
    clientErrorHandler: answerUnparsed,
    // An id beyond every bound is one that leads nowhere; the router's own refusal passes by the error form.
    routerOptions: { maxParamLength: 16 * 1024 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  })
  handleErrors(server, report)
  drainable(server)
  // Level 4 costs a quarter of the time of the highest and saves nearly as much.
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await serveHosts(server, hosts)
  await server.register(async (scope) => registerApi(scope, { database, hasOneConnection, ping, clock, entities }), { prefix: apiPath })
  return server
}

/** An address that cannot be decoded leads nowhere, as any other would: Fastify's own refusal passes by every header and the error form. */
function readableUrl(url: string): string {
  const [path = ''] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25')
  }
}

interface ApiContext extends Pick<ServerOptions, 'database' | 'entities'> {
  readonly hasOneConnection: boolean
  readonly clock: () => Date
  readonly ping: () => Promise<void>
}

async function registerApi(scope: FastifyInstance, { entities, hasOneConnection, ...context }: ApiContext): Promise<void> {
  const { database } = context
  const api: ApiServer = scope.withTypeProvider<ZodTypeProvider>()
  const isAllowed = createOriginCheck(database)
  await api.register(cors, {
    origin: async (origin: string | undefined) => origin !== undefined && (await isAllowed(origin)),
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'Idempotency-Key', 'Accept-Language'],
    exposedHeaders: ['ETag', 'Location', 'Retry-After', 'Date', 'Content-Disposition', 'X-Total-Rows'],
    maxAge: 600,
  })
  await api.register(multipart, { limits: { files: 1, fields: 5, fileSize: maxAttachmentBytes } })
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Esporte Paraná: admin API',
        version: '1',
        description: 'The back-office of the state sports body of Paraná. `docs/api.md` says how the calls belong together.',
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: 'Esporte Paraná' },
      },
      servers: [{ url: apiPath }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: describeCalls,
  })
  api.setValidatorCompiler(validateByZod)
  // The schemas of answers are for the document; tests hold the answers against them.
  api.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  readBodies(api)
  authenticate(api, context)
  const verify = createVerifier()
  sessionRoutes(api, { ...context, verify })
  ownAccountRoutes(api, { ...context, verify })
  portalRoutes(api, context)
  ticketRoutes(api, context)
  placeRoutes(api, context)
  preferenceRoutes(api, context)
  const set = await planEntities(database, entities)
  const importPlaces = createImportPlaces({ hasOneConnection })
  attachmentRoutes(api, { ...context, set })
  for (const plan of set.plans) {
    await entityRoutes(api, plan, { ...context, set, importPlaces })
    const calls = entityFolders.find(({ entity }) => entity === plan.entity)?.calls
    if (calls) await scopeCalls(api, { plan, database }, (below) => calls(below, plan, { ...context, set, importPlaces }))
  }
  dashboardRoutes(api, { ...context, set })
  chartRoutes(api, { ...context, set })
  noticeRoutes(api, { ...context, set })
  searchRoutes(api, { ...context, set })
  zipCodeRoute(api, { ...context, set })
  systemRoutes(api, context)
}

import compress from '@fastify/compress'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import underPressure from '@fastify/under-pressure'
import { sql } from 'kysely'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { constants } from 'node:zlib'
import { apiPath } from './core/apiPath.js'
import type { ApiServer } from './core/apiServer.js'
import { attachmentRoutes, maxAttachmentBytes } from './attachments/attachmentRoutes.js'
import { preferenceRoutes } from './session/preferenceRoutes.js'
import { type Database, rows } from './database/database.js'
import { dashboardRoutes } from './homes/dashboardRoutes.js'
import { balanceRoutes } from './homes/balanceRoutes.js'
import { chartRoutes } from './homes/chartRoutes.js'
import { noticeRoutes } from './homes/noticeRoutes.js'
import { searchRoutes } from './search/searchRoutes.js'
import type { Entity } from './records/plan/defineEntity.js'
import { entityFolders, planEntities } from './entities/entities.js'
import { entityRoutes } from './calls/entityRoutes.js'
import { scopeCalls } from './records/calls/scopeCalls.js'
import { rememberMethods } from './http/allowedMethods.js'
import { describeCalls } from './http/describeCalls.js'
import { answerUnparsed } from './http/answerUnparsed.js'
import { handleErrors } from './http/handleErrors.js'
import { type HostFolders, serveHosts } from './http/serveHosts.js'
import { drainable } from './http/stopServer.js'
import { readBodies } from './http/readBodies.js'
import { systemRoutes } from './http/systemRoutes.js'
import { validateByZod } from './http/validateByZod.js'
import { createImportPlaces } from './imports/importPlaces.js'
import { placeRoutes } from './places/placeRoutes.js'
import { zipCodeRoute } from './search/zipCodeRoute.js'
import { authenticate } from './session/authenticate.js'
import { accountRoutes } from './accounts/accountRoutes.js'
import { accountListRoute } from './accounts/accountListRoute.js'
import { newPasswordRoute } from './accounts/newPasswordRoute.js'
import { ticketRoutes } from './session/ticketRoutes.js'
import { ownAccountRoutes } from './session/ownAccountRoutes.js'
import { browserFailures } from './session/browserFailures.js'
import { limitDocumentTries } from './records/read/documentTries.js'
import { createVerifier } from './session/passwords.js'
import { createOriginReader, portalRoutes } from './session/portals.js'
import { secondFactorRoutes } from './session/secondFactorRoutes.js'
import { sessionRoutes } from './session/sessionRoutes.js'
import type { Report } from './watch/log.js'
import { nameAnswers, requestId } from './watch/trace.js'

export interface ServerOptions {
  /** A migrated and prepared database. */
  readonly database: Database
  /** Resolves when the database answers. @default a query like that of any other request */
  readonly ping?: () => Promise<void>
  /** The database has one connection, so an import lets others run between its slices. @default false */
  readonly hasOneConnection?: boolean
  /** @default the machine's clock */
  readonly clock?: () => Date
  /** Receives failures that are not caused by a request. @default ignored */
  readonly report?: Report
  /** Adds what watches over requests: a log, figures. @default nobody watches */
  readonly watch?: (server: FastifyInstance) => void
  /** @default every entity that is built */
  readonly entities?: readonly Entity[]
  /** Folders of the built hosts; without them only the API is served. */
  readonly hosts?: Pick<HostFolders, 'web' | 'embed'>
  /** Origin of frames, for portals that want one; `createFrameServer` answers there. */
  readonly frameOrigin?: string
  /**
   * Number of proxies in front of the server: the client's address is what the outermost of them wrote into `X-Forwarded-For`.
   * @default 0
   */
  readonly proxies?: number
  /** The office demands a second factor of everybody who signs in. @default false */
  readonly isFactorRequired?: boolean
}

/**
 * A request must arrive within ten minutes, which is enough for the largest file over a slow line; otherwise slow senders could occupy
 * every connection.
 */
const receiveMilliseconds = 10 * 60_000

/** A server that does not come round to its requests for so long is too busy for more of them. */
const busyMilliseconds = 1000

/** Builds the server of the whole contract, ready to listen or for `inject`. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    database,
    hasOneConnection = false,
    clock = () => new Date(),
    report = () => undefined,
    watch = () => undefined,
    entities,
    hosts,
    frameOrigin,
    proxies = 0,
    isFactorRequired = false,
  } = options
  const ping = options.ping ?? (async () => void (await rows(database, sql`select 1`)))
  const server = Fastify({
    logger: false,
    // Trust only our proxies' part of the header: clients can invent the beginning, and would get a new address for every guessed password.
    trustProxy: (_address, hop) => hop < proxies,
    bodyLimit: 1024 * 1024,
    genReqId: requestId,
    return503OnClosing: false,
    requestTimeout: receiveMilliseconds,
    clientErrorHandler: answerUnparsed,
    // Allows very long ids, which our handlers answer with 404; the router's own refusal would not have the error form.
    routerOptions: { maxParamLength: 16 * 1024 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  })
  const methodsOf = rememberMethods(server)
  handleErrors(server, report)
  nameAnswers(server)
  watch(server)
  drainable(server)
  // Only `GET /pronto` looks at it: a server that refused its own clients would do no more work than one that is late.
  await server.register(underPressure, { maxEventLoopDelay: busyMilliseconds, pressureHandler: () => undefined })
  // Level 4 takes a quarter of the time of the highest level and compresses almost as well.
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  const readPortals = createOriginReader(database)
  await serveHosts(server, hosts && { ...hosts, readPortals }, methodsOf)
  const context = { database, hasOneConnection, ping, clock, entities, readPortals, frameOrigin, report, isFactorRequired }
  await server.register(async (scope) => registerApi(scope, context), { prefix: apiPath })
  return server
}

/** Replaces an address that cannot be decoded by an unknown one, because Fastify's own refusal lacks our headers and the error form. */
function readableUrl(url: string): string {
  const [path = ''] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25')
  }
}

/** What stands in the OpenAPI document beside the calls. */
const document = {
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
} satisfies FastifyDynamicSwaggerOptions['openapi']

interface ApiContext extends Pick<ServerOptions, 'database' | 'entities' | 'frameOrigin'> {
  readonly hasOneConnection: boolean
  readonly isFactorRequired: boolean
  readonly clock: () => Date
  readonly ping: () => Promise<void>
  readonly report: Report
  readonly readPortals: () => Promise<ReadonlySet<string>>
}

async function registerApi(
  scope: FastifyInstance,
  { entities, hasOneConnection, readPortals, frameOrigin, ...context }: ApiContext,
): Promise<void> {
  const { database } = context
  const api: ApiServer = scope.withTypeProvider<ZodTypeProvider>()
  const isAllowed = async (origin: string) => (await readPortals()).has(origin)
  await api.register(cors, {
    origin: async (origin: string | undefined) => origin !== undefined && (await isAllowed(origin)),
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // All that are asked for: what watches over a portal's page may add headers of its own, such as traceparent, to every call.
    exposedHeaders: [
      'ETag',
      'Location',
      'Retry-After',
      'Date',
      'Content-Disposition',
      'Content-Range',
      'X-Total-Rows',
      'X-Request-Id',
      'Link',
      'Allow',
    ],
    maxAge: 600,
  })
  await api.register(multipart, { limits: { files: 1, fields: 5, fileSize: maxAttachmentBytes } })
  await api.register(swagger, { openapi: document, transform: describeCalls })
  api.setValidatorCompiler(validateByZod)
  // Response schemas are only for the document; tests check the answers.
  api.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  readBodies(api)
  authenticate(api, context)
  const verify = createVerifier()
  sessionRoutes(api, { ...context, verify })
  ownAccountRoutes(api, { ...context, verify })
  secondFactorRoutes(api, { ...context, verify })
  accountRoutes(api, context)
  accountListRoute(api, context)
  newPasswordRoute(api, { ...context, verify })
  portalRoutes(api, context)
  ticketRoutes(api, context)
  browserFailures(api, context)
  placeRoutes(api, context)
  preferenceRoutes(api, context)
  const set = await planEntities(database, entities)
  limitDocumentTries(api, { ...context, set })
  const importPlaces = createImportPlaces({ hasOneConnection })
  attachmentRoutes(api, { ...context, set })
  for (const plan of set.plans) {
    await entityRoutes(api, plan, { ...context, set, importPlaces })
    const calls = entityFolders.find(({ entity }) => entity === plan.entity)?.calls
    if (calls) await scopeCalls(api, { plan, database }, (below) => calls(below, plan, { ...context, set }))
  }
  dashboardRoutes(api, { ...context, set })
  chartRoutes(api, { ...context, set })
  balanceRoutes(api, context)
  noticeRoutes(api, { ...context, set })
  searchRoutes(api, { ...context, set })
  zipCodeRoute(api, { ...context, set })
  systemRoutes(api, { ...context, isAllowed, frameOrigin })
}

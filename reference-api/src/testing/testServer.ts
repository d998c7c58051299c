import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.js'
import type { Entity } from '../records/plan/defineEntity.js'
import { type OpenedDatabase, openEmbedded, openServer } from '../database/openDatabase.js'
import { prepareDatabase } from '../setup/prepareDatabase.js'
import type { HostFolders } from '../http/serveHosts.js'
import { apiPath } from '../core/apiPath.js'
import { buildServer, type ServerOptions } from '../server.js'
import { hashPassword } from '../session/passwords.js'
import { preparedDatabase } from './newDatabase.js'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
  /** `data` when it is a list. */
  readonly rows: readonly Fields[]
}
interface Body {
  readonly [key: string]: unknown
  readonly data: Fields
  readonly issues: readonly { readonly path: string; readonly code: string }[]
}
/** Fields of records and other answers that tests read. */
export interface Fields {
  readonly [key: string]: unknown
  readonly id: number
  readonly version: number
  readonly token: string
  readonly name: string
  readonly internalCode: string | null
}
export type Call = (method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answer>

export interface TestServer {
  readonly origin: string
  readonly baseUrl: string
  readonly database: Database
  readonly server: FastifyInstance
  readonly lines: readonly string[]
  /** Moves the server's clock. */
  advance(seconds: number): void
  /** Calls without a token. */
  readonly call: Call
  signIn(username?: string): Promise<Call>
  /** A user besides the demo's, signed in; without a person, as a command makes one. */
  signInNew(personId?: number): Promise<Call>
  close(): Promise<void>
}

export const demoPortalSecret = 'segredo-do-portal-de-testes'

/** Entities to use instead of the real ones. */
export interface TestEntities {
  readonly list: readonly Entity[]
  /** Creates their tables. */
  prepare(database: Database): Promise<void>
}

let hash: Promise<string> | undefined

/** Hash of the demo users' password at a thousandth of the cost, because tests sign in hundreds of times. */
const cheapHash = () => (hash ??= hashPassword('esporte-parana', { memory: 32, passes: 1 }))

/** The files of a database after the first start, by the scale of demo data: creating them takes seconds, loading them almost no time. */
const filledDatabase = (demoScale: number) =>
  preparedDatabase(`filled-${demoScale}`, async (database) => {
    await prepare(database, demoScale)
    const server = await buildServer({ database, hasOneConnection: true })
    await server.ready()
    await server.close()
  })

async function prepare(database: Database, demoScale: number): Promise<void> {
  const passwordHash = await cheapHash()
  await prepareDatabase(database, { isDemo: true, demoScale, portalPort: 4174, demoPortalSecret, now: new Date(), passwordHash })
}

async function open(demoScale: number): Promise<OpenedDatabase> {
  const { TEST_DATABASE_URL } = process.env
  if (!TEST_DATABASE_URL) return openEmbedded(undefined, await filledDatabase(demoScale))
  const opened = await openTestSchema(TEST_DATABASE_URL)
  await prepare(opened.database, demoScale)
  return opened
}

/** Starts a real server on a free port, with PGlite in memory or with a new schema on the server of `TEST_DATABASE_URL`. */
export async function startTestServer({
  demoScale = 0,
  entities,
  hosts,
  ...given
}: {
  readonly demoScale?: number
  readonly entities?: TestEntities
  readonly hosts?: HostFolders
} & Pick<ServerOptions, 'ping' | 'watch' | 'isFactorRequired'> = {}): Promise<TestServer> {
  const opened = await open(demoScale)
  const { database } = opened
  await entities?.prepare(database)
  let offset = 0
  const lines: string[] = []
  const server = await buildServer({
    database,
    hasOneConnection: opened.isEmbedded,
    entities: entities?.list,
    hosts,
    clock: () => new Date(Date.now() + offset),
    report: (line) => lines.push(line),
    ...given,
  })
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  const baseUrl = origin + apiPath
  const call = caller(baseUrl)
  const signIn = async (username = 'admin') => {
    const { body } = await call('POST', '/sessao/login', { username, password: 'esporte-parana' })
    return caller(baseUrl, String(body.data.token))
  }
  return {
    origin,
    baseUrl,
    database,
    server,
    lines,
    call,
    signIn,
    signInNew: async (personId) => {
      const username = `nova-${randomBytes(4).toString('hex')}`
      await sql`insert into app_user (username, name, email, password_hash, person_id)
        select ${username}, ${username}, '', password_hash, ${personId ?? null}::integer from app_user where username = 'admin'`.execute(
        database,
      )
      return signIn(username)
    },
    advance: (seconds) => {
      offset += seconds * 1000
    },
    close: async () => {
      await server.close()
      await opened.close()
    },
  }
}

/** Creates calls with or without a token. A text body is sent unchanged. */
export function caller(baseUrl: string, token?: string): Call {
  return async (method, path, body, headers) => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
    const answer = (isJson ? JSON.parse(text) : { text }) as Body
    return { status: response.status, headers: response.headers, body: answer, rows: Array.isArray(answer.data) ? answer.data : [] }
  }
}

async function openTestSchema(server: string): Promise<OpenedDatabase> {
  const { url, drop } = await createTestSchema(server)
  const opened = await openServer(url)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await drop()
    },
  }
}

/** Creates an empty schema on a PostgreSQL server. @returns the address of the schema and a function that drops it */
export async function createTestSchema(server: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const schema = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `create schema ${schema}`)
  const url = new URL(server)
  url.searchParams.set('options', `-c search_path=${schema},public`)
  return { url: url.href, drop: () => administer(server, `drop schema ${schema} cascade`) }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

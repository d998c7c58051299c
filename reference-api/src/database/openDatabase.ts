import { access, constants, mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartProblem } from '../core/startProblem.js'
import type { Database } from './database.js'
import { checkSpace } from './embedded/checkSpace.js'
import { EmbeddedDialect } from './embedded/EmbeddedDialect.js'
import { EmbeddedThread, SlowStartError } from './embedded/EmbeddedThread.js'
import type { DatabaseImage } from './embedded/threadMessages.js'
import { lockFolder } from './lockFolder.js'
import { type ConnectionCounts, HostPools, hostAddresses, StandbyError } from './hostPools.js'
import { SteadyPool } from './steadyPool.js'
import { valueParsers } from './valueParsers.js'

export interface OpenedDatabase {
  readonly database: Database
  readonly isEmbedded: boolean
  /** Resolves when the database answers, also while all connections of the others are in use. */
  ping(): Promise<void>
  /** How many connections are open, and how many requests wait for one; missing for the embedded database, which has one. */
  readonly connections?: () => ConnectionCounts
  close(): Promise<void>
}

/** Called with every statement that was run. */
export type OnStatement = (event: LogEvent) => void

export interface ServerOptions {
  /** `serving`: for requests, with time limits. `jobs`: for indexes and the night's work. @default 'jobs' */
  readonly role?: 'serving' | 'jobs'
  /** The most connections. @default 10 */
  readonly most?: number
  readonly onStatement?: OnStatement
}

/**
 * Planner settings: every statement is short and uses indexes in memory or on an SSD, so compiling it or starting workers is not worth it.
 */
const planning = 'set random_page_cost = 1.1; set jit = off; set max_parallel_workers_per_gather = 0'

/**
 * Lets the database read many pages at once: a first search with 12,000 matches in a million records took a third of the time. Where the
 * system cannot do this, the server's default is 0 and any other value is an error.
 */
const reading = `select set_config('effective_io_concurrency', '128', false) from pg_settings
  where name = 'effective_io_concurrency' and boot_val <> '0' and setting::integer < 128`

/**
 * Time limits for requests: a statement takes at most a minute and waits at most half a minute for locks, and a frozen server is given up a
 * little later. Index builds and nightly jobs run without limits.
 */
const serving = "set statement_timeout = '60s'; set lock_timeout = '30s'; set idle_in_transaction_session_timeout = '90s'"
const readMilliseconds = 65_000

/** A probe that waits longer than this has its answer: the database is away. */
const probeMilliseconds = 2000

/**
 * Opens a PostgreSQL server by its address, or the one of several that takes writes.
 * @throws StartProblem when none answers, or only standbys do
 */
export async function openServer(url: string, { role = 'jobs', most = 10, onStatement }: ServerOptions = {}): Promise<OpenedDatabase> {
  const isServing = role === 'serving'
  const settings = [planning, ...(isServing ? [serving] : []), reading].join('; ')
  const pools = openPools(url, settings, {
    max: most,
    application_name: `esporte-parana ${role}`,
    connectionTimeoutMillis: 5000,
    ...(isServing && { query_timeout: readMilliseconds }),
  })
  try {
    await pools.query('select 1')
  } catch (error) {
    await pools.end()
    throw new StartProblem(
      error instanceof StandbyError
        ? `The database of DATABASE_URL (${shownUrl(url)}) is a standby, which takes no writes. Name its primary, or both: postgres://user@primary,standby/database.`
        : `The database of DATABASE_URL (${shownUrl(url)}) cannot be reached: ${reason(error)}. Check the address, or unset DATABASE_URL to use the embedded database.`,
    )
  }
  // A connection of its own: a balancer that asks must not wait behind those that it sent.
  const probe = openPools(url, 'select 1', {
    max: 1,
    application_name: 'esporte-parana probe',
    connectionTimeoutMillis: probeMilliseconds,
    query_timeout: probeMilliseconds,
  })
  const database: Database = new Kysely({ dialect: new PostgresDialect({ pool: new SteadyPool(pools) }), log: onStatement })
  return {
    database,
    isEmbedded: false,
    ping: () => probe.query('select 1'),
    connections: () => pools.counts,
    close: async () => void (await Promise.all([database.destroy(), probe.end()])),
  }
}

/** @param begin statements that each new connection begins with */
function openPools(url: string, begin: string, options: pg.PoolConfig): HostPools {
  return new HostPools(url, (address, onConnect) => {
    const pool = new pg.Pool({
      connectionString: address,
      keepAlive: true,
      types: { getTypeParser: (oid: number, format?: 'text' | 'binary') => valueParsers[oid] ?? pg.types.getTypeParser(oid, format) },
      onConnect: async (client) => {
        // A connection that breaks between two queries of a transaction emits this error; without a listener the process would exit.
        client.on('error', () => undefined)
        await onConnect(client)
        await client.query(begin)
      },
      ...options,
    })
    // The pool replaces an idle connection that breaks; without a listener the process would exit.
    pool.on('error', () => undefined)
    return pool
  })
}

/**
 * Opens the embedded PostgreSQL with its files in `folder`, or in memory without one. A new database starts from `template`: an image, or a
 * folder with the files.
 * @throws StartProblem when the folder cannot be used
 */
export async function openEmbedded(folder?: string, template?: DatabaseImage | string, onStatement?: OnStatement): Promise<OpenedDatabase> {
  const dataDir = folder === undefined ? undefined : resolve(folder, 'postgresql')
  if (folder !== undefined) await makeUsable(resolve(folder))
  const hasSpace = async () => {
    if (dataDir !== undefined) await checkSpace(dataDir)
  }
  await hasSpace().catch((error: Error) => {
    throw new StartProblem(`The embedded database cannot be opened: ${error.message}`)
  })
  const lock = folder === undefined ? undefined : await lockFolder(resolve(folder))
  const thread = new EmbeddedThread({ dataDir, template, settings: planning }, hasSpace)
  try {
    await thread.start()
  } catch (error) {
    await lock?.release()
    const mend =
      error instanceof SlowStartError
        ? 'Its files are as they were. Start again when the machine has less to do.'
        : 'Put a copy of that folder from before in its place, or name another one in DATA_DIR.'
    throw new StartProblem(`The embedded database in ${dataDir ?? 'memory'} cannot be opened: ${reason(error)}. ${mend}`, { cause: error })
  }
  const database: Database = new Kysely({ dialect: new EmbeddedDialect(thread), log: onStatement })
  const close = async () => {
    await database.destroy()
    // Kysely does not close a database that it never used.
    await thread.close()
    await lock?.release()
  }
  return { database, isEmbedded: true, ping: () => thread.ping(), close }
}

async function makeUsable(folder: string): Promise<void> {
  try {
    await makeFolder(resolve(folder, 'postgresql'))
    await access(folder, constants.W_OK)
    await access(resolve(folder, 'postgresql'), constants.W_OK)
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be written: ${reason(error)}. Give it write permission, or name another one in DATA_DIR.`,
    )
  }
}

/** Creates the folder and its parents. Node's recursive option never ends where a parent cannot hold folders, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  const make = (path: string) =>
    mkdir(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  try {
    await make(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await make(folder)
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  if (!(error instanceof Error)) return 'unknown reason'
  return (error.message || String((error as NodeJS.ErrnoException).code)).replace(/\.$/, '')
}

/** The address without its password. */
function shownUrl(url: string): string {
  const addresses = hostAddresses(url)
  if (!addresses.every((address) => URL.canParse(address))) return 'not a valid address'
  const [first, ...others] = addresses.map((address) => new URL(address))
  return `${first?.protocol}//${[first, ...others].map((each) => each?.host).join(',')}${first?.pathname}`
}

import { setGmsCodeMask } from '@esporte-parana/sdk/contracts'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { hasUsers, openDoors, prepareDatabase } from './setup/prepareDatabase.js'
import type { Database } from './database/database.js'
import { isDiskFull } from './database/violations.js'
import { buildTemplate, builtTemplate } from './setup/template.js'
import { migrations } from './setup/migrations.js'
import { type OnStatement, type OpenedDatabase, openEmbedded, openServer } from './database/openDatabase.js'
import { migrateFirst, readSchemaState } from './database/schemaState.js'
import { tidyMilliseconds, tidyTables } from './database/tidyTables.js'
import { planEntities } from './entities/entities.js'
import type { EntityPlan, EntitySet } from './records/plan/plan.js'
import { ensureListIndexes } from './records/read/listIndexes.js'
import { warmLists } from './records/read/warmLists.js'
import { commandLine } from './core/commands.js'
import { checkNode, type Environment, readEnvironment } from './core/environment.js'
import { watchDatabase } from './setup/watchDatabase.js'
import { undoImports } from './imports/unfinishedImports.js'
import { scheduleNightly } from './nightly/scheduleNightly.js'
import { buildServer } from './server.js'
import { createFrameServer } from './http/frameOrigin.js'
import { describe } from './http/handleErrors.js'
import { claimPort, listenProblem, openBeside, type Place } from './http/ports.js'
import { StartProblem } from './core/startProblem.js'
import { isCommand, runCommand, usage } from './commands/commands.js'
import { type Log, openLog } from './watch/log.js'
import { createMetricsServer } from './watch/metrics.js'
import { openWatch } from './watch/watch.js'

/** The longest time of a stop, whatever is still running, beside the time in which a balancer learns of it. */
const stopMilliseconds = 9500

/** Milliseconds between two tries to build the indexes. */
const indexPause = 60_000

/** What `migrate` says, by the state that it found. */
const migrated = {
  empty: 'The tables are made. The database is up to date.',
  older: 'The database is up to date.',
  current: 'The database was up to date already.',
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const problem = isDiskFull(error) ? new StartProblem('The disk of the database is full. Free some space, then start again.') : error
  if (!(problem instanceof StartProblem)) throw error
  process.stderr.write(`${problem.message}\n`)
  process.exit(1)
}

async function main([command, ...words]: readonly string[]): Promise<void> {
  checkNode(process.versions.node)
  // A step of the build, not a command for administrators.
  if (command === 'build-template') return buildTemplate()
  if (command !== undefined && command !== 'migrate' && !isCommand(command, words)) throw new StartProblem(usage)
  const environment = readEnvironment(process.env)
  setGmsCodeMask(environment.gmsCodeMask)
  if (command === undefined) return serve(environment)
  const opened = await openJobs(environment)
  process.stdout.write(`${await administer(opened, { command, words, environment })}\n`)
  await opened.close()
}

/** The database for all that no request waits for. */
function openJobs({ databaseUrl, dataDir }: Environment, onStatement?: OnStatement): Promise<OpenedDatabase> {
  return databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir, builtTemplate(), onStatement)
}

async function serve(environment: Environment): Promise<void> {
  const began = performance.now()
  const { frameOrigin, databaseUrl, proxies, poolSize } = environment
  const { product, frames, figures } = placesOf(environment)
  // Check the ports first, because opening a database takes seconds.
  for (const place of [product, frames, figures]) if (place) await claimPort(place)
  const log = openLog(environment.log)
  const watch = openWatch(log, environment)
  const opened = await openJobs(environment, watch.onStatement)
  const { plans } = await makeReady(opened, environment)
  // Connections for requests have time limits; the server's own work has none.
  const serving = databaseUrl ? await openServer(databaseUrl, { role: 'serving', most: poolSize, onStatement: watch.onStatement }) : opened
  const server = await buildServer({
    database: serving.database,
    hasOneConnection: opened.isEmbedded,
    ping: serving.ping,
    report: log.report,
    watch: watch.requests,
    hosts: hostFolders(log),
    frameOrigin,
    proxies,
    isFactorRequired: environment.isFactorRequired,
  })
  await server.listen(product).catch(async (error: unknown) => {
    await opened.close()
    throw listenProblem(error, product)
  })
  const beside = [
    frames && (await openBeside(createFrameServer(server), frames)),
    figures && watch.metrics && (await openBeside(createMetricsServer(watch.metrics), figures)),
  ]
  watchDatabase(watch, { serving, jobs: opened })
  const mode = environment.isDemo ? ', in demo mode (its users and their password are public)' : ''
  log.say(
    `Ready at ${server.listeningOrigin} with the ${placeOf(opened, environment)}${mode}, after ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  )
  if (!(await hasUsers(opened.database)))
    log.say(`Nobody can sign in yet. Make the first user: ${commandLine('create-user')} <username> <e-mail> "<name>"`)
  if (opened.isEmbedded) keepTidy(opened.database, log)
  const stopIndexing = opened.isEmbedded ? undefined : indexBeside(opened.database, { plans, log })
  const stopNightly = scheduleNightly(opened.database, log)
  const notice = environment.drainSeconds * 1000
  stopWell(log, {
    notice,
    stop: async () => {
      stopIndexing?.()
      await server.drain(notice)
      for (const one of beside) one?.close().closeAllConnections()
      if (serving !== opened) await serving.close()
      await stopNightly()
      await opened.close()
    },
  })
}

/** Where it listens: the product, and beside it what has a port. */
function placesOf({ host, port, framePort, metricsPort, metricsHost }: Environment) {
  const product: Place = { host, port, setting: 'PORT' }
  const frames: Place | undefined = framePort === undefined ? undefined : { host, port: framePort, setting: 'FRAME_PORT' }
  const figures: Place | undefined =
    metricsPort === undefined ? undefined : { host: metricsHost, port: metricsPort, setting: 'METRICS_PORT' }
  return { product, frames, figures }
}

/** Brings the database to where requests may come. */
async function makeReady(opened: OpenedDatabase, environment: Environment): Promise<EntitySet> {
  const { database, isEmbedded } = opened
  const state = await readSchemaState(database, migrations)
  // On a server, other processes of the older build may still be writing, so the step is a command of its own.
  if (state === 'older' && !isEmbedded) throw migrateFirst(state, placeOf(opened, environment))
  await prepareDatabase(database, { ...environment, now: new Date() })
  if (!environment.isDemo) await checkDoors(database, environment)
  const set = await planEntities(database)
  if (isEmbedded) await undoImports(database, set)
  // The embedded database runs one statement at a time, so indexes are built before the first request; a PostgreSQL server builds them in
  // the background.
  if (isEmbedded) await ensureListIndexes(database, { plans: set.plans, isConcurrent: false })
  return set
}

/** The database in words: somebody who forgot DATABASE_URL sees that it is another one. */
function placeOf({ isEmbedded }: OpenedDatabase, { dataDir }: Environment): string {
  return isEmbedded ? `embedded database in ${dataDir ?? 'memory'}` : 'database of DATABASE_URL'
}

/** Runs a command. Only `migrate` changes the schema. */
async function administer(
  opened: OpenedDatabase,
  { command, words, environment }: { readonly command: string; readonly words: readonly string[]; readonly environment: Environment },
): Promise<string> {
  const { database } = opened
  const state = await readSchemaState(database, migrations)
  if (command === 'migrate') {
    // A running server keeps its portal.
    await prepareDatabase(database, { ...environment, portalPort: undefined, now: new Date() })
    return migrated[state]
  }
  if (state !== 'current') throw migrateFirst(state, placeOf(opened, environment))
  return runCommand(database, { command, words, input: process.stdin })
}

/**
 * Checks the demo users that an earlier demo may have left.
 * @throws StartProblem when others could sign in with the public password, although nobody asked for the demo
 */
async function checkDoors(database: Database, { isPrivate }: Environment): Promise<void> {
  if (isPrivate) return
  const users = await openDoors(database)
  if (users.length === 0) return
  throw new StartProblem(
    `This data has the users of the demo, and ${users.join(' and ')} still ${users.length > 1 ? 'have' : 'has'} its public password, but this start is for real work (HOST, TRUST_PROXY or NODE_ENV says so). Give a new one with "${commandLine('reset-password')} <username>", begin with empty data, or set DEMO=1 to show the demo to everybody.`,
  )
}

/** Tidies the database at once and then regularly, table by table, so that requests run in between. */
function keepTidy(database: Database, { report }: Log): void {
  const tidy = () => void tidyTables(database).catch((error: Error) => report(`tidying: ${error.message}`))
  tidy()
  setInterval(tidy, tidyMilliseconds).unref()
}

/**
 * Builds missing indexes in the background and then reads the tables of lists into memory; after a failure, such as a database that went away,
 * it begins again. @returns a function that stops it
 */
function indexBeside(database: Database, { plans, log }: { readonly plans: readonly EntityPlan[]; readonly log: Log }): () => void {
  let isStopped = false
  let again: NodeJS.Timeout | undefined
  const work = async () => {
    await ensureListIndexes(database, { plans, isConcurrent: true, isStopped: () => isStopped })
    await warmLists(database, plans, () => isStopped)
  }
  const begin = () =>
    void work().catch((error: Error) => {
      if (isStopped) return
      log.report(`list indexes: ${error.message}`)
      again = setTimeout(begin, indexPause)
    })
  begin()
  return () => {
    isStopped = true
    clearTimeout(again)
  }
}

/** The folders of the built hosts, beside this one; the page of a missing host explains what to do. */
function hostFolders({ say }: Log) {
  const folder = (name: string) => fileURLToPath(new URL(`../../${name}/dist`, import.meta.url))
  const hosts = { web: folder('host-web'), embed: folder('host-portal-embed') }
  if (!existsSync(hosts.web)) say('The web host is not built, so only the API answers. Run "npm run build" to serve the product.')
  return hosts
}

/** Finishes running requests on a signal or after an unforeseen failure, then exits. A second signal exits at once. */
function stopWell({ report }: Log, { notice, stop }: { readonly notice: number; readonly stop: () => Promise<void> }): void {
  // Every acknowledged write is stored, so nothing is lost by an exit after the delay.
  const onTimeout = () => process.exit(0)
  closeWithGrace({ delay: notice + stopMilliseconds, logger: false, onTimeout }, async ({ err }) => {
    if (err) report(`unforeseen failure: ${describe(err)}`)
    await stop()
  })
}

import { setGmsCodeMask } from '@esporte-parana/sdk/contracts'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { hasUsers, openDoors, prepareDatabase } from './setup/prepareDatabase.js'
import type { Database } from './database/database.js'
import { isDiskFull } from './database/violations.js'
import { buildTemplate, builtTemplate } from './setup/template.js'
import { migrations } from './setup/migrations.js'
import { type OpenedDatabase, openEmbedded, openServer } from './database/openDatabase.js'
import { migrateFirst, readSchemaState } from './database/schemaState.js'
import { tidyMilliseconds, tidyTables } from './database/tidyTables.js'
import { planEntities } from './entities/entities.js'
import type { EntityPlan } from './records/plan/plan.js'
import { ensureListIndexes } from './records/read/listIndexes.js'
import { warmLists } from './records/read/warmLists.js'
import { checkNode, type Environment, readEnvironment } from './core/environment.js'
import { undoImports } from './imports/unfinishedImports.js'
import { scheduleNightly } from './nightly/scheduleNightly.js'
import { buildServer } from './server.js'
import { createFrameServer } from './http/frameOrigin.js'
import { StartProblem } from './core/startProblem.js'
import { isCommand, runCommand, usage } from './commands/commands.js'

const say = (line: string) => process.stdout.write(`${line}\n`)
const report = (line: string) => process.stderr.write(`${new Date().toISOString()} ${line}\n`)

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
  const began = performance.now()
  checkNode(process.versions.node)
  // A step of the build, not a command for administrators.
  if (command === 'build-template') return buildTemplate()
  if (command !== undefined && command !== 'migrate' && !isCommand(command, words)) throw new StartProblem(usage)
  const environment = readEnvironment(process.env)
  setGmsCodeMask(environment.gmsCodeMask)
  const { host, port, framePort, frameOrigin, databaseUrl, dataDir, proxies } = environment
  // Check the port first, because opening a database takes seconds.
  if (command === undefined) for (const one of [port, framePort ?? 0]) await claimPort({ host, port: one })
  const opened = databaseUrl ? await openServer(databaseUrl) : await openEmbedded(dataDir, builtTemplate())
  if (command !== undefined) {
    say(await administer(opened, { command, words, environment }))
    return opened.close()
  }
  const state = await readSchemaState(opened.database, migrations)
  // On a server, other processes of the older build may still be writing, so the step is a command of its own.
  if (state === 'older' && !opened.isEmbedded) throw migrateFirst(state, placeOf(opened, environment))
  await prepareDatabase(opened.database, { ...environment, now: new Date() })
  if (!environment.isDemo) await checkDoors(opened.database, environment)
  const set = await planEntities(opened.database)
  const { plans } = set
  if (opened.isEmbedded) await undoImports(opened.database, set)
  // The embedded database runs one statement at a time, so indexes are built before the first request; a PostgreSQL server builds them in
  // the background.
  if (opened.isEmbedded) await ensureListIndexes(opened.database, { plans, isConcurrent: false })
  // Connections for requests have time limits; the server's own work has none.
  const serving = databaseUrl ? await openServer(databaseUrl, { isServing: true }) : opened
  const server = await buildServer({
    database: serving.database,
    hasOneConnection: opened.isEmbedded,
    ping: serving.ping,
    report,
    hosts: hostFolders(),
    frameOrigin,
    proxies,
  })
  await server.listen({ host, port }).catch(async (error: unknown) => {
    await opened.close()
    throw listenProblem(error, { host, port })
  })
  const frames = framePort === undefined ? undefined : await openFrames(server, { host, port: framePort })
  const mode = environment.isDemo ? ', in demo mode (its users and their password are public)' : ''
  say(
    `Ready at ${server.listeningOrigin} with the ${placeOf(opened, environment)}${mode}, after ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  )
  if (!(await hasUsers(opened.database)))
    say('Nobody can sign in yet. Make the first user: npm run create-user -- <username> <e-mail> "<name>"')
  if (opened.isEmbedded) keepTidy(opened.database)
  const stopIndexing = opened.isEmbedded ? undefined : indexBeside(opened.database, plans)
  const stopNightly = scheduleNightly(opened.database, { report })
  stopOn(['SIGINT', 'SIGTERM'], async () => {
    stopIndexing?.()
    await server.drain()
    frames?.close().closeAllConnections()
    if (serving !== opened) await serving.close()
    await stopNightly()
    await opened.close()
  })
}

async function openFrames(server: FastifyInstance, { host, port }: { readonly host: string; readonly port: number }): Promise<Server> {
  const frames = createFrameServer(server).listen(port, host)
  await once(frames, 'listening').catch((error: unknown) => {
    throw listenProblem(error, { host, port })
  })
  return frames
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
    `This data has the users of the demo, and ${users.join(' and ')} still ${users.length > 1 ? 'have' : 'has'} its public password, but this start is for real work (HOST, TRUST_PROXY or NODE_ENV says so). Give a new one with "npm run command -- reset-password <username>", begin with empty data, or set DEMO=1 to show the demo to everybody.`,
  )
}

/** Tidies the database at once and then regularly, table by table, so that requests run in between. */
function keepTidy(database: Database): void {
  const tidy = () => void tidyTables(database).catch((error: Error) => report(`tidying: ${error.message}`))
  tidy()
  setInterval(tidy, tidyMilliseconds).unref()
}

/** Builds missing indexes in the background and then reads the tables of lists into memory. @returns a function that stops it */
function indexBeside(database: Database, plans: readonly EntityPlan[]): () => void {
  let isStopped = false
  const work = async () => {
    await ensureListIndexes(database, { plans, isConcurrent: true, isStopped: () => isStopped })
    await warmLists(database, plans, () => isStopped)
  }
  void work().catch((error: Error) => isStopped || report(`list indexes: ${error.message}`))
  return () => {
    isStopped = true
  }
}

/** The folders of the built hosts, beside this one; the page of a missing host explains what to do. */
function hostFolders() {
  const folder = (name: string) => fileURLToPath(new URL(`../../${name}/dist`, import.meta.url))
  const hosts = { web: folder('host-web'), embed: folder('host-portal-embed') }
  if (!existsSync(hosts.web)) say('The web host is not built, so only the API answers. Run "npm run build" to serve the product.')
  return hosts
}

/** Checks that the port is free. @throws StartProblem when it cannot be used */
async function claimPort({ host, port }: { readonly host: string; readonly port: number }): Promise<void> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw listenProblem(error, { host, port })
  }
  probe.close()
  await once(probe, 'close')
}

function listenProblem(error: unknown, { host, port }: { readonly host: string; readonly port: number }): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new StartProblem(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start.`)
  if (code === 'EACCES') return new StartProblem(`Port ${port} may not be used by this user. Choose another port: PORT=4173 npm start.`)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartProblem(`The address ${host} cannot be found. Correct HOST or leave it out.`)
  if (code === 'EADDRNOTAVAIL') return new StartProblem(`The address ${host} is not one of this machine's. Correct HOST or leave it out.`)
  return error
}

/** The longest time of a stop, whatever is still running. */
const stopMilliseconds = 9500

/** Finishes running requests on a signal, then exits. A second signal exits at once. */
function stopOn(signals: readonly NodeJS.Signals[], stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of signals) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      // Every acknowledged write is stored, so nothing is lost by an exit now.
      setTimeout(() => process.exit(0), stopMilliseconds).unref()
      void stop().then(() => process.exit(0))
    })
  }
}

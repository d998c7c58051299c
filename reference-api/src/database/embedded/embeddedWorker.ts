// The embedded PostgreSQL in a thread of its own: no statement holds up the server, and one that never ends can be ended with its thread.
import { closeSync, copyFileSync, cpSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
// Tests start this file as it is, so the names are the files' own.
import { valueParsers } from '../valueParsers.ts'
import { PreparedStatements } from './PreparedStatements.ts'
import type { ToThread, ToServer, ThreadOptions } from './threadMessages.ts'

const { dataDir, template, settings } = workerData as ThreadOptions
const post = (message: ToServer) => parentPort?.postMessage(message)

// PGlite's own `-F` leaves what was written to the system, which a power cut forgets.
const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

/** PostgreSQL takes a folder with this file for a database. */
const versionFile = 'PG_VERSION'

try {
  const isNew = dataDir !== undefined && !existsSync(join(dataDir, versionFile))
  if (isNew && typeof template === 'string') copyTemplate(template, dataDir)
  const pglite = await PGlite.create({
    dataDir,
    loadDataDir: typeof template === 'string' ? undefined : template,
    startParams: dataDir === undefined ? PGlite.defaultStartParams : startParams,
    extensions: { pg_trgm },
    parsers: valueParsers as Record<number, (text: string) => unknown>,
  })
  if (dataDir !== undefined) syncFiles(pglite)
  if (dataDir !== undefined && isNew) syncFolder(dataDir)
  await pglite.exec(settings)
  const statements = new PreparedStatements(pglite)
  parentPort?.on('message', (message: ToThread) => void answer(pglite, statements, message))
  post({ kind: 'ready' })
} catch (error) {
  post({ kind: 'unusable', error: plain(error) })
}

async function answer(pglite: PGlite, statements: PreparedStatements, message: ToThread): Promise<void> {
  if (message.kind === 'close') {
    await pglite.close().catch(() => undefined)
    parentPort?.close()
    return
  }
  const { id, statement, parameters } = message
  try {
    const { rows, affectedRows, command } = await statements.run(statement, parameters)
    post({ kind: 'rows', id, result: { rows, affectedRows, command } })
  } catch (error) {
    post({ kind: 'refused', id, error: plain(error) })
  }
}

/** The file system of PGlite's build has no fsync and says that all is well. */
function syncFiles({ Module }: PGlite): void {
  const { NODEFS } = Module.FS.filesystems as unknown as { readonly NODEFS: NodeFiles }
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    // A folder is opened by its path only.
    if (nfd === undefined) syncPath(NODEFS.realPath(node))
    else fsyncSync(nfd)
    return 0
  }
}

interface NodeFiles {
  realPath(node: unknown): string
  readonly stream_ops: Record<string, (stream: { readonly nfd?: number; readonly node: unknown }) => number>
}

/** That file comes last, once everything else is on the disk: after a power cut in between there is no database yet, and the copy begins anew. */
function copyTemplate(template: string, folder: string): void {
  const version = join(template, versionFile)
  cpSync(template, folder, { recursive: true, filter: (path) => path !== version })
  syncFolder(folder)
  copyFileSync(version, join(folder, versionFile))
}

/** A folder with all that is in it: a new database writes its first files before it can be told to sync them. */
function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncFolder(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}

function syncPath(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

/** An error as it travels between threads, which drop what a class of its own adds. */
function plain(error: unknown) {
  const { message, code, severity, constraint } = error as Error & Record<'code' | 'severity' | 'constraint', string | undefined>
  return { message: message || String(error), code, severity, constraint }
}

// The embedded PostgreSQL runs in its own thread, so that no statement blocks the server and an endless one can be ended with the thread.
import { closeSync, copyFileSync, cpSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
// Imports keep the file names, because tests start this source file directly.
import { valueParsers } from '../valueParsers.ts'
import { PreparedStatements } from './PreparedStatements.ts'
import type { ToThread, ToServer, ThreadOptions } from './threadMessages.ts'

const { dataDir, template, settings } = workerData as ThreadOptions
const post = (message: ToServer) => parentPort?.postMessage(message)

// PGlite's default `-F` does not sync writes to the disk, so a power cut would lose them.
const onDisk = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']
// What is in memory needs no second copy there: clearing 128 MB of buffers took half of a start.
const inMemory = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

/** PostgreSQL treats a folder with this file as a database. */
const versionFile = 'PG_VERSION'

/** PGlite takes a Blob, which Node.js copies piece by piece: a second for 65 MB. */
class Archive extends Blob {
  readonly #files: SharedArrayBuffer

  constructor(files: SharedArrayBuffer) {
    super([], { type: 'application/x-tar' })
    this.#files = files
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.#files).slice().buffer as ArrayBuffer
  }
}

try {
  const isNew = dataDir !== undefined && !existsSync(join(dataDir, versionFile))
  if (isNew && typeof template === 'string') copyTemplate(template, dataDir)
  const image = typeof template === 'string' ? undefined : template
  const pglite = await PGlite.create({
    dataDir,
    loadDataDir: image && new Archive(image.files),
    wasmModule: image?.program,
    startParams: dataDir === undefined ? inMemory : onDisk,
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

/** Adds fsync: the file system of PGlite's build only pretends to have it. */
function syncFiles({ Module }: PGlite): void {
  const { NODEFS } = Module.FS.filesystems as unknown as { readonly NODEFS: NodeFiles }
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    // Folders have no descriptor, only a path.
    if (nfd === undefined) syncPath(NODEFS.realPath(node))
    else fsyncSync(nfd)
    return 0
  }
}

interface NodeFiles {
  realPath(node: unknown): string
  readonly stream_ops: Record<string, (stream: { readonly nfd?: number; readonly node: unknown }) => number>
}

/** Copies the version file last, after all others are on the disk. A power cut in between leaves no database, and the copy starts again. */
function copyTemplate(template: string, folder: string): void {
  const version = join(template, versionFile)
  cpSync(template, folder, { recursive: true, filter: (path) => path !== version })
  syncFolder(folder)
  copyFileSync(version, join(folder, versionFile))
}

/** Syncs a folder and its contents, because a new database writes its first files before its own sync is set up. */
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

/** An error as a plain object, because messages between threads drop the fields of a subclass. */
function plain(error: unknown) {
  const { message, code, severity, constraint } = error as Error & Record<'code' | 'severity' | 'constraint', string | undefined>
  return { message: message || String(error), code, severity, constraint }
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Database } from '../database/database.js'
import type { DatabaseImage } from '../database/embedded/threadMessages.js'
import { makeTemplate } from '../setup/template.js'
import { openEmbedded } from '../database/openDatabase.js'
import { madeOnce } from './madeOnce.js'

/** The folder with the files of an unused database. */
export const newDatabase = async (): Promise<string> =>
  join(await madeOnce('database', async (folder) => void (await makeTemplate(folder))), 'postgresql')

const loaded = new Map<string, Promise<DatabaseImage>>()
let program: Promise<WebAssembly.Module> | undefined

/** The same files after `prepare`. */
export function preparedDatabase(name: string, prepare: (database: Database) => Promise<void>): Promise<DatabaseImage> {
  const known = loaded.get(name) ?? load(name, prepare)
  loaded.set(name, known)
  return known
}

async function load(name: string, prepare: (database: Database) => Promise<void>): Promise<DatabaseImage> {
  const folder = await madeOnce(name, async (making) => {
    const opened = await openEmbedded(making, await newDatabase())
    await prepare(opened.database)
    await opened.close()
    const pglite = await PGlite.create({ dataDir: join(making, 'postgresql'), extensions: { pg_trgm } })
    const dump = await pglite.dumpDataDir('none')
    await pglite.close()
    await writeFile(join(making, 'files.tar'), Buffer.from(await dump.arrayBuffer()))
  })
  const bytes = await readFile(join(folder, 'files.tar'))
  const files = new SharedArrayBuffer(bytes.length)
  new Uint8Array(files).set(bytes)
  program ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((code) => WebAssembly.compile(code))
  return { files, program: await program }
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Database } from '../database/database.js'
import { makeTemplate } from '../database/embedded/template.js'
import { openEmbedded } from '../database/openDatabase.js'
import { madeOnce } from './madeOnce.js'

/** The folder with the files of an unused database. */
export const newDatabase = async (): Promise<string> =>
  join(await madeOnce('database', async (folder) => void (await makeTemplate(folder))), 'postgresql')

const loaded = new Map<string, Promise<Blob>>()

/** The same files after `prepare`, as an archive. */
export function preparedDatabase(name: string, prepare: (database: Database) => Promise<void>): Promise<Blob> {
  const known = loaded.get(name) ?? load(name, prepare)
  loaded.set(name, known)
  return known
}

async function load(name: string, prepare: (database: Database) => Promise<void>): Promise<Blob> {
  const folder = await madeOnce(name, async (making) => {
    const opened = await openEmbedded(making, await newDatabase())
    await prepare(opened.database)
    await opened.close()
    const pglite = await PGlite.create({ dataDir: join(making, 'postgresql'), extensions: { pg_trgm } })
    const dump = await pglite.dumpDataDir('none')
    await pglite.close()
    await writeFile(join(making, 'files.tar'), Buffer.from(await dump.arrayBuffer()))
  })
  return new Blob([await readFile(join(folder, 'files.tar'))], { type: 'application/x-tar' })
}

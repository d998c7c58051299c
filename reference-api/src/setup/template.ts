import { existsSync } from 'node:fs'
import { chmod, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { placeCities } from '../places/placeCities.js'
import { seedPlaces } from '../places/seedPlaces.js'
import { migrate } from '../database/migrate.js'
import { migrations } from './migrations.js'
import { openEmbedded } from '../database/openDatabase.js'

/** The folder beside the bundle. */
const folder = fileURLToPath(new URL('./template', import.meta.url))

/**
 * The files of an unused embedded database, if the build made them. Making them takes five seconds of processor time, copying them a tenth
 * of a second.
 */
export const builtTemplate = (): string | undefined => (existsSync(folder) ? folder : undefined)

/** Makes those files, with this build's schema and the places. */
export async function buildTemplate(): Promise<void> {
  const making = `${folder}.making`
  for (const old of [making, folder]) await rm(old, { recursive: true, force: true })
  await rename(await makeTemplate(making), folder)
  await rm(making, { recursive: true })
  await letAllRead(folder)
}

/** Whoever starts the product may be another user than who built it. The files hold nobody's data. */
async function letAllRead(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}

/** Makes a new database. @returns the folder of its files, inside the given one */
export async function makeTemplate(within: string): Promise<string> {
  const { database, close } = await openEmbedded(within)
  await migrate(database, migrations)
  await database.transaction().execute(seedPlaces)
  await placeCities(database)
  await close()
  return join(within, 'postgresql')
}

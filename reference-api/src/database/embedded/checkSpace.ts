import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { EmbeddedError } from './EmbeddedThread.js'

const megabyte = 1024 * 1024

/** Two segments of PostgreSQL's log, 16 MB each: without room for the next one it breaks down in the middle of its start. */
const leastToOpen = 32 * megabyte
/** What PostgreSQL writes for a database that holds nothing yet. */
const leastToMake = 128 * megabyte

/** @throws EmbeddedError 53100, disk full, when there is no room to open the database */
export async function checkSpace(dataDir: string): Promise<void> {
  const least = existsSync(join(dataDir, 'PG_VERSION')) ? leastToOpen : leastToMake
  const { bavail, bsize } = await statfs(existsSync(dataDir) ? dataDir : dirname(dataDir))
  if (bavail * bsize >= least) return
  const free = Math.floor((bavail * bsize) / megabyte)
  throw new EmbeddedError({
    message: `the disk of ${dataDir} has ${free} MB left and ${least / megabyte} MB are needed. Free some space, or name a folder on another disk in DATA_DIR.`,
    code: '53100',
  })
}

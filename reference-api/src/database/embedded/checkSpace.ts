import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { EmbeddedError } from './EmbeddedThread.js'

const megabyte = 1024 * 1024

/** Two segments of PostgreSQL's log, 16 MB each: without space for the next one it crashes during its start. */
const leastToOpen = 32 * megabyte
/** The size of an empty database. */
const leastToMake = 128 * megabyte

/** Checks the free disk space. @throws EmbeddedError 53100, disk full, when there is too little to open the database */
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

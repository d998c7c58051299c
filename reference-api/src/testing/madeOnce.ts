import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isRunning } from '../database/lockFolder.js'

// Inside the package, so that a program in it finds what it imports from npm.
const cache = join(import.meta.dirname, '..', '..', '.cache')

/** Vitest's own process is above all that run tests. */
const run = join(cache, `run-${process.ppid}`)

/**
 * A folder that one process of a test run makes and all of them read: what lies in it takes seconds to make.
 * @returns its path
 */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(run, name)
  const making = `${folder}.making`
  while (!existsSync(folder)) {
    if (!(await claim(`${folder}.claim`))) await setTimeout(50)
    else
      try {
        await make(making)
        await rename(making, folder)
      } catch (error) {
        for (const left of [making, `${folder}.claim`]) await rm(left, { recursive: true, force: true })
        throw error
      }
  }
  return folder
}

/** @returns false for all but the first */
async function claim(folder: string): Promise<boolean> {
  if (!existsSync(run)) await dropOld()
  await mkdir(run, { recursive: true })
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** What runs before this one left behind: nobody tells a process that it is the last one. */
async function dropOld(): Promise<void> {
  for (const name of await readdir(cache).catch(() => []))
    if (name.startsWith('run-') && !isRunning(Number(name.slice(4)))) await rm(join(cache, name), { recursive: true, force: true })
}

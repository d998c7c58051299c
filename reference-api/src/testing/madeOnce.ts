import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isRunning } from '../database/lockFolder.js'

// Inside the package, so that programs in it can import npm packages.
const cache = join(import.meta.dirname, '..', '..', '.cache')

/** Vitest's main process is the parent of all test processes. */
const run = join(cache, `run-${process.ppid}`)

/** A folder that the first process of a test run creates and all others use, because its files take seconds to make. @returns its path */
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

/** Claims the creation of the folder. @returns true only for the first process */
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

/** Removes the folders of earlier runs, because no process knows that it is the last of its run. */
async function dropOld(): Promise<void> {
  for (const name of await readdir(cache).catch(() => []))
    if (name.startsWith('run-') && !isRunning(Number(name.slice(4)))) await rm(join(cache, name), { recursive: true, force: true })
}

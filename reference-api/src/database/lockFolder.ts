import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { StartProblem } from '../core/startProblem.js'

// Longer than another process needs between creating the file and writing to it.
const settlingMilliseconds = 100

/** Locks a folder, because two processes would destroy the same files. @throws StartProblem when another running process has the lock */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = join(folder, 'process')
  const own = `${process.pid} ${await beginning(process.pid)}`
  if (!(await claim(file, own))) {
    await setTimeout(settlingMilliseconds)
    const owner = await ownerOf(file)
    if (owner !== undefined) throw inUse(folder, owner)
    // A killed process left its file behind. Another process may take it over at the same time; the last writer wins.
    await rm(file, { force: true })
    await claim(file, own)
    await setTimeout(settlingMilliseconds)
    const winner = await readFile(file, 'utf8')
    if (winner !== own) throw inUse(folder, Number.parseInt(winner, 10))
  }
  return { release: () => rm(file, { force: true }) }
}

/** Creates the lock file. @returns false when it exists already; of two processes that start together only one creates it */
async function claim(file: string, own: string): Promise<boolean> {
  try {
    await writeFile(file, own, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The process that made the file, if it still runs. After a restart of the machine another process may have its number. */
async function ownerOf(file: string): Promise<number | undefined> {
  const [pid, began] = (await readFile(file, 'utf8').catch(() => '')).split(' ')
  const owner = Number(pid)
  if (!(owner > 0) || owner === process.pid || !isRunning(owner)) return undefined
  return began && began !== (await beginning(owner)) ? undefined : owner
}

/**
 * The start time of a process as a comparable text; empty when the system does not provide it, or for a dead process that is still in the
 * process list.
 */
async function beginning(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // Fields 3 and 22, counted after the program's name, which may contain anything: proc_pid_stat(5).
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? '' : (fields[19] ?? '')
}

/** Whether the process exists, whoever owns it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function inUse(folder: string, owner: number): StartProblem {
  return new StartProblem(`The data folder ${folder} is in use by process ${owner}. Stop it first, or name another folder in DATA_DIR.`)
}

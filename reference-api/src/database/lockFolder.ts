import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { StartProblem } from '../startProblem.js'

// Longer than another process takes from making the file to writing into it.
const settlingMilliseconds = 100

/** Two processes in the same files would destroy them. @throws StartProblem when another process that still runs has the folder */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = join(folder, 'process')
  const own = `${process.pid} ${await beginning(process.pid)}`
  if (!(await claim(file, own))) {
    await setTimeout(settlingMilliseconds)
    const owner = await ownerOf(file)
    if (owner !== undefined) throw inUse(folder, owner)
    // A process that was killed left its file behind; another one may be taking it over at this moment, and the last wins.
    await rm(file, { force: true })
    await claim(file, own)
    await setTimeout(settlingMilliseconds)
    const winner = await readFile(file, 'utf8')
    if (winner !== own) throw inUse(folder, Number.parseInt(winner, 10))
  }
  return { release: () => rm(file, { force: true }) }
}

/** @returns false when there is such a file already: of two that start together one makes it */
async function claim(file: string, own: string): Promise<boolean> {
  try {
    await writeFile(file, own, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The process that made the file, if it still runs: after a restart of the machine its number may be another's. */
async function ownerOf(file: string): Promise<number | undefined> {
  const [pid, began] = (await readFile(file, 'utf8').catch(() => '')).split(' ')
  const owner = Number(pid)
  if (!(owner > 0) || owner === process.pid || !isRunning(owner)) return undefined
  return began && began !== (await beginning(owner)) ? undefined : owner
}

/** When a process began, in a form to compare; empty where the system does not tell, and of one that is dead and only not yet buried. */
async function beginning(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // Fields 3 and 22, counted behind the program's name, which may hold anything: proc_pid_stat(5).
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? '' : (fields[19] ?? '')
}

/** Whether there is such a process, anybody's. */
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

import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from '../startProblem.js'

/** Two processes in the same files would destroy them. @throws StartProblem when another process that still runs has the folder */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = join(folder, 'process')
  const owner = Number(await readFile(file, 'utf8').catch(() => ''))
  // A process that was killed leaves its file behind, hence the second question.
  if (owner > 0 && owner !== process.pid && isRunning(owner)) {
    throw new StartProblem(`The data folder ${folder} is in use by process ${owner}. Stop it first, or name another folder in DATA_DIR.`)
  }
  await writeFile(file, String(process.pid))
  return { release: () => rm(file, { force: true }) }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

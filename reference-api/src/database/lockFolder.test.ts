import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFolder } from './lockFolder.js'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
  file = join(folder, 'process')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs another process during the callback. */
async function beside(look: (pid: number) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
  try {
    await look(child.pid as number)
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

describe('a data folder', () => {
  test('is locked while its process runs, and free afterwards', async () => {
    await beside(async (pid) => {
      await writeFile(file, String(pid))
      await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${pid}.`)
    })
    const lock = await lockFolder(folder)
    expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    await lock.release()
    await expect(readFile(file)).rejects.toThrow('ENOENT')
  })

  test.skipIf(process.platform !== 'linux')('is free when a restart gave the number of its process to another one', async () => {
    await beside(async (pid) => {
      await writeFile(file, `${pid} 1`)
      await (await lockFolder(folder)).release()
    })
  })

  test.skipIf(process.platform !== 'linux')('is free when its process was killed but is still in the process list', async () => {
    // A shell that does not wait for its child: the dead child stays in the process list.
    const shell = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 601'])
    const [line] = (await once(shell.stdout, 'data')) as [Buffer]
    const pid = Number(line)
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    await writeFile(file, `${pid} ${stat.split(' ')[21]}`)
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${pid}.`)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ')
    await (await lockFolder(folder)).release()
    shell.kill('SIGKILL')
  })

  test.each(['', 'nonsense', '0', '-1'])('is free when its file says nothing of a process: %j', async (text) => {
    await writeFile(file, text)
    await (await lockFolder(folder)).release()
  })
})

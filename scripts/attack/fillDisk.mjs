import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { department, departments, hold, inFolder, milliseconds, send, signIn, startTarget } from './target.mjs'
import { lost } from './trouble.mjs'

export const fillDisk = (rounds) =>
  inFolder(async (folder) => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', folder])
    const target = await startTarget({ DATA_DIR: join(folder, 'data') })
    try {
      const token = await signIn(target)
      const kept = []
      const healed = []
      const refusals = new Set()
      for (let round = 0; round < rounds; round++) {
        const free = fill(join(folder, 'filling'))
        for (let refused = 0, tries = 0; refused < 3 && tries < 5000; tries++) {
          const draft = { ...department(), notes: 'x'.repeat(2000) }
          const { status, body } = await send(target.base, 'POST', departments, { token, body: draft })
          if (status === 201) kept.push({ id: body.data.id, name: draft.name })
          else refused = refusals.add(`${status} ${body.code}`) && refused + 1
        }
        free()
        const since = performance.now()
        for (;;) {
          const draft = department()
          const { status, body } = await send(target.base, 'POST', departments, { token, body: draft })
          if (status === 201) kept.push({ id: body.data.id, name: draft.name })
          if (status === 201 || performance.now() - since > 60_000) break
        }
        healed.push(performance.now() - since)
      }
      const missing = await lost(target, token, kept)
      const since = performance.now()
      target.child.kill('SIGTERM')
      await target.ended
      hold(
        'refused with',
        [...refusals].join(', '),
        [...refusals].every((refusal) => refusal === '503 storage-full'),
      )
      hold('writing again after, at most', milliseconds(Math.max(...healed)), Math.max(...healed) < 5000)
      hold('acknowledged and lost', `${missing} of ${kept.length}`, missing === 0)
      hold('ended after', milliseconds(performance.now() - since), performance.now() - since < 10_000)
    } finally {
      target.child.kill('SIGKILL')
      await target.ended
      execFileSync('umount', [folder])
    }
  })

/** Fills the disk. @returns a function that frees the space */
function fill(path) {
  const file = openSync(path, 'w')
  for (const size of [1024 * 1024, 4096, 512]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 1))
    } catch {
      // No space left for this size.
    }
  }
  closeSync(file)
  return () => rmSync(path)
}

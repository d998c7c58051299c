import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { departmentDraft, departments } from '../../testing/drafts.js'
import { buildProcesses, failure, type Processes, signIn } from '../../testing/processes.js'
import { newDatabase } from '../../testing/newDatabase.js'
import { type Database, firstRow } from '../database.js'
import { openEmbedded } from '../openDatabase.js'

// Only root may mount a small disk to fill.
const canMount = process.platform === 'linux' && process.getuid?.() === 0

let disk: string
beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'small-disk-'))
  if (canMount) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=208m', 'tmpfs', disk])
})
afterAll(async () => {
  if (canMount) execFileSync('umount', [disk])
  await rm(disk, { recursive: true, force: true })
})

/** Fills the disk. @returns a function that frees the space */
function fillDisk(): () => Promise<void> {
  const path = join(disk, 'filling')
  const file = openSync(path, 'w')
  // Writes ever smaller blocks, until not even the smallest fits.
  for (const size of [1024 * 1024, 4096, 512]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 1))
    } catch {
      // No space left for this size.
    }
  }
  closeSync(file)
  return () => rm(path)
}

/** Rewrites rows until the log needs another file, which a full disk cannot hold. */
async function exhaustLog(database: Database): Promise<unknown> {
  for (let round = 0; round < 100_000; round++) {
    try {
      await sql`update thing set content = ${String(round).repeat(150)} where id = ${(round % 1000) + 1}`.execute(database)
    } catch (error) {
      return error
    }
  }
  return undefined
}

describe.skipIf(!canMount)('on a disk that is full', () => {
  test('the embedded database breaks down, says why, and is whole again as soon as there is space', { timeout: 240_000 }, async () => {
    const folder = join(disk, 'library')
    const { database, ping, close } = await openEmbedded(folder, await newDatabase())
    await sql`create table thing (id integer primary key, content text)`.execute(database)
    await sql`insert into thing select n, repeat('x', 1000) from generate_series(1, 1000) n`.execute(database)
    const free = fillDisk()
    expect(await exhaustLog(database)).toMatchObject({ code: '53100' })
    // An open transaction is lost with the thread; its statements must not run outside it in the next thread.
    await expect(ping()).rejects.toMatchObject({ code: expect.stringMatching(/^(53100|57P02)$/) })
    await expect(ping()).rejects.toMatchObject({ code: '53100', message: expect.stringContaining('MB left') })
    await free()
    const since = performance.now()
    await ping()
    expect(performance.now() - since).toBeLessThan(15_000)
    await sql`insert into thing values (5000, 'after')`.execute(database)
    expect(await firstRow(database, sql`select count(*) as count from thing`)).toEqual({ count: 1001 })
    await close()
    await rm(folder, { recursive: true })
  })

  describe('the product', () => {
    let processes: Processes
    beforeAll(async () => {
      processes = await buildProcesses()
    }, 120_000)
    afterAll(() => processes.close())

    test('answers writes with 503 and the reason, stays alive, heals, loses nothing and stops when asked', {
      timeout: 240_000,
    }, async () => {
      const started = await processes.start({ DATA_DIR: join(disk, 'product') })
      const { call, token } = await signIn(started.baseUrl)
      const free = fillDisk()
      const kept: number[] = []
      const refusals: { readonly status: number; readonly code: unknown }[] = []
      for (let round = 0; round < 4000 && refusals.length < 3; round++) {
        const { status, body } = await call('POST', departments, departmentDraft({ notes: 'x'.repeat(2000) }))
        if (status === 201) kept.push(body.data.id)
        else refusals.push({ status, code: body.code })
      }
      expect(refusals).toEqual(Array.from({ length: 3 }, () => ({ status: 503, code: 'storage-full' })))
      const since = performance.now()
      await fetch(`${started.baseUrl}/saude`)
      expect(performance.now() - since).toBeLessThan(2000)
      await free()
      const healed = await call('POST', departments, departmentDraft())
      expect(healed.status).toBe(201)
      for (const id of kept.slice(-20)) expect((await call('GET', `${departments}/${id}`)).status).toBe(200)
      const again = fillDisk()
      const form = new FormData()
      form.append('file', new File([new Uint8Array(8_000_000).fill(1, 8), ''], 'foto.png'))
      await fetch(`${started.baseUrl}/anexos`, { method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } })
      started.child.kill('SIGTERM')
      const [code] = await once(started.child, 'exit')
      expect(code).toBe(0)
      await again()
    })

    test('does not start, and says so in one sentence', async () => {
      const free = fillDisk()
      await mkdir(join(disk, 'none')).catch(() => undefined)
      for (const name of ['product', 'none']) {
        const { code, lines } = await failure(processes, { PORT: '0', DATA_DIR: join(disk, name) })
        expect([code, lines]).toEqual([
          1,
          [expect.stringMatching(/^The .+ (has \d+ MB left and \d+ MB are needed|no space left on device).+$/)],
        ])
      }
      await free()
    })
  })
})

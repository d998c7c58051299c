import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { departmentDraft, departments, newCpf, people, personDraft } from './testing/drafts.js'
import { buildProcesses, failure, type Processes, signIn, type Started } from './testing/processes.js'
import { type Call, caller } from './testing/testServer.js'

let processes: Processes
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-process-'))
  processes = await buildProcesses()
}, 120_000)
afterAll(async () => {
  await processes.close()
  await rm(folder, { recursive: true, force: true })
})

interface Written {
  readonly key: string
  readonly draft: Readonly<Record<string, unknown>>
  /** Id of the acknowledged record; undefined when the answer never came. */
  readonly id?: number
}

interface Sent {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly id?: number
}

/** A unique picture of 60 kB. */
function picture(number: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(60_000).fill(number)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return bytes
}

/** Four clerks write records and two send files without a pause, until 40 records are acknowledged; then the process is killed. */
async function writeUntilKilled({ child, baseUrl }: Started, token: string) {
  const written: Written[] = []
  const sent: Sent[] = []
  let acknowledged = 0
  const sender = async () => {
    while (child.signalCode === null) {
      const bytes = picture(sent.length)
      const place = sent.push({ bytes }) - 1
      const form = new FormData()
      form.append('file', new File([bytes], 'foto.png'))
      const headers = { Authorization: `Bearer ${token}` }
      const answer = await fetch(`${baseUrl}/anexos`, { method: 'POST', body: form, headers }).catch(() => undefined)
      const body = (await answer?.json().catch(() => undefined)) as { readonly data: { readonly id: number } } | undefined
      if (!body) return
      sent[place] = { bytes, id: body.data.id }
    }
  }
  const clerk = async (name: string) => {
    for (let number = 0; child.signalCode === null; number++) {
      const one = { key: `${name}-${number}`, draft: departmentDraft() }
      const answer = await caller(baseUrl, token)('POST', departments, one.draft, { 'Idempotency-Key': one.key }).catch(() => undefined)
      written.push({ ...one, ...(answer?.status === 201 && { id: answer.body.data.id }) })
      if (answer?.status === 201 && ++acknowledged === 40) child.kill('SIGKILL')
      if (!answer) return
    }
  }
  await Promise.all([...['ana', 'bia', 'caio', 'davi'].map(clerk), sender(), sender()])
  return { written, sent }
}

/** Every acknowledged file must be complete; an unacknowledged one must be complete or missing. */
async function expectWholeFiles({ baseUrl }: Started, token: string, sent: readonly Sent[]): Promise<void> {
  const read = async (id: number) => {
    const answer = await fetch(`${baseUrl}/anexos/${id}?token=${token}`)
    return answer.status === 404 ? undefined : Buffer.from(await answer.arrayBuffer())
  }
  const known = new Set(sent.flatMap(({ id }) => id ?? []))
  expect(known.size).toBeGreaterThan(2)
  for (const { id, bytes } of sent) if (id !== undefined) expect((await read(id))?.equals(bytes)).toBe(true)
  // Ids are consecutive, so unacknowledged files have the next ones.
  for (let id = 1; id <= Math.max(...known) + 4; id++) {
    const stored = known.has(id) ? undefined : await read(id)
    if (stored) expect(sent.some(({ bytes }) => stored.equals(bytes))).toBe(true)
  }
}

/** Requests without an answer are sent again; no record and no history entry may be missing or double. */
async function expectOnceEach(call: Call, written: readonly Written[]): Promise<void> {
  expect(written.filter(({ id }) => id !== undefined).length).toBeGreaterThanOrEqual(40)
  // Some requests must have been waiting when the process died.
  expect(written.some(({ id }) => id === undefined)).toBe(true)
  for (const { id, key, draft } of written) {
    const again = await call('POST', departments, draft, { 'Idempotency-Key': key })
    expect(again.status).toBe(201)
    if (id !== undefined) expect(again.body.data.id).toBe(id)
    const { body } = await call('GET', `${departments}/${again.body.data.id}`)
    expect(body.data).toMatchObject(draft)
    const history = await call('GET', `${departments}/${again.body.data.id}/historico`)
    expect(history.rows.map(({ action }) => action)).toEqual(['create'])
    const { rows } = await call('GET', `${departments}?busca=${String(draft.acronym)}&por_pagina=100`)
    expect(rows.filter(({ acronym }) => acronym === draft.acronym)).toHaveLength(1)
  }
}

describe('a process', () => {
  // Each start costs seconds, so these cases share the second one.
  let dataDir: string
  let token: string
  let second: Started

  test('keeps what it acknowledged when it is killed in the middle of writing: each record once, files byte by byte, the tokens', {
    timeout: 240_000,
  }, async () => {
    dataDir = join(folder, 'data')
    const first = await processes.start({ DATA_DIR: dataDir })
    token = (await signIn(first.baseUrl)).token
    const { written, sent } = await writeUntilKilled(first, token)
    second = await processes.start({ DATA_DIR: dataDir })
    await expectOnceEach(caller(second.baseUrl, token), written)
    await expectWholeFiles(second, token, sent)
  })

  test('keeps others out of its data folder and its port, in one sentence and exit code 1', async () => {
    const folderTaken = await failure(processes, { PORT: '0', DATA_DIR: dataDir })
    expect(folderTaken).toEqual({ code: 1, lines: [expect.stringMatching(/^The data folder .+ is in use by process \d+\. .+$/)] })
    const port = new URL(second.baseUrl).port
    const portTaken = await failure(processes, { PORT: port, DATA_DIR: ':memory:' })
    expect(portTaken).toEqual({ code: 1, lines: [expect.stringMatching(new RegExp(`^Port ${port} is taken by another program\\. .+$`))] })
  })

  test('stores all rows of an import or none when it is killed in the middle; sent again they are there once', async () => {
    const importOf = (mark: string) => ({
      rows: Array.from({ length: 2000 }, (_, place) => departmentDraft({ name: `Lote ${mark} ${place}` })),
    })
    const count = async (mark: string) =>
      ((await caller(second.baseUrl, token)('GET', `${departments}?busca=${mark}`)).body.meta as { readonly total: number }).total
    const send = (body: object, key: string) =>
      caller(second.baseUrl, token)('POST', `${departments}/importar`, body, { 'Idempotency-Key': key })
    const since = performance.now()
    expect((await send(importOf('inteiro'), 'inteiro')).status).toBe(201)
    const duration = performance.now() - since
    const body = importOf('cortado')
    let isAnswered = false
    const writing = send(body, 'cortado').then(
      () => (isAnswered = true),
      () => undefined,
    )
    // At this time the import writes its rows; it checks them first.
    await new Promise((resolve) => setTimeout(resolve, duration * 0.8))
    second.child.kill('SIGKILL')
    await writing
    second = await processes.start({ DATA_DIR: dataDir })
    expect(await count('inteiro')).toBe(2000)
    expect(isAnswered ? [2000] : [0, 2000]).toContain(await count('cortado'))
    expect((await send(body, 'cortado')).status).toBe(201)
    expect(await count('cortado')).toBe(2000)
  }, 120_000)

  test('says nothing of what people wrote, in good days and bad, and stops when asked', async () => {
    const call = caller(second.baseUrl, token)
    const cpf = newCpf()
    await call('POST', people, personDraft({ cpf }))
    await call('POST', people, personDraft({ cpf }))
    await call('GET', `${people}?busca=${cpf}`)
    await call('GET', `/anexos/1?token=${token}`)
    await call('POST', people, `{"cpf":"${cpf}"`)
    second.child.kill('SIGTERM')
    const [code] = await once(second.child, 'exit')
    expect(code).toBe(0)
    const lines = second.output().trim().split('\n')
    expect(lines.filter((line) => !line.startsWith('The web host'))).toEqual([expect.stringMatching(/^Ready at .+ in demo mode/)])
  })
})

test('without demo users it listens to the network, and says how the first user is made', { timeout: 120_000 }, async () => {
  const started = await processes.start({ HOST: '0.0.0.0', DEMO: '0' })
  expect(started.output()).not.toContain('demo mode')
  await expect.poll(() => started.output()).toContain('Nobody can sign in yet. Make the first user: npm run command -- create-user')
  started.child.kill('SIGTERM')
  await once(started.child, 'exit')
})

describe('data with the users of the demo', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = join(folder, 'demo')
    const started = await processes.start({ DATA_DIR: dataDir })
    started.child.kill('SIGTERM')
    await once(started.child, 'exit')
  }, 120_000)

  test('is not served to others unless the demo is asked for', { timeout: 120_000 }, async () => {
    const { code, lines } = await failure(processes, { DATA_DIR: dataDir, HOST: '0.0.0.0' })
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/^This data has the users of the demo, and admin and gestora still have its public password/)],
    ])
  })

  test('is served to others when the demo is asked for', { timeout: 120_000 }, async () => {
    const started = await processes.start({ DATA_DIR: dataDir, HOST: '0.0.0.0', TRUST_PROXY: '1', NODE_ENV: 'production' })
    expect(started.output()).toContain('in demo mode')
    started.child.kill('SIGTERM')
    await once(started.child, 'exit')
  })
})

describe('commands', () => {
  test('change no schema: migrate is a step of its own', { timeout: 120_000 }, async () => {
    const environment = { DATA_DIR: join(folder, 'commanded'), DEMO: '0' }
    const run = async (...words: string[]) => {
      const { child, output } = processes.run(environment, words)
      const [code] = await once(child, 'exit')
      return [code, output().trim().split('\n')[0]]
    }
    const user = ['create-user', 'maria', 'maria@esporte.pr.gov.br', 'Maria da Silva']
    expect(await run(...user)).toEqual([
      1,
      `The embedded database in ${environment.DATA_DIR} is empty. Prepare it first: npm run command -- migrate`,
    ])
    expect(await run('migrate')).toEqual([0, 'The tables are made. The database is up to date.'])
    expect(await run(...user)).toEqual([0, expect.stringMatching(/^The user maria is made\./)])
    expect(await run('migrate')).toEqual([0, 'The database was up to date already.'])
    expect(await run('create-usr')).toEqual([1, 'Commands:'])
  })
})

test('one sentence and exit code 1: the data folder cannot be written', async () => {
  const dataDir = join(folder, 'closed')
  await mkdir(dataDir)
  await chmod(dataDir, 0o500)
  // Root may write anywhere except below a file.
  const isRoot = process.getuid?.() === 0
  const { code, lines } = await failure(processes, { PORT: '0', DATA_DIR: isRoot ? join(processes.bundle, 'main.js', 'data') : dataDir })
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^The data folder .+ cannot be written: .+\. .+$/)]])
})

test.skipIf(process.platform !== 'linux')('one sentence and exit code 1: the data folder lies where there can be none', async () => {
  const { code, lines } = await failure(processes, { PORT: '0', DATA_DIR: '/proc/x' })
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^The data folder \/proc\/x cannot be written: .+\. .+$/)]])
})

test.each([
  [
    { DATABASE_URL: 'postgres://user:segredo@127.0.0.1:1/none' },
    /^The database of DATABASE_URL \(postgres:\/\/127\.0\.0\.1:1\/none\) cannot be reached: .+$/,
  ],
  [{ PORT: 'abc' }, /^PORT is "abc", but must be .+$/],
  [{ HOST: 'nao.existe.invalid', PORT: '0' }, /^The address nao\.existe\.invalid cannot be found\. .+$/],
])(
  'one sentence and exit code 1: %j',
  async (environment, sentence) => {
    const { code, lines } = await failure(processes, environment)
    expect([code, lines]).toEqual([1, [expect.stringMatching(sentence)]])
  },
  120_000,
)

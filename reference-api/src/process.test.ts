import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { departmentDraft, departments, newCpf, people, personDraft } from './testing/drafts.js'
import { caller } from './testing/testServer.js'

const root = fileURLToPath(new URL('..', import.meta.url))
// Inside the package, so that the bundle finds what it imports from npm.
const bundle = join(root, '.cache', `process-test-${process.pid}`)
let folder: string
const children: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-process-'))
  await build({
    config: join(root, 'tsup.config.ts'),
    entry: { main: join(root, 'src/main.ts') },
    outDir: bundle,
    tsconfig: join(root, 'tsconfig.json'),
    silent: true,
    sourcemap: false,
  })
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
  await rm(bundle, { recursive: true, force: true })
})

interface Started {
  readonly child: ChildProcess
  readonly output: () => string
  readonly baseUrl: string
}

function run(environment: NodeJS.ProcessEnv, words: readonly string[] = []) {
  const child = spawn(process.execPath, [join(bundle, 'main.js'), ...words], { env: { PATH: process.env.PATH, ...environment } })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  child.stdin.end()
  return { child, output: () => output }
}

async function start(environment: NodeJS.ProcessEnv): Promise<Started> {
  const { child, output } = run({ PORT: '0', DEMO_SCALE: '0', ...environment })
  for (let waited = 0; waited < 300; waited++) {
    const origin = /Ready at (\S+)/.exec(output())?.[1]
    if (origin) return { child, output, baseUrl: `${origin}/api/admin/v1` }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`did not start: ${output()}`)
}

async function signIn(baseUrl: string) {
  const { body } = await caller(baseUrl)('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })
  return { token: String(body.data.token), call: caller(baseUrl, String(body.data.token)) }
}

async function failure(environment: NodeJS.ProcessEnv) {
  const { child, output } = run(environment)
  const [code] = await once(child, 'exit')
  return { code, lines: output().trim().split('\n') }
}

describe('a process', () => {
  // Each start costs seconds, so these cases share the second one.
  let dataDir: string
  let token: string
  let second: Started
  const created: number[] = []

  test('keeps what was acknowledged when it is killed, and the tokens too', async () => {
    dataDir = join(folder, 'data')
    const first = await start({ DATA_DIR: dataDir })
    const session = await signIn(first.baseUrl)
    token = session.token
    const writing = (async () => {
      for (;;) {
        const { status, body } = await session.call('POST', departments, departmentDraft())
        if (status === 201) created.push(body.data.id)
      }
    })().catch(() => undefined)
    while (created.length < 10) await new Promise((resolve) => setTimeout(resolve, 20))
    first.child.kill('SIGKILL')
    await writing
    second = await start({ DATA_DIR: dataDir })
    const again = caller(second.baseUrl, token)
    for (const id of created) expect((await again('GET', `${departments}/${id}`)).status).toBe(200)
  })

  test('keeps others out of its data folder and its port, in one sentence and exit code 1', async () => {
    const folderTaken = await failure({ PORT: '0', DATA_DIR: dataDir })
    expect(folderTaken).toEqual({ code: 1, lines: [expect.stringMatching(/^The data folder .+ is in use by process \d+\. .+$/)] })
    const port = new URL(second.baseUrl).port
    const portTaken = await failure({ PORT: port, DATA_DIR: ':memory:' })
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
    // Where the rows are being written: checking them comes first.
    await new Promise((resolve) => setTimeout(resolve, duration * 0.8))
    second.child.kill('SIGKILL')
    await writing
    second = await start({ DATA_DIR: dataDir })
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
    expect(lines.filter((line) => !line.startsWith('The web host'))).toEqual([expect.stringMatching(/^Ready at /)])
  })
})

test('one sentence and exit code 1: the data folder cannot be written', async () => {
  const dataDir = join(folder, 'closed')
  await mkdir(dataDir)
  await chmod(dataDir, 0o500)
  // Root may write anywhere but below a file.
  const isRoot = process.getuid?.() === 0
  const { code, lines } = await failure({ PORT: '0', DATA_DIR: isRoot ? join(bundle, 'main.js', 'data') : dataDir })
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^The data folder .+ cannot be written: .+\. .+$/)]])
})

test.skipIf(process.platform !== 'linux')('one sentence and exit code 1: the data folder lies where there can be none', async () => {
  const { code, lines } = await failure({ PORT: '0', DATA_DIR: '/proc/x' })
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^The data folder \/proc\/x cannot be written: .+\. .+$/)]])
})

test.each([
  [
    { DATABASE_URL: 'postgres://user:segredo@127.0.0.1:1/none' },
    /^The database of DATABASE_URL \(postgres:\/\/127\.0\.0\.1:1\/none\) cannot be reached: .+$/,
  ],
  [{ DATABASE_URL: 'nonsense' }, /^The database of DATABASE_URL \(not a valid address\) cannot be reached: .+$/],
  [{ PORT: 'abc' }, /^PORT is "abc", but must be .+$/],
  [{ DEMO_SCALE: '-1' }, /^DEMO_SCALE is "-1", but must be .+$/],
])('one sentence and exit code 1: %j', async (environment, sentence) => {
  const { code, lines } = await failure(environment)
  expect([code, lines]).toEqual([1, [expect.stringMatching(sentence)]])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { department, departments, hold, inFolder, milliseconds, quantile, send, signIn, startTarget, wait } from './target.mjs'

const times = (count, text) => Array.from({ length: count }, () => text).join(',')
const keys = (count) => Object.fromEntries(Array.from({ length: count }, (_, place) => [`chave${place}`, 1]))

/** Imports that once blocked the server, valid imports of the full size, and records beyond every limit. */
function* attacks() {
  const check = `${departments}/importar?simular=1`
  const manyKeys = JSON.stringify({ rows: [keys(200_000)] })
  const empty = `{"rows":[${times(10_000_000, '{}')}]}`
  const packed = { 'Content-Encoding': 'gzip' }
  yield [check, manyKeys]
  yield [check, gzipSync(manyKeys), packed]
  yield [check, gzipSync(JSON.stringify({ rows: [keys(2_200_000)] })), packed]
  yield [check, empty]
  yield [check, `{"rows":[{"name":"${'x'.repeat(30_000_000)}"}]}`]
  yield [check, `{"rows":[${times(10_000, JSON.stringify(keys(60)))}]}`]
  yield [check, JSON.stringify({ rows: Array.from({ length: 10_000 }, department) })]
  yield [`${departments}/importar`, JSON.stringify({ rows: Array.from({ length: 10_000 }, department) })]
  yield [departments, `{"name":[${times(500_000, '0')}]}`]
  yield [departments, JSON.stringify(keys(60_000))]
}

export const hostileBodies = () =>
  inFolder(async (folder) => {
    const loopFile = join(folder, 'longest')
    const target = await startTarget({ DATA_DIR: join(folder, 'data') }, { loopFile })
    const token = await signIn(target)
    target.child.kill('SIGUSR2')
    let isDone = false
    const waits = []
    const watching = (async () => {
      while (!isDone) {
        const since = performance.now()
        await send(target.base, 'GET', '/saude')
        waits.push(performance.now() - since)
        await wait(20)
      }
    })()
    const statuses = []
    for (const [path, body, headers] of attacks()) {
      // Several at once, where a single one used to be enough to block the server.
      const count = path.includes('simular') && body.length < 40_000_000 ? 3 : 1
      const answers = await Promise.all(Array.from({ length: count }, () => send(target.base, 'POST', path, { token, body, headers })))
      statuses.push(...answers.map(({ status }) => status))
    }
    isDone = true
    await watching
    target.child.kill('SIGTERM')
    await target.ended
    hold(
      'answers',
      [...new Set(statuses)].join(', '),
      statuses.every((status) => status < 500 || status === 503),
    )
    const block = Number(readFileSync(loopFile, 'utf8'))
    hold('longest block, processor time', milliseconds(block), block < 200)
    const p99 = quantile(waits, 0.99)
    hold(`health, p50 and p99 of ${waits.length}`, `${milliseconds(quantile(waits, 0.5))}, ${milliseconds(p99)}`, p99 <= 250)
  })

const strange = [
  '',
  '0',
  '-1',
  '%00',
  "'; drop table person; --",
  '../../etc/passwd',
  'constructor',
  '__proto__',
  'x'.repeat(3000),
  '9'.repeat(40),
  '\ud800',
  '{{7*7}}',
]
const values = [null, true, -1, 1e308, [], {}, [[]], { a: { b: {} } }, ...strange]

export async function senseless() {
  const target = await startTarget({ DATA_DIR: ':memory:' })
  const token = await signIn(target)
  const document = (await send(target.base, 'GET', '/openapi.json')).body
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path]),
  )
  let state = 7
  // A fixed sequence, so that every run is the same.
  const pick = (list) => list[(state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % list.length]
  const broken = []
  for (let round = 0; round < 5000; round++) {
    const [method, path] = pick(operations)
    // Calls that end this session would turn the rest into a test of 401.
    if (path.startsWith('/sessao') && path !== '/sessao/login') continue
    const address = path.replace(/\{\w+\}/g, () => encodeURIComponent(pick(strange).toWellFormed()))
    const query =
      round % 3 === 0 ? `?${encodeURIComponent(pick(strange).toWellFormed())}=${encodeURIComponent(pick(strange).toWellFormed())}` : ''
    const body =
      method === 'GET'
        ? undefined
        : JSON.stringify(round % 2 ? { ...department(), [pick(['name', 'kind', 'parentId', 'rows', 'ids'])]: pick(values) } : pick(values))
    const answer = await send(target.base, method, address + query, { token, body })
    if (answer.status >= 500) broken.push(`${answer.status} ${method} ${path}`)
  }
  target.child.kill('SIGTERM')
  await target.ended
  hold('failures of the server', broken.length === 0 ? 'none' : [...new Set(broken)].join(', '), broken.length === 0)
  hold(
    'said to the operators',
    target
      .output()
      .split('\n')
      .filter((line) => line && !/^(Ready|The web host)/.test(line)).length || 'nothing',
    true,
  )
}

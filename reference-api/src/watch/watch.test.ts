import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { departments } from '../testing/drafts.js'
import { startTestServer, type TestServer } from '../testing/testServer.js'
import { openLog, type Report } from './log.js'
import { createMetricsServer } from './metrics.js'
import { slowStatements } from './statements.js'
import { openWatch } from './watch.js'

interface Line {
  readonly msg: string
  readonly requestId: string
  readonly route: string
  readonly [key: string]: unknown
}

const written: Line[] = []
const log = openLog('json', { write: (line) => void written.push(JSON.parse(line) as Line) })
const watch = openWatch(log, { slowMilliseconds: 1000, metricsPort: 1 })
let api: TestServer
let isAway = false
beforeAll(async () => {
  const ping = async () => {
    if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  }
  api = await startTestServer({ watch: watch.requests, ping })
})
afterAll(() => api.close())

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(api.baseUrl + path, { headers })

describe('a request', () => {
  test('keeps the id that a proxy gave it, in the answer, in a refusal and in the log', async () => {
    const answer = await get(departments, { 'X-Request-Id': 'proxy-7.3_abcd' })
    expect(answer.headers.get('X-Request-Id')).toBe('proxy-7.3_abcd')
    expect(await answer.json()).toMatchObject({ status_code: 401, requestId: 'proxy-7.3_abcd' })
    await expect.poll(() => written.map(({ requestId }) => requestId)).toContain('proxy-7.3_abcd')
  })

  test.each(['short', 'with blank', 'quote"quote"', 'x'.repeat(65)])('gets one of ours instead of %j', async (given) => {
    const id = (await get('/vivo', { 'X-Request-Id': given })).headers.get('X-Request-Id')
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })

  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  test('belongs to the trace of who sent it', async () => {
    const answer = await get('/vivo', { traceparent: `00-${trace}-00f067aa0ba902b7-01` })
    expect(answer.headers.get('traceparent')).toMatch(new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)[\\da-f]{16}-01$`))
    await expect.poll(() => written.map(({ traceId }) => traceId)).toContain(trace)
  })

  test.each([`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${trace}-${'0'.repeat(16)}-01`, `ff-${trace}-00f067aa0ba902b7-01`, 'rubbish'])(
    'has no trace by %j',
    async (traceparent) => {
      expect((await get('/vivo', { traceparent })).headers.get('traceparent')).toBeNull()
    },
  )

  test('has one line, which names its route and nothing that was searched for', async () => {
    const secret = '52998224725'
    await api.call('GET', `/pessoas/${secret}?busca=Maria&cpf=${secret}`)
    await api.call('GET', `/nada/${secret}`)
    const lines = () => written.filter(({ msg, status }) => msg === 'request' && (status === 401 || status === 404))
    await expect.poll(() => lines().map(({ route }) => route)).toEqual(expect.arrayContaining(['/api/admin/v1/pessoas/:id', 'unknown']))
    expect(JSON.stringify(written)).not.toMatch(/52998224725|Maria/)
    expect(lines().at(-1)).toMatchObject({ level: 'info', method: 'GET', milliseconds: expect.any(Number), address: '127.0.0.1' })
  })
})

describe('a probe', () => {
  const statuses = async () => [(await get('/vivo')).status, (await get('/pronto')).status, (await get('/saude')).status]

  test('is alive, ready and in health', async () => {
    expect(await statuses()).toEqual([200, 200, 200])
  })

  test('is alive and not ready without its database, and ready again with it', async () => {
    isAway = true
    expect(await statuses()).toEqual([200, 503, 503])
    expect(await (await get('/pronto')).json()).toMatchObject({ code: 'unavailable', data: { reason: 'database' } })
    isAway = false
    expect(await statuses()).toEqual([200, 200, 200])
    // A balancer asks every other second: only the question about its health is a failure.
    expect(api.lines.filter((line) => line.includes('/pronto'))).toEqual([])
  })

  test('is not ready while the process does not come round to its requests', { timeout: 30_000 }, async () => {
    const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1300)
    for (let times = 0; times < 4; times++) {
      standStill()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await statuses()).toEqual([200, 503, 200])
    await expect.poll(statuses, { timeout: 10_000 }).toEqual([200, 200, 200])
  })
})

describe('figures', () => {
  const figures = async () => (await watch.metrics?.read())?.text ?? ''

  test('count requests by route and status', async () => {
    await api.call('GET', `${departments}/1`)
    const line = 'http_request_duration_seconds_count{method="GET",route="/api/admin/v1/administrativo/departamentos/:id",status="401"} 1'
    await expect.poll(figures).toContain(line)
    expect(await figures()).toContain('nodejs_eventloop_lag_seconds')
  })

  test('never hold an address that nobody knows', async () => {
    await api.call('GET', '/nada/52998224725')
    expect(await figures()).not.toContain('52998224725')
  })

  test('of the database are read when they are asked for, and one that cannot be read is no number', async () => {
    let used = 3
    watch.metrics?.add('test_used', 'For this test', () => used)
    watch.metrics?.add('test_away', 'For this test', async () => {
      throw new Error('away')
    })
    expect(await figures()).toContain('test_used 3')
    used = 4
    expect(await figures()).toContain('test_used 4')
    expect(await figures()).toMatch(/test_away nan/i)
  })

  test('are at one address of their own port', async () => {
    if (!watch.metrics) throw new Error('no figures')
    const server = createMetricsServer(watch.metrics).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const answer = await fetch(`${origin}/metrics`)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, expect.stringContaining('text/plain; version=0.0.4')])
    expect((await fetch(`${origin}/`)).status).toBe(404)
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404)
    server.close()
  })
})

test('a slow statement is told without what it was asked with', () => {
  const told: Parameters<Report>[] = []
  const watchSlow = slowStatements((...line) => void told.push(line), 500)
  const query = { sql: "select *\n  from person where cpf = $1 and name = 'Maria ''M'' da Silva'", parameters: ['52998224725'] }
  const event = (queryDurationMillis: number) =>
    ({ level: 'query', query, queryDurationMillis }) as unknown as Parameters<typeof watchSlow>[0]
  watchSlow(event(499.9))
  expect(told).toEqual([])
  watchSlow(event(612.4))
  expect(told).toEqual([["slow statement, 612 ms: select * from person where cpf = $1 and name = '…'", { milliseconds: 612 }]])
})

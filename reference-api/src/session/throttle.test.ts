import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { rows } from '../database/database.js'
import { startTestServer, type TestServer } from '../testing/testServer.js'
import { addressBlock } from './addressBlock.js'
import { createThrottle } from './throttle.js'

let api: TestServer
beforeAll(async () => {
  api = await startTestServer()
})
afterAll(() => api.close())
beforeEach(() => sql`delete from login_failure`.execute(api.database))

const right = 'esporte-parana'
const from = async (remoteAddress: string, username: string, password: string, path = '/sessao/login') => {
  const answer = await api.server.inject({
    method: 'POST',
    url: `/api/admin/v1${path}`,
    payload: path === '/sessao/login' ? { username, password } : { username },
    remoteAddress,
  })
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after'] ?? 0) }
}
const statuses = async (answers: Promise<{ readonly status: number }>[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const times = <T>(count: number, make: (place: number) => T) => Array.from({ length: count }, (_, place) => make(place))

describe('the throttle', () => {
  test('lets the right ones in, however many come at once from one address, and however often one comes', { timeout: 60_000 }, async () => {
    expect(await statuses(times(60, (place) => from('198.51.100.1', place % 2 ? 'admin' : 'gestora', right)))).toEqual({ 200: 60 })
    expect(await statuses(times(12, () => from('198.51.100.2', 'admin', right)))).toEqual({ 200: 12 })
    expect(await rows(api.database, sql`select 1 from login_failure`)).toEqual([])
  })

  test('counts an account wherever the guesses come from, and by whatever name', async () => {
    const email = (await rows<{ email: string }>(api.database, sql`select email from app_user where username = 'gestora'`))[0]?.email ?? ''
    const answers = []
    for (let place = 0; place < 21; place++)
      answers.push((await from(`203.0.113.${place}`, place % 2 ? 'gestora' : email, `errada ${place}`)).status)
    expect(answers).toEqual([...times(20, () => 401), 429])
    expect((await from('203.0.113.99', 'admin', right)).status).toBe(200)
  })

  test('counts the addresses of one network as one', async () => {
    // Calls the throttle directly, because each password takes half a second.
    for (let place = 0; place < 40; place++) {
      const throttle = createThrottle(api.database, {
        name: `n${place}`,
        address: `2001:db8:1:2:${place.toString(16)}::1`,
        now: new Date(),
      })
      await throttle.reserve()
      await throttle.fail()
    }
    expect((await from('2001:db8:1:2:ffff::1', 'admin', right)).status).toBe(429)
    expect((await from('2001:db8:1:3::1', 'admin', right)).status).toBe(200)
  })

  test('causes no wait of hours when the clock was set back', async () => {
    for (let place = 0; place < 5; place++) await from('198.51.100.4', 'gestora', 'errada')
    api.advance(-3 * 3600)
    const answer = await from('198.51.100.4', 'gestora', right)
    api.advance(3 * 3600)
    expect(answer).toEqual({ status: 200, retryAfter: 0 })
  })
})

describe('a request for a new password', () => {
  const ask = (address: string, username: string) => from(address, username, '', '/sessao/recuperar-senha')

  test('takes the same time for everybody', async () => {
    const duration = async (username: string) => {
      const since = performance.now()
      expect((await ask('198.51.100.5', username)).status).toBe(202)
      return performance.now() - since
    }
    const known = await duration('gestora')
    const unknown = await duration('ninguem')
    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(295)
    expect(await rows(api.database, sql`select 1 from password_request`)).toHaveLength(1)
  })

  test('is kept by e-mail too, and limited by address', async () => {
    const answers = await statuses(times(12, () => ask('198.51.100.6', 'ana.ribeiro@esporte.pr.gov.br')))
    expect(answers).toEqual({ 202: 10, 429: 2 })
    const kept = await rows(api.database, sql`select username from password_request r join app_user u on u.id = r.user_id order by 1`)
    expect(kept).toContainEqual({ username: 'admin' })
  })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:0db8:0001::', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})

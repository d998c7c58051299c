import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../database/database.js'
import { departments, people } from '../testing/drafts.js'
import { type Call, caller, demoPortalSecret, startTestServer, type TestServer } from '../testing/testServer.js'
import { registerPortal } from './portalRegistry.js'

let api: TestServer
beforeAll(async () => {
  api = await startTestServer()
})
afterAll(() => api.close())

describe('a ticket', () => {
  const path = `${departments}/exportar.csv`
  const take = async (call: Call, wanted = path) =>
    (await call('POST', '/sessao/bilhete', { path: wanted })).body.data as unknown as { ticket: string; expiresAt: string }
  const open = async (query: string, at = path) => (await api.call('GET', `${at}?${query}`)).status
  const portalToken = async () =>
    String((await api.call('POST', '/sessao/portal', { portal: 'demo', secret: demoPortalSecret })).body.data.token)

  test('opens one download once', async () => {
    const { ticket } = await take(await api.signIn())
    expect(await open(`bilhete=${ticket}`)).toBe(200)
    expect(await open(`bilhete=${ticket}`)).toBe(401)
  })

  test('is not used up by who only asks about the file', async () => {
    const call = await api.signIn()
    const { token } = (await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data
    const form = new FormData()
    form.append('file', new File(['%PDF-1.7'], 'a.pdf'))
    const sent = await fetch(`${api.baseUrl}/anexos`, { method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } })
    const file = `/anexos/${((await sent.json()) as { readonly data: { readonly id: number } }).data.id}`
    const { ticket } = await take(call, file)
    const status = async (method: string) => (await fetch(`${api.baseUrl}${file}?bilhete=${ticket}`, { method })).status
    expect([await status('HEAD'), await status('HEAD'), await status('GET'), await status('GET'), await status('HEAD')]).toEqual([
      200, 200, 200, 401, 401,
    ])
  })

  test('is used up by one of two simultaneous requests', async () => {
    const { ticket } = await take(await api.signIn())
    const answers = await Promise.all([1, 2, 3].map(() => open(`token=${ticket}&colunas=id`)))
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 401, 401])
  })

  test('is good for its path only, and for 60 seconds', async () => {
    const { ticket } = await take(await api.signIn())
    expect(await open(`bilhete=${ticket}`, `${people}/exportar.csv`)).toBe(401)
    expect(await open(`bilhete=${ticket}`, departments)).toBe(401)
    api.advance(61)
    expect(await open(`bilhete=${ticket}`)).toBe(401)
  })

  test('ends with the session that took it', async () => {
    const call = await api.signIn()
    const { ticket } = await take(call)
    await call('POST', '/sessao/logout')
    expect(await open(`bilhete=${ticket}`)).toBe(401)
  })

  test('stands for a portal’s token, which no address may hold', async () => {
    const token = await portalToken()
    expect(await open(`token=${token}`)).toBe(401)
    const { ticket } = await take(caller(api.baseUrl, token))
    expect(await open(`token=${ticket}&colunas=id`)).toBe(200)
  })

  test('lets a portal take no more than its token does', async () => {
    await registerPortal(api.database, {
      name: 'so-pessoas',
      origins: [],
      secret: demoPortalSecret,
      screens: [people],
      powers: { acts: ['exportar'] },
    })
    const { body } = await api.call('POST', '/sessao/portal', { portal: 'so-pessoas', secret: demoPortalSecret })
    const call = caller(api.baseUrl, String(body.data.token))
    expect(await open(`bilhete=${(await take(call)).ticket}`)).toBe(403)
    const allowed = `${people}/exportar.csv`
    expect(await open(`bilhete=${(await take(call, allowed)).ticket}`, allowed)).toBe(200)
  })

  test('is stored as a hash', async () => {
    const { ticket } = await take(await api.signIn())
    const stored = await rows(api.database, sql`select encode(ticket_hash, 'hex') as hash, path from download_ticket`)
    expect(JSON.stringify(stored)).not.toContain(ticket)
    expect(stored.at(-1)).toMatchObject({ path })
  })

  test.each([{}, { path: '' }, { path: 'pessoas' }, { path: '/a?b' }, { path: 7 }, { path: `/${'a'.repeat(400)}` }])(
    'is refused for %j',
    async (body) => {
      expect((await (await api.signIn())('POST', '/sessao/bilhete', body)).status).toBe(422)
    },
  )

  test('needs a session', async () => {
    expect((await api.call('POST', '/sessao/bilhete', { path })).status).toBe(401)
    for (const query of ['', 'bilhete=', 'token=x', 'bilhete=a&bilhete=b']) expect(await open(query)).toBe(401)
  })
})

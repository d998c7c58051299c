import { randomBytes, scryptSync } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../commands/commands.js'
import { hashPassword } from './passwords.js'
import { Readable } from 'node:stream'
import { departmentDraft, departments } from '../testing/drafts.js'
import { caller, demoPortalSecret, startTestServer, type TestServer } from '../testing/testServer.js'
import { buildServer } from '../server.js'

let api: TestServer
beforeAll(async () => {
  api = await startTestServer()
})
afterAll(() => api.close())

async function storedHash(id: number): Promise<string | null | undefined> {
  const { rows } = await sql<{ hash: string | null }>`select password_hash as hash from app_user where id = ${id}`.execute(api.database)
  return rows[0]?.hash
}

const login = (password: string, username = 'admin') => api.call('POST', '/sessao/login', { username, password })

describe('a session', () => {
  test('says who is signed in and until when, and ends after eight hours', async () => {
    const { body } = await login('esporte-parana')
    // Specification, section 3: "status_code, data.token, data.expiresAt, data.session.usuario: id, nome, email".
    const usuario = { id: 1, nome: 'Ana Paula Ribeiro', email: expect.stringContaining('@') }
    const data = { token: expect.stringMatching(/.{32}/), expiresAt: expect.stringMatching(/^\d{4}-.+Z$/), session: { usuario } }
    expect(body).toMatchObject({ status_code: 200, data })
    const call = caller(api.baseUrl, String(body.data.token))
    expect((await call('GET', '/sessao')).body.data.expiresAt).toBe(body.data.expiresAt)
    api.advance(8 * 3600 - 60)
    expect((await call('GET', departments)).status).toBe(200)
    api.advance(120)
    const late = await call('GET', departments)
    expect(late.status).toBe(401)
    expect(late.body.code).toBe('unauthorized')
  })

  test('knows a person by user name or e-mail', async () => {
    const { session } = (await login('esporte-parana')).body.data
    const { email } = (session as { usuario: { email: string } }).usuario
    expect((await login('esporte-parana', email.toUpperCase())).body.data.session).toEqual(session)
  })

  test('is not known by its token to whoever reads the database', async () => {
    const { token } = (await login('esporte-parana')).body.data
    const { rows } = await sql`select row_to_json(s)::text as row from session s`.execute(api.database)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(Buffer.from(String(token), 'base64url').length).toBe(32)
  })

  test('is refused without a token, with a foreign one and with one in the address', async () => {
    const { token } = (await login('esporte-parana')).body.data
    for (const path of [departments, `${departments}?token=${token}`]) expect((await api.call('GET', path)).status).toBe(401)
    const foreign = await api.call('GET', departments, undefined, { Authorization: `Bearer ${'x'.repeat(43)}` })
    expect([foreign.status, foreign.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
    expect((await api.call('POST', departments, departmentDraft())).status).toBe(401)
  })
})

test('a token counts under a scheme written in any case', async () => {
  const { token } = (await login('esporte-parana')).body.data
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    expect((await api.call('GET', departments, undefined, { Authorization: `${scheme} ${token}` })).status, scheme).toBe(200)
})

describe('a renewal', () => {
  const renew = (token: unknown) => caller(api.baseUrl, String(token))('POST', '/sessao/renovar')
  const status = async (token: unknown) => (await caller(api.baseUrl, String(token))('GET', '/sessao')).status

  test('ends the old token after a few seconds, and twelve hours after the password asks for it', async () => {
    const first = (await login('esporte-parana')).body.data
    api.advance(7 * 3600)
    const second = (await renew(first.token)).body.data
    expect(second).toMatchObject({ session: first.session, expiresAt: first.renewableUntil, renewableUntil: first.renewableUntil })
    expect([await status(first.token), await status(second.token)]).toEqual([200, 200])
    api.advance(11)
    expect([await status(first.token), await status(second.token)]).toEqual([401, 200])
    expect((await renew(first.token)).body.code).toBe('unauthorized')
    // A renewal would gain no time, so the password is requested while the token is still valid.
    expect([(await renew(second.token)).body.code, await status(second.token)]).toEqual(['password-required', 200])
    api.advance(5 * 3600)
    const late = await renew(second.token)
    expect([late.status, late.body.code, await status(second.token)]).toEqual([401, 'password-required', 401])
  })

  test('is one session for two tabs that renew at once, which a logout in either ends', async () => {
    const { token } = (await login('esporte-parana')).body.data
    const renewed = await Promise.all([renew(token), renew(token)])
    const tokens = renewed.map(({ body }) => body.data.token)
    expect(new Set(tokens).size).toBe(2)
    await caller(api.baseUrl, String(tokens[0]))('POST', '/sessao/logout')
    expect(await Promise.all([token, ...tokens].map(status))).toEqual([401, 401, 401])
  })

  test('is refused to a portal and to an unknown session', async () => {
    const { body } = await api.call('POST', '/sessao/portal', { portal: 'demo', secret: demoPortalSecret })
    expect((await renew(body.data.token)).status).toBe(403)
    expect((await renew('x'.repeat(43))).body.code).toBe('unauthorized')
  })
})

describe('sign-in', () => {
  test('answers alike for a wrong password and for a name that does not exist', async () => {
    const wrong = await login('x')
    const unknown = await login('x', 'ninguem')
    expect([wrong.status, wrong.body.message]).toEqual([401, 'Usuário ou senha inválidos'])
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  test('makes only the guessing client wait, longer each time', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await login('errada', 'gestora')
    const refused = await login('esporte-parana', 'gestora')
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(20)
    expect(refused.body.message).toContain(`${wait} segundos`)
    expect((await login('esporte-parana')).status).toBe(200)
    api.advance(31)
    expect((await login('errada', 'gestora')).status).toBe(401)
    expect(Number((await login('errada', 'gestora')).headers.get('Retry-After'))).toBeGreaterThan(45)
    api.advance(61)
    expect((await login('esporte-parana', 'gestora')).status).toBe(200)
    expect((await login('errada', 'gestora')).status).toBe(401)
  })

  test.each([
    [0, (place: number) => ({ remoteAddress: '198.51.100.1', forwarded: `10.0.0.${place}` })],
    [1, (place: number) => ({ remoteAddress: '198.51.100.2', forwarded: `10.0.0.${place}, 203.0.113.7` })],
    [2, (place: number) => ({ remoteAddress: '198.51.100.3', forwarded: `10.0.0.${place}, 203.0.113.8, 192.0.2.1` })],
  ])('counts who makes up where he comes from as one, behind %i proxies', async (proxies, from) => {
    const server = await buildServer({ database: api.database, proxies })
    const guess = async (place: number) => {
      const { remoteAddress, forwarded } = from(place)
      const payload = { username: 'gestora', password: `errada ${place}` }
      const url = '/api/admin/v1/sessao/login'
      return (await server.inject({ method: 'POST', url, payload, remoteAddress, headers: { 'x-forwarded-for': forwarded } })).statusCode
    }
    const statuses: number[] = []
    for (let place = 0; place < 6; place++) statuses.push(await guess(place))
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    await server.close()
  })

  test('looks at no more of fifty guesses that arrive at once than of five in a row', async () => {
    const name = 'gestora'
    api.advance(3600)
    const answers = await Promise.all(Array.from({ length: 50 }, () => login('errada', name)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45)
    expect((await login('esporte-parana', name)).status).toBe(429)
    api.advance(3600)
    const right = await Promise.all(Array.from({ length: 5 }, () => login('esporte-parana', name)))
    expect(right.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { rows } = await sql`select 1 from login_failure where at > ${new Date(Date.now() + 3600_000).toISOString()}`.execute(
      api.database,
    )
    expect(rows).toEqual([])
  })

  test('keeps passwords at the cost that OWASP asks for', async () => {
    const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/
    expect(await hashPassword('esporte-parana')).toMatch(form)
  })

  test('replaces a hash of an earlier build at the next sign-in', async () => {
    const salt = randomBytes(16)
    const key = scryptSync('esporte-parana', salt, 32, { N: 32, r: 8, p: 3 })
    const old = ['scrypt', 32, 8, 3, salt.toString('base64url'), key.toString('base64url')].join('$')
    const { usuario } = (await login('esporte-parana', 'gestora')).body.data.session as { usuario: { id: number } }
    const { id } = usuario
    const former = await storedHash(id)
    await sql`update app_user set password_hash = ${old} where id = ${id}`.execute(api.database)
    expect((await login('errada', 'gestora')).status).toBe(401)
    expect(await storedHash(id)).toBe(old)
    expect((await login('esporte-parana', 'gestora')).status).toBe(200)
    expect(await storedHash(id)).toMatch(/^\$argon2id\$/)
    expect((await login('errada', 'gestora')).status).toBe(401)
    expect((await login('esporte-parana', 'gestora')).status).toBe(200)
    await sql`update app_user set password_hash = ${former} where id = ${id}`.execute(api.database)
  })

  test('takes a new password from the command, which ends the old sessions', async () => {
    const { token } = (await login('esporte-parana', 'gestora')).body.data
    const line = await runCommand(api.database, {
      command: 'reset-password',
      words: ['gestora'],
      input: Readable.from([Buffer.from('trilho sacada mel\n')]),
    })
    expect(line).toBe('The password of gestora is changed.')
    expect((await caller(api.baseUrl, String(token))('GET', '/sessao')).status).toBe(401)
    expect((await login('esporte-parana', 'gestora')).status).toBe(401)
    expect((await login('trilho sacada mel', 'gestora')).status).toBe(200)
    const unknown = runCommand(api.database, { command: 'reset-password', words: ['ninguem'], input: Readable.from([]) })
    await expect(unknown).rejects.toThrow('There is no user "ninguem"')
  })
})

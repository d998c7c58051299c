import { Readable } from 'node:stream'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../commands/commands.js'
import { draft } from '../entities/person/draft.testkit.js'
import { type Call, caller, demoPortalSecret, startTestServer, type TestServer } from '../testing/testServer.js'

const password = 'quatro ipês amarelos florescem'
const path = '/sessao/segundo-fator'
let api: TestServer
let admin: Call
let made = 0
beforeAll(async () => {
  api = await startTestServer()
  admin = await api.signIn('admin')
})
afterAll(() => api.close())

/** A user of their own for each test: what one has turned on does not reach the next. */
async function newUser(server = api, manager = admin) {
  const person = (await manager('POST', '/pessoas', draft({ name: 'Colega de Teste' }))).body.data
  const username = `fator.${++made}`
  const account = await manager('POST', `/pessoas/${person.id}/acesso`, { username, email: `${username}@esporte.pr.gov.br` })
  await server.call('POST', '/sessao/nova-senha', { code: account.body.data.code, password })
  const enter = async (code?: string) => server.call('POST', '/sessao/login', { username, password, code })
  return { username, enter, access: `/pessoas/${person.id}/acesso` }
}

/** How far the server's clock is ahead, in milliseconds. */
let ahead = 0

/** The application on the person's other device, whose clock is the server's. */
function application(secret: unknown) {
  const code = () => new TOTP({ secret: String(secret) }).generate({ timestamp: Date.now() + ahead })
  return {
    code,
    /** A code serves once: the next one comes half a minute later. */
    nextCode: () => {
      api.advance(30)
      ahead += 30_000
      return code()
    },
  }
}

/** A user who has turned it on. */
async function withFactor() {
  const user = await newUser()
  const call = caller(api.baseUrl, (await user.enter()).body.data.token)
  const offer = (await call('POST', path, { password })).body.data
  const phone = application(offer.secret)
  const on = await call('POST', `${path}/ligar`, { code: phone.code() })
  return { ...user, call, phone, codes: on.body.data.codes as readonly string[], offer }
}

const said = ({ status, body }: Awaited<ReturnType<Call>>) => [status, body.code ?? body.issues?.[0]?.code]

describe('a second factor', () => {
  test('is offered to who types the password, and counts once a code of it was typed', async () => {
    const { enter, username } = await newUser()
    const call = caller(api.baseUrl, (await enter()).body.data.token)
    expect((await call('GET', path)).body.data).toEqual({ since: null, codesLeft: 0, isRequired: false })
    expect(said(await call('POST', path, { password: 'outra senha qualquer' }))).toEqual([422, 'invalid'])
    const offer = (await call('POST', path, { password })).body.data
    expect(offer.address).toBe(
      `otpauth://totp/Esporte%20Paran%C3%A1:${username}?issuer=Esporte%20Paran%C3%A1&secret=${String(offer.secret)}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(String(offer.secret)).toMatch(/^[A-Z2-7]{32}$/)
    // Nothing is asked for before it is on: a picture that was never scanned locks nobody out.
    expect((await enter()).status).toBe(200)
    expect(said(await call('POST', `${path}/ligar`, { code: '000000' }))).toEqual([422, 'invalid'])
    const on = await call('POST', `${path}/ligar`, { code: application(offer.secret).code() })
    expect(on.body.data.codes).toHaveLength(10)
    expect((await call('GET', path)).body.data).toMatchObject({ since: expect.any(String), codesLeft: 10 })
    expect(said(await call('POST', path, { password }))).toEqual([409, 'factor-on'])
  })

  test('is asked for at every sign-in, its codes serve once, and one of an earlier minute does not serve', async () => {
    const { enter, phone } = await withFactor()
    expect(said(await enter())).toEqual([401, 'second-factor'])
    const code = phone.nextCode()
    expect((await enter(` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
    expect(said(await enter(code))).toEqual([401, 'wrong-code'])
    const late = phone.nextCode()
    phone.nextCode()
    phone.nextCode()
    phone.nextCode()
    expect(said(await enter(late))).toEqual([401, 'wrong-code'])
  })

  test('gives no word to who does not know the password', async () => {
    const { username, phone } = await withFactor()
    const answer = await api.call('POST', '/sessao/login', { username, password: 'senha errada aqui', code: phone.nextCode() })
    expect(said(answer)).toEqual([401, 'credentials'])
  })

  test('is not guessed: after five wrong codes the sign-in waits, and the right password in between clears nothing', async () => {
    const { enter } = await withFactor()
    const answers = []
    for (let tries = 0; tries < 5; tries += 1) {
      answers.push(said(await enter(String(100_000 + tries))), said(await enter()))
    }
    expect(answers.filter(([, code]) => code === 'wrong-code')).toHaveLength(5)
    expect((await enter('100005')).status).toBe(429)
    expect((await enter()).status).toBe(429)
  })

  test('is replaced by a recovery code, each of them once, however it is typed', async () => {
    const { enter, codes, call, phone } = await withFactor()
    const [one = '', two = ''] = codes
    expect(one).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    expect((await enter(one.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect(said(await enter(one))).toEqual([401, 'wrong-code'])
    expect((await call('GET', path)).body.data).toMatchObject({ codesLeft: 9 })
    const fresh = (await call('POST', `${path}/codigos`, { code: phone.nextCode() })).body.data.codes as readonly string[]
    expect(fresh).toHaveLength(10)
    expect(said(await enter(two))).toEqual([401, 'wrong-code'])
    expect((await enter(fresh[0])).status).toBe(200)
  })

  test('is turned off by a code, not by the session alone', async () => {
    const { enter, call, phone } = await withFactor()
    expect(said(await call('POST', `${path}/desligar`, { code: '123456' }))).toEqual([422, 'invalid'])
    expect((await call('POST', `${path}/desligar`, { code: phone.nextCode() })).status).toBe(200)
    expect((await enter()).status).toBe(200)
  })

  test('is ended by who manages accounts for somebody who lost the device, and by a command; both are written down', async () => {
    const { enter, access, username } = await withFactor()
    expect((await admin('GET', access)).body.data).toMatchObject({ hasFactor: true })
    expect((await (await api.signIn('gestora'))('PATCH', access, { hasFactor: false })).status).toBe(403)
    expect((await admin('PATCH', access, { hasFactor: false })).body.data).toMatchObject({ hasFactor: false })
    expect((await enter()).status).toBe(200)
    const deeds = (await admin('GET', access)).body.data.deeds as readonly { event: string; by: string | null }[]
    expect(deeds.slice(0, 2).map(({ event }) => event)).toEqual(['factor-off', 'factor-on'])
    const end = (name: string) => runCommand(api.database, { command: 'end-second-factor', words: [name], input: Readable.from([]) })
    expect(await end(username)).toBe(`${username} has no second factor: the password alone is enough.`)
    const other = await withFactor()
    expect(await end(other.username)).toContain('has ended')
    expect((await other.enter()).status).toBe(200)
  })

  test('is refused to visitors of portals', async () => {
    const { token } = (await api.call('POST', '/sessao/portal', { portal: 'demo', secret: demoPortalSecret })).body.data
    expect((await caller(api.baseUrl, token)('GET', path)).status).toBe(403)
  })
})

describe('where the office demands it', () => {
  test('the first sign-in offers it, and a code of it enters; nobody turns it off', async () => {
    const strict = await startTestServer({ isFactorRequired: true })
    try {
      const signIn = (code?: string) => strict.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana', code })
      const first = await signIn()
      expect(said(first)).toEqual([401, 'second-factor-new'])
      // A second try offers the same, which may be scanned already.
      expect((await signIn()).body.data).toEqual(first.body.data)
      expect(said(await signIn('000000'))).toEqual([401, 'wrong-code'])
      const code = new TOTP({ secret: String(first.body.data.secret) }).generate()
      const entered = await signIn(code)
      expect(entered.status).toBe(200)
      const call = caller(strict.baseUrl, entered.body.data.token)
      expect((await call('GET', path)).body.data).toMatchObject({ since: expect.any(String), codesLeft: 0, isRequired: true })
      strict.advance(30)
      const next = new TOTP({ secret: String(first.body.data.secret) }).generate({ timestamp: Date.now() + 30_000 })
      expect(said(await call('POST', `${path}/desligar`, { code: next }))).toEqual([409, 'factor-required'])
      expect(said(await signIn())).toEqual([401, 'second-factor'])
    } finally {
      await strict.close()
    }
  })
})

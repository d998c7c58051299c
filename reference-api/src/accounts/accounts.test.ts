import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planEntities } from '../entities/entities.js'
import { runNightly } from '../nightly/runNightly.js'
import { runCommand } from '../commands/commands.js'
import { draft } from '../entities/person/draft.testkit.js'
import { caller, demoPortalSecret, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let admin: Awaited<ReturnType<TestServer['signIn']>>
beforeAll(async () => {
  api = await startTestServer()
  admin = await api.signIn('admin')
})
afterAll(() => api.close())

const password = 'quatro ipês amarelos florescem'
let made = 0
/** A registered person without an account. */
async function newPerson(more: object = {}): Promise<string> {
  const { body } = await admin('POST', '/pessoas', draft(more))
  return `/pessoas/${body.data.id}/acesso`
}
const names = () => ({ username: `pessoa.${++made}`, email: `pessoa.${made}@esporte.pr.gov.br` })
/** A person with an account that nobody has entered yet. */
async function withAccount() {
  const path = await newPerson()
  const given = names()
  const { body } = await admin('POST', path, given)
  return { path, ...given, code: body.data.code as string }
}
const choose = (code: unknown, chosen = password) => api.call('POST', '/sessao/nova-senha', { code, password: chosen })
const signIn = (username: string, typed = password) =>
  api.call('POST', '/sessao/login', { username, password: typed }, { 'User-Agent': 'Firefox/150' })
const deeds = async (path: string) =>
  ((await admin('GET', path)).body.data.deeds as { event: string; by: string | null }[]).map(({ event, by }) => `${event} ${by}`)

describe('an account of a person', () => {
  test('is made by whoever manages accounts, entered by a link that serves once, and tells what was done to it', async () => {
    const path = await newPerson()
    expect((await admin('GET', path)).body.data).toBe(null)
    const given = names()
    const answer = await admin('POST', path, given)
    expect(answer.status).toBe(201)
    expect((await signIn(given.username)).status).toBe(401)
    const { code } = answer.body.data
    expect((await choose(code)).body.data).toEqual({ username: given.username })
    // The answer may have got lost: the same password again is no second choice, another one is.
    expect((await choose(code)).body.data).toEqual({ username: given.username })
    expect(await choose(code, `${password} outra vez`)).toMatchObject({ status: 409, body: { code: 'link-ended' } })
    expect((await signIn(given.username)).status).toBe(200)
    expect((await admin('GET', path)).body.data).toMatchObject({
      username: given.username,
      isActive: true,
      isOwn: false,
      managesUsers: false,
      sessions: 1,
      linkUntil: null,
      enteredAt: expect.any(String),
    })
    const { signIns } = (await admin('GET', path)).body.data
    expect(signIns).toEqual([{ at: expect.any(String), device: 'Firefox/150' }])
    const { name } = (await admin('GET', path.replace('/acesso', ''))).body.data
    expect(await deeds(path)).toEqual([`password ${name}`, 'made Ana Paula Ribeiro'])
  })

  test('is one for each person, with a name and an e-mail of its own', async () => {
    const one = await withAccount()
    expect(await admin('POST', one.path, names())).toMatchObject({ status: 409, body: { code: 'account-exists' } })
    const other = await newPerson()
    const twin = await admin('POST', other, { ...names(), username: one.username.toUpperCase() })
    expect(twin).toMatchObject({ status: 409, body: { code: 'duplicate', issues: [{ path: 'username' }] } })
    const same = await admin('POST', other, { ...names(), email: one.email.toUpperCase() })
    expect(same).toMatchObject({ status: 409, body: { issues: [{ path: 'email' }] } })
    const odd = await admin('POST', other, { username: 'portal:demo', email: 'ninguém' })
    expect(odd).toMatchObject({ status: 422, body: { issues: [{ path: 'username' }, { path: 'email' }] } })
    expect((await admin('GET', other)).body.data).toBe(null)
  })

  test('is for active people', async () => {
    const path = await newPerson()
    await admin('POST', '/pessoas/acoes/inativar', { ids: [Number(/\d+/.exec(path)?.[0])] })
    expect(await admin('POST', path, names())).toMatchObject({ status: 409, body: { code: 'account-inactive' } })
    expect((await admin('POST', '/pessoas/999999/acesso', names())).status).toBe(404)
  })

  test('that two make at once is made once', async () => {
    const path = await newPerson()
    const answers = await Promise.all([admin('POST', path, names()), admin('POST', path, names())])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  })

  test('is closed at once: its sessions and its link end, until it is opened again', async () => {
    const { path, username, code } = await withAccount()
    await choose(code)
    const { token } = (await signIn(username)).body.data
    const link = (await admin('POST', `${path}/link`)).body.data.code
    expect((await admin('PATCH', path, { isActive: false })).body.data).toMatchObject({ isActive: false, sessions: 0, linkUntil: null })
    expect((await caller(api.baseUrl, token)('GET', '/sessao')).status).toBe(401)
    expect((await signIn(username)).body.code).toBe('shut-out')
    expect((await choose(link)).body.code).toBe('link-ended')
    expect((await admin('POST', `${path}/link`)).body.code).toBe('account-closed')
    expect((await admin('PATCH', path, { isActive: true })).body.data.isActive).toBe(true)
    expect((await signIn(username)).status).toBe(200)
    expect((await deeds(path)).slice(0, 3).map((deed) => deed.split(' ')[0])).toEqual(['let-in', 'shut-out', 'link'])
  })

  test.each(['inativar', 'excluir'] as const)('is closed before its person goes (%s), by an action over many too', async (action) => {
    const { path } = await withAccount()
    const ids = [Number(/\d+/.exec(path)?.[0])]
    const act = async () => (await admin('POST', `/pessoas/acoes/${action}`, { ids })).body.data
    expect(await act()).toMatchObject({ done: 0, refused: [{ code: 'person.hasAccess' }] })
    await admin('PATCH', path, { isActive: false })
    expect(await act()).toMatchObject({ done: 1, refused: [] })
  })

  test('ends when its person dies, and comes back when that was a mistake', async () => {
    const { path, username, code } = await withAccount()
    await choose(code)
    const { token } = (await signIn(username)).body.data
    const call = caller(api.baseUrl, token)
    const ids = [Number(/\d+/.exec(path)?.[0])]
    expect((await call('GET', '/sessao')).status).toBe(200)
    const set = (status: string) => sql`update person set status = ${status} where id = any(${ids})`.execute(api.database)
    await set('falecido')
    expect((await call('GET', '/sessao')).status).toBe(401)
    expect((await call('POST', '/sessao/renovar')).status).toBe(401)
    expect((await signIn(username)).body.code).toBe('shut-out')
    expect((await admin('GET', path)).body.data).toMatchObject({ isActive: true, isPersonGone: true })
    expect((await admin('POST', `${path}/link`)).body.code).toBe('account-inactive')
    await set('ativo')
    expect((await call('GET', '/sessao')).status).toBe(200)
  })
})

describe('a link', () => {
  test('ends the one before, and a password that is chosen ends the sessions', async () => {
    const { path, username, code } = await withAccount()
    await choose(code)
    const { token } = (await signIn(username)).body.data
    const [first, second] = [await admin('POST', `${path}/link`), await admin('POST', `${path}/link`)]
    expect((await choose(first.body.data.code, `${password} outra vez`)).body.code).toBe('link-ended')
    // Until it is used, the person goes on with the present password.
    expect((await caller(api.baseUrl, token)('GET', '/sessao')).status).toBe(200)
    expect((await choose(second.body.data.code, `${password} outra vez`)).status).toBe(200)
    expect((await caller(api.baseUrl, token)('GET', '/sessao')).status).toBe(401)
    expect((await signIn(username)).status).toBe(401)
  })

  test('stays after a password that is refused', async () => {
    const { username, code } = await withAccount()
    expect(await choose(code, 'curta')).toMatchObject({ status: 422, body: { issues: [{ path: 'password', code: 'minLength' }] } })
    expect(await choose(code, `${username}${username}`)).toMatchObject({ body: { issues: [{ code: 'guessable' }] } })
    expect((await choose(code)).status).toBe(200)
  })

  test('says whether it serves, and stays as it is', async () => {
    const { path, username, code } = await withAccount()
    const look = (secret: string) => api.call('POST', '/sessao/nova-senha/conferir', { code: secret })
    expect(await look(code)).toMatchObject({ status: 200, body: { data: null } })
    expect((await look(code)).status).toBe(200)
    expect(await deeds(path)).toEqual(['made Ana Paula Ribeiro'])
    expect((await choose(code)).body.data).toEqual({ username })
    for (const ended of [code, 'x'.repeat(43)]) expect(await look(ended)).toMatchObject({ status: 409, body: { code: 'link-ended' } })
  })

  test('answers a request for a new password', async () => {
    const { path, username, code } = await withAccount()
    await api.call('POST', '/sessao/recuperar-senha', { username })
    expect((await admin('GET', path)).body.data.askedAt).toEqual(expect.any(String))
    const asked = async (call: typeof admin) => (await call('GET', '/avisos')).rows.filter(({ title }) => title === 'Pedido de nova senha')
    expect(await asked(admin)).toMatchObject([
      { type: 'vez', path: '/pessoas', id: Number(/\d+/.exec(path)?.[0]), panel: 'acesso', isRead: false },
    ])
    // Of no use to colleagues who make no links.
    expect(await asked(await api.signIn('gestora'))).toEqual([])
    await choose(code)
    expect((await admin('GET', path)).body.data.askedAt).toBe(null)
    expect(await asked(admin)).toEqual([])
  })
})

describe('the user name and the e-mail of an account', () => {
  test('are changed without ending what is open, and the change is written down', async () => {
    const { path, username, code, email } = await withAccount()
    await choose(code)
    const { token } = (await signIn(username)).body.data
    const next = `nova.${username}`
    const { body } = await admin('PATCH', path, { username: next.toUpperCase(), email: `nova.${email}` })
    expect(body.data).toMatchObject({ username: next, email: `nova.${email}`, sessions: 1 })
    const { session } = (await caller(api.baseUrl, token)('GET', '/sessao')).body.data
    expect(session).toMatchObject({ usuario: { email: `nova.${email}` } })
    expect((await signIn(username)).status).toBe(401)
    expect((await signIn(next)).status).toBe(200)
    expect((await signIn(`nova.${email}`)).status).toBe(200)
    expect((await deeds(path)).slice(0, 2)).toEqual(['email Ana Paula Ribeiro', 'username Ana Paula Ribeiro'])
    // One of both alone, and what stays the same.
    await admin('PATCH', path, { email })
    await admin('PATCH', path, { username: next, email })
    expect((await deeds(path)).slice(0, 2)).toEqual(['email Ana Paula Ribeiro', 'email Ana Paula Ribeiro'])
    expect((await admin('GET', path)).body.data).toMatchObject({ username: next, email })
  })

  test('have the rules of a new account', async () => {
    const [one, other] = [await withAccount(), await withAccount()]
    const issueOf = async (wanted: object) => {
      const { status, body } = await admin('PATCH', one.path, wanted)
      return [status, ...(body.issues?.map(({ path, code }) => `${path} ${code}`) ?? [])]
    }
    expect(await issueOf({ username: other.username.toUpperCase() })).toEqual([409, 'username duplicate'])
    expect(await issueOf({ email: other.email.toUpperCase() })).toEqual([409, 'email duplicate'])
    expect(await issueOf({ username: '' })).toEqual([422, 'username required'])
    expect(await issueOf({ username: 'portal:demo' })).toEqual([422, 'username invalid'])
    expect(await issueOf({ email: 'ninguém' })).toEqual([422, 'email email'])
    expect(await deeds(one.path)).toEqual(['made Ana Paula Ribeiro'])
    const taken = names()
    const both = await Promise.all([one, other].map(({ path }) => admin('PATCH', path, taken)))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('are also changed by whoever they belong to, who cannot close the account in the same breath', async () => {
    const { path, username, code } = await withAccount()
    await choose(code)
    await admin('PATCH', path, { managesUsers: true })
    const call = caller(api.baseUrl, (await signIn(username)).body.data.token)
    expect((await call('PATCH', path, { email: `eu.${username}@esporte.pr.gov.br` })).status).toBe(200)
    expect((await call('PATCH', path, { username: `eu.${username}`, isActive: false })).body.code).toBe('own-account')
    expect((await call('GET', path)).body.data.username).toBe(username)
  })
})

describe('accounts are managed', () => {
  test('by nobody else: neither colleagues nor portals see, make, change or link one', async () => {
    const { path } = await withAccount()
    const colleague = await api.signIn('gestora')
    const { token } = (await api.call('POST', '/sessao/portal', { portal: 'demo', secret: demoPortalSecret })).body.data
    const refusals = await Promise.all(
      [colleague, caller(api.baseUrl, token)].flatMap((call) => [
        call('GET', path),
        call('POST', path, names()),
        call('POST', `${path}/link`),
        call('PATCH', path, { isActive: false }),
      ]),
    )
    expect(refusals.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 403))
    expect((await colleague('GET', '/sessao')).body.data.access).toMatchObject({ managesUsers: false })
  })

  test('by whom a manager lets, who cannot close or lower themself', async () => {
    const { path, username, code } = await withAccount()
    await choose(code)
    await admin('PATCH', path, { managesUsers: true })
    const { token } = (await signIn(username)).body.data
    const call = caller(api.baseUrl, token)
    expect((await call('GET', '/sessao')).body.data.access).toMatchObject({ managesUsers: true })
    expect((await call('GET', path)).body.data.isOwn).toBe(true)
    expect((await call('PATCH', path, { isActive: false })).body.code).toBe('own-account')
    expect((await call('PATCH', path, { managesUsers: false })).body.code).toBe('own-account')
    await admin('PATCH', path, { managesUsers: false })
    expect((await call('GET', path)).status).toBe(403)
  })

  test('by a command too, which the account tells as one', async () => {
    const { path, username } = await withAccount()
    const command = (name: string) => runCommand(api.database, { command: name, words: [username], input: Readable.from([]) })
    expect(await command('let-manage')).toContain(`${username} may make accounts`)
    expect((await admin('GET', path)).body.data.managesUsers).toBe(true)
    expect(await command('end-manage')).toContain('not make accounts')
    await command('shut-out')
    expect((await deeds(path)).slice(0, 3)).toEqual(['shut-out null', 'manages-no-more null', 'manages null'])
  })
})

test('a sign-in and its renewal tell whose powers are listed, and nothing more of a user', async () => {
  const { path, username, code } = await withAccount()
  await choose(code)
  await admin('PATCH', path, { powers: { reads: [], writes: [], acts: [], decidesUpTo: null } })
  const { token, session } = (await signIn(username)).body.data
  expect(session).toMatchObject({ usuario: { isLimited: true } })
  expect((await caller(api.baseUrl, token)('POST', '/sessao/renovar')).body.data.session).toEqual(session)
  const other = await signIn('gestora', 'esporte-parana')
  const { usuario } = other.body.data.session as { readonly usuario: object }
  expect(Object.keys(usuario).toSorted()).toEqual(['email', 'id', 'nome'])
})

test('sign-ins are kept for half a year', async () => {
  const { path, username, code } = await withAccount()
  await choose(code)
  await signIn(username)
  const kept = async (months: number) => {
    const later = new Date()
    later.setMonth(later.getMonth() + months)
    await runNightly(api.database, { set: await planEntities(api.database), now: later })
    return ((await admin('GET', path)).body.data.signIns as unknown[]).length
  }
  expect([await kept(5), await kept(7)]).toEqual([1, 0])
})

test('a link ends after a day', async () => {
  const { code } = await withAccount()
  api.advance(24 * 3600 + 1)
  expect((await choose(code)).body.code).toBe('link-ended')
})

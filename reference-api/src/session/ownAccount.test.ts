import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../commands/commands.js'
import { hasUsers, openDoors, prepareDatabase } from '../setup/prepareDatabase.js'
import { openEmbedded } from '../database/openDatabase.js'
import { passwordIssue } from './users.js'
import { caller, demoPortalSecret, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
beforeAll(async () => {
  api = await startTestServer()
})
afterAll(() => api.close())

const signIn = async (password = 'esporte-parana', device = 'Firefox/140') => {
  const { body } = await api.call('POST', '/sessao/login', { username: 'gestora', password }, { 'User-Agent': device })
  return { token: body.data.token, call: caller(api.baseUrl, body.data.token) }
}
const command = (words: readonly string[], typed = '') =>
  runCommand(api.database, { command: words[0] ?? '', words: words.slice(1), input: Readable.from(typed ? [Buffer.from(typed)] : []) })

describe('sessions', () => {
  test('are listed with their browsers, once each however often they were renewed, and ended one by one', async () => {
    const one = await signIn('esporte-parana', 'Firefox/140')
    const other = await signIn('esporte-parana', 'Chrome/150')
    const renewed = await one.call('POST', '/sessao/renovar')
    const call = caller(api.baseUrl, renewed.body.data.token)
    const list = (await call('GET', '/sessao/sessoes')).rows
    expect(list.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
      { device: 'Firefox/140', isCurrent: true },
      { device: 'Chrome/150', isCurrent: false },
    ])
    expect((await call('DELETE', `/sessao/sessoes/${list[1]?.id}`)).status).toBe(200)
    expect((await other.call('GET', '/sessao')).status).toBe(401)
    expect((await call('GET', '/sessao')).status).toBe(200)
    expect((await call('DELETE', `/sessao/sessoes/${list[1]?.id}`)).status).toBe(404)
  })

  test('of others are not accessible', async () => {
    const mine = await signIn()
    const foreign = await api.signIn('admin')
    const [theirs] = (await foreign('GET', '/sessao/sessoes')).rows
    expect((await mine.call('DELETE', `/sessao/sessoes/${theirs?.id}`)).status).toBe(404)
    const portal = (await api.call('POST', '/sessao/portal', { portal: 'demo', secret: demoPortalSecret })).body.data
    expect((await caller(api.baseUrl, portal.token)('GET', '/sessao/sessoes')).status).toBe(403)
  })
})

describe('a password', () => {
  const change = async (body: object) => {
    const { call } = await signIn()
    const { status, body: answer } = await call('POST', '/sessao/senha', body)
    return [status, answer.issues?.map(({ path, code }) => `${path} ${code}`).join() ?? ''] as const
  }

  test.each([
    [{ current: 'errada', next: 'uma senha bem longa' }, 'current wrongPassword'],
    [{ current: 'esporte-parana', next: 'curta' }, 'next minLength'],
    [{ current: 'esporte-parana', next: 'esporte-parana' }, 'next guessable'],
    [{ current: 'esporte-parana', next: 'minha gestora 123' }, 'next guessable'],
    [{ current: 'esporte-parana', next: 'aaaaaaaaaaaaaaa' }, 'next guessable'],
    [{ current: '', next: 'x' }, 'current required'],
  ])('is not changed by %j', async (body, issue) => {
    expect(await change(body)).toEqual([422, issue])
    await sql`delete from login_failure`.execute(api.database)
  })

  test.each([
    '123456789012',
    'qwertyuiop123',
    'brasil123456',
    'flamengo1234',
    'Curitiba2026',
    'Esporte@2026',
    'senhasenha123',
    'governodoparana',
    'governo do parana',
    'Governo do Estado do Paraná',
    'secretaria de esporte do parana',
    'senha-da-gestora-2026',
    'x'.repeat(200),
  ])('is not one that everybody tries first: %s', async (next) => {
    expect(await passwordIssue(next, { username: 'gestora' })).toBe('guessable')
  })

  test.each([
    'uma senha bem longa',
    'corredor azul 47 pinhao',
    'h8Kq2vZ0pLw4',
    'parana h8Kq2vZ0pL',
    'quatro ipês no governo amarelo',
    '}{;:#!?¬§~^%´`',
  ])('is accepted: %s', async (next) => {
    expect(await passwordIssue(next, { username: 'gestora' })).toBeUndefined()
  })

  test('can be guessed here only as slowly as at the sign-in', async () => {
    const { call } = await signIn()
    const statuses = []
    for (let place = 0; place < 6; place++)
      statuses.push((await call('POST', '/sessao/senha', { current: `errada ${place}`, next: 'uma senha bem longa' })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    await sql`delete from login_failure`.execute(api.database)
  })

  test('that was changed ends the other sessions and not this one', async () => {
    const [mine, other] = [await signIn(), await signIn()]
    expect((await mine.call('POST', '/sessao/senha', { current: 'esporte-parana', next: 'uma senha bem longa' })).status).toBe(200)
    expect([(await mine.call('GET', '/sessao')).status, (await other.call('GET', '/sessao')).status]).toEqual([200, 401])
    // The answer may have got lost: the same again is no mistake.
    const again = await mine.call('POST', '/sessao/senha', { current: 'esporte-parana', next: 'uma senha bem longa' })
    expect(again.status).toBe(200)
    expect((await signIn('uma senha bem longa')).token).toBeTruthy()
    expect((await openDoors(api.database)).join()).toBe('admin')
  })
})

describe('the first user', () => {
  test('is made by the command, with a password that is not easily guessed', async () => {
    expect(
      await command(['create-user', 'Maria.Silva', 'maria@esporte.pr.gov.br', 'Maria', 'da', 'Silva'], 'uma senha bem longa\n'),
    ).toMatch(/^The user Maria\.Silva is made\.\n/)
    const { status, body } = await api.call('POST', '/sessao/login', { username: 'maria.silva', password: 'uma senha bem longa' })
    expect([status, body.data.session]).toMatchObject([200, { usuario: { nome: 'Maria da Silva' } }])
    expect(await command(['create-user', 'jose', 'jose@esporte.pr.gov.br', 'José'])).toMatch(
      /^The user jose is made\. The password is \S{16}, which is shown only now\.\n/,
    )
    await expect(command(['create-user', 'maria.silva', 'outra@esporte.pr.gov.br', 'M'])).rejects.toThrow('There is a user')
    await expect(command(['create-user', 'outra', 'MARIA@esporte.pr.gov.br', 'M'])).rejects.toThrow('There is a user')
    await expect(command(['create-user', 'ana', 'ana@x.br', 'Ana'], 'esporte-parana')).rejects.toThrow('easily guessed')
    await expect(command(['create-user', 'portal:x', 'a@x.br', 'Ana'])).rejects.toThrow('is no user name')
    await expect(command(['create-user', 'ana', 'x', 'Ana'])).rejects.toThrow('is no e-mail')
  })

  test('is all that there is outside demo mode: no known password, no portal', { timeout: 60_000 }, async () => {
    const opened = await openEmbedded()
    await prepareDatabase(opened.database, { isDemo: false, demoScale: 0, portalPort: 4174, demoPortalSecret, now: new Date() })
    expect([await hasUsers(opened.database), await openDoors(opened.database)]).toEqual([false, []])
    const { rows } = await sql`select 1 from portal`.execute(opened.database)
    expect(rows).toEqual([])
    await opened.close()
  })
})

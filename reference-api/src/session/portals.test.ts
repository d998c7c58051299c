import { areas } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../commands/commands.js'
import { prepareDatabase } from '../setup/prepareDatabase.js'
import { departmentDraft, departments, people } from '../testing/drafts.js'
import { caller, demoPortalSecret, startTestServer, type TestServer } from '../testing/testServer.js'
import { registerPortal } from './portalRegistry.js'

let api: TestServer
beforeAll(async () => {
  api = await startTestServer()
})
afterAll(() => api.close())

const run = (command: string, ...words: string[]) => runCommand(api.database, { command, words, input: Readable.from([]) })

describe('a portal', () => {
  const grant = async (portal: string, secret = demoPortalSecret) => api.call('POST', '/sessao/portal', { portal, secret })

  test('gets a short token for its secret, and signs what it writes with its own name', async () => {
    const { body } = await grant('demo')
    expect(body.data.expiresIn).toBe(900)
    const call = caller(api.baseUrl, String(body.data.token))
    expect((await call('POST', departments, departmentDraft())).body.data.createdBy).toMatchObject({ label: 'demo' })
    api.advance(901)
    expect((await call('GET', departments)).status).toBe(401)
  })

  test('gets none for a wrong secret, nor when no secret was registered', async () => {
    await registerPortal(api.database, { name: 'sem-segredo', origins: [] })
    expect((await grant('demo', 'outro')).status).toBe(401)
    expect((await grant('sem-segredo', '')).status).toBe(422)
    expect((await grant('sem-segredo')).status).toBe(401)
  })

  test('is held to its screens, to what their choices need, and to reading', async () => {
    await registerPortal(api.database, { name: 'restrito', origins: [], secret: demoPortalSecret, screens: [people], isReadOnly: true })
    const call = caller(api.baseUrl, String((await grant('restrito')).body.data.token))
    expect((await call('GET', '/sessao')).body.data.access).toEqual({
      isReadOnly: true,
      managesUsers: false,
      powers: { reads: areas, writes: [], acts: [], decidesUpTo: null },
      screens: [people],
      isPortal: true,
      isShared: true,
    })
    expect((await call('GET', people)).status).toBe(200)
    expect((await call('GET', `${departments}/opcoes`)).status).toBe(200)
    expect((await call('GET', departments)).status).toBe(403)
    expect((await call('GET', `${departments}/1`)).status).toBe(403)
    expect((await call('GET', '/preferencias')).status).toBe(403)
    expect((await call('GET', '/administrativo/solicitacoes-servico/regioes')).status).toBe(403)
    expect((await call('POST', people, {})).status).toBe(403)
    expect((await call('GET', `${departments}/1/historico`)).status).toBe(403)
    expect((await call('GET', '/painel')).rows.map(({ entity }) => entity)).toEqual(['person'])
  })

  test('is registered on the server itself, with what its tokens are held to', async () => {
    const told = await run('register-portal', 'leitura', 'https://portal.example/pagina', `--screens=${people}`, '--read-only')
    const call = caller(api.baseUrl, String((await grant('leitura', told.split(': ').at(-1))).body.data.token))
    expect((await call('GET', people)).status).toBe(200)
    expect((await call('POST', people, {})).status).toBe(403)
    const wrong = (...words: string[]) => expect(run('register-portal', 'outra', ...words)).rejects
    await wrong('https://portal.example', '--screens=/pessaos').toThrow('"/pessaos" is no list of this server.')
    await wrong('https://portal.example', `--screens=${people}`, '--readonly').toThrow('"--readonly" is no option.')
    await wrong('--read-only').toThrow('Commands:')
    await wrong('https://portal.example').toThrow('--screens=all')
  })

  test('is never registered a second time, so that nobody takes its limits by mistake', async () => {
    await expect(run('register-portal', 'Leitura', 'https://outro.example', '--screens=all')).rejects.toThrow('There is a portal')
    expect(await run('list-portals')).toMatch(/leitura +https:\/\/portal.example +\/pessoas +no +yes +- +none/)
  })

  test('is changed in what is said, and keeps the rest; tokens follow at once', async () => {
    const secret = (await run('register-portal', 'mudado', 'https://mudado.example', `--screens=${people}`)).split(': ').at(-1)
    const call = caller(api.baseUrl, String((await grant('mudado', secret)).body.data.token))
    expect((await call('GET', departments)).status).toBe(403)
    expect(await run('change-portal', 'mudado', `--screens=${people},${departments}`)).toMatch(
      /mudado +https:\/\/mudado.example .* yes +yes/,
    )
    expect((await call('GET', departments)).status).toBe(200)
    await run('change-portal', 'mudado', '--read-only')
    expect((await call('POST', departments, departmentDraft())).status).toBe(403)
    expect((await call('GET', '/sessao')).body.data.access).toMatchObject({
      isReadOnly: true,
      managesUsers: false,
      screens: [people, departments],
    })
    await run('change-portal', 'mudado', '--writing', '--screens=all')
    expect((await call('POST', departments, departmentDraft())).status).toBe(201)
    await expect(run('change-portal', 'mudado', '--writing', '--read-only')).rejects.toThrow('exclude each other')
    await expect(run('change-portal', 'ninguem', '--writing')).rejects.toThrow('There is no portal "ninguem"')
  })

  test('gets another secret, and a day to change over', async () => {
    const secretOf = (told: string) => /only now: (\S+)/.exec(told)?.[1]
    const first = secretOf(await run('register-portal', 'trocado', 'https://trocado.example', `--screens=${people}`))
    const second = secretOf(await run('rotate-portal', 'trocado'))
    const tried = async () => [(await grant('trocado', first)).status, (await grant('trocado', second)).status]
    expect(await tried()).toEqual([200, 200])
    await sql`update portal set former_until = now() - interval '1 hour' where name = 'trocado'`.execute(api.database)
    expect(await tried()).toEqual([401, 200])
  })

  test('is ended: no token, no page, and the tokens it gave are refused at once', async () => {
    const told = await run('register-portal', 'encerrado', 'https://encerrado.example', '--screens=all')
    const secret = told.split(': ').at(-1)
    const call = caller(api.baseUrl, String((await grant('encerrado', secret)).body.data.token))
    const made = (await call('POST', departments, departmentDraft())).body.data
    await run('end-portal', 'encerrado')
    expect([(await call('GET', departments)).status, (await grant('encerrado', secret)).status]).toEqual([401, 401])
    expect((await (await api.signIn())('GET', `${departments}/${made.id}`)).body.data.createdBy).toMatchObject({ label: 'encerrado' })
    await expect(run('end-portal', 'ninguem')).rejects.toThrow('There is no portal "ninguem"')
  })

  test.each(['localhost:3000', 'mailto:a@b', 'file:///index.html', 'null', 'portal.example', 'https://'])(
    'is not registered for %s, whose origin anybody may have',
    async (origin) => {
      await expect(run('register-portal', 'x', origin, '--screens=all')).rejects.toThrow(
        `"${origin}" is no origin. Write it as https://portal.example.`,
      )
    },
  )

  test('keeps its secret and its pages while a command runs beside the server', async () => {
    await prepareDatabase(api.database, { isDemo: true, demoScale: 0, now: new Date() })
    expect((await grant('demo')).status).toBe(200)
  })

  test('may be called by pages of its registered origins only', async () => {
    const preflight = (origin: string) =>
      fetch(`${api.baseUrl}${departments}/1`, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'PUT',
          'Access-Control-Request-Headers': 'authorization,content-type,if-match,traceparent,x-monitor',
        },
      })
    for (const origin of ['http://127.0.0.1:4174', 'http://localhost:4174']) {
      const answer = await preflight(origin)
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin)
      expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('if-match,traceparent,x-monitor')
    }
    expect((await preflight('http://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull()
    const answer = await api.call('GET', departments, undefined, { Origin: 'http://127.0.0.1:4174' })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://127.0.0.1:4174')
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('ETag')
  })
})

describe('a visitor whom the portal’s server names', () => {
  const enter = async (visitor?: object) =>
    caller(
      api.baseUrl,
      String((await api.call('POST', '/sessao/portal', { portal: 'demo', secret: demoPortalSecret, visitor })).body.data.token),
    )
  const ada = { id: 'ada@clube.example', name: 'Ada Prado' }

  test('is a user of its own, by name in histories, the same at each visit', async () => {
    const [first, again, other] = [await enter(ada), await enter({ ...ada, name: 'Ada Prado Lima' }), await enter({ id: 'b', name: 'Bia' })]
    const made = (await first('POST', departments, departmentDraft())).body.data
    expect(made.createdBy).toMatchObject({ label: 'Ada Prado Lima' })
    const ids = await Promise.all(
      [first, again, other].map(
        async (call) => ((await call('GET', '/sessao')).body.data.session as { usuario: { id: number } }).usuario.id,
      ),
    )
    expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false])
  })

  test('has preferences that no other visitor sees', async () => {
    const [first, other, nobody] = [await enter(ada), await enter({ id: 'b', name: 'Bia' }), await enter()]
    expect((await first('PATCH', '/preferencias', { menu: 'slim' })).status).toBe(200)
    expect([(await (await enter(ada))('GET', '/preferencias')).body.data, (await other('GET', '/preferencias')).body.data]).toEqual([
      { menu: 'slim' },
      {},
    ])
    expect((await nobody('GET', '/preferencias')).status).toBe(403)
    expect((await first('GET', '/sessao')).body.data.access).toMatchObject({ isPortal: true, isShared: false })
    expect((await nobody('GET', '/sessao')).body.data.access).toMatchObject({ isPortal: true, isShared: true })
    expect((await first('GET', '/avisos')).status).toBe(403)
  })

  test('uploads what another visitor cannot use, also under a later token', async () => {
    const form = new FormData()
    form.append('file', new Blob([pdf], { type: 'application/pdf' }), 'ata.pdf')
    const token = async (visitor: object) =>
      String((await api.call('POST', '/sessao/portal', { portal: 'demo', secret: demoPortalSecret, visitor })).body.data.token)
    const sent = await fetch(`${api.baseUrl}/anexos`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await token(ada)}` },
      body: form,
    })
    const { id } = ((await sent.json()) as { data: { id: number } }).data
    const read = async (visitor: object) => (await (await enter(visitor))('GET', `/anexos/${id}`)).status
    expect([await read(ada), await read({ id: 'b', name: 'Bia' })]).toEqual([200, 404])
  })

  test('is named by a text of some length', async () => {
    const status = async (visitor: unknown) =>
      (await api.call('POST', '/sessao/portal', { portal: 'demo', secret: demoPortalSecret, visitor })).status
    expect([await status({ id: ' ', name: 'x' }), await status({ id: 'x'.repeat(101), name: 'x' }), await status({ id: 'x' })]).toEqual([
      422, 422, 422,
    ])
  })
})

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

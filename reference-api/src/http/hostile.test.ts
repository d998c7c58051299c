import { sql } from 'kysely'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planEntities } from '../entities/entities.js'
import { runNightly } from '../nightly/runNightly.js'
import { departmentDraft, departments, match, newCpf, people, personDraft } from '../testing/drafts.js'
import { registerPortal } from '../session/portalRegistry.js'
import { type Call, caller, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
})
afterAll(() => api.close())

describe('bad input is never a server error', () => {
  test.each([
    ['no JSON', '{"name":', 400],
    ['an array', '[]', 422],
    ['a text', '"x"', 422],
    ['a number', '7', 422],
    ['null', 'null', 422],
    ['nothing', '', 422],
    ['a prototype', '{"__proto__":{"isAdmin":true}}', 400],
    ['a constructor', '{"constructor":{"prototype":{"x":1}}}', 400],
    ['NUL in a text', JSON.stringify(departmentDraft({ name: 'Nome\0Nulo' })), 422],
    ['half a character', '{"name":"a\\ud800b"}', 422],
    ['numbers for texts', JSON.stringify(departmentDraft({ name: 7, email: {} })), 422],
    ['an id beyond every column', JSON.stringify(departmentDraft({ parentId: 1e15 })), 422],
    ['an id that is no number', JSON.stringify(departmentDraft({ parentId: '1; drop table department' })), 422],
    ['an unknown status', JSON.stringify(departmentDraft({ status: 'falecido' })), 422],
    ['a text of 100,000 letters', JSON.stringify(departmentDraft({ notes: 'x'.repeat(100_000) })), 422],
    ['more than a megabyte', JSON.stringify({ name: 'x'.repeat(1024 * 1024) }), 413],
    ['nesting without end', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 422],
  ])('in a body: %s', async (_, body, status) => {
    expect((await call('POST', departments, body)).status).toBe(status)
  })

  test.each(['0', '-1', '1.5', 'novo', '99999999999999999999', '2147483648', '%00', '%F0%9F', "1'--", '1/../2'])(
    'as an id: %s',
    async (id) => {
      const { status } = await call('GET', `${departments}/${id}`)
      expect([400, 404]).toContain(status)
    },
  )

  test.each([
    'busca=%00',
    `busca=${'x'.repeat(300)}`,
    'busca=%',
    'pagina=999999999',
    'pagina=1000000&por_pagina=100',
    'status=%00',
    'kind=..',
    'kind=a..b',
    'regionId=1..',
    'busca=%EF%BF%BD',
    '__proto__=1',
    'ordem=-',
  ])('in a list: %s', async (query) => {
    const { status } = await call('GET', `${departments}?${query}`)
    expect([200, 400]).toContain(status)
  })

  test.each([
    [{ ids: [] }, 422],
    [{ ids: [0] }, 422],
    [{ ids: [9_007_199_254_740_991] }, 200],
    [{ ids: 'todos' }, 422],
    [{}, 422],
    [{ filter: { status: 7 }, except: [], expected: 0 }, 422],
    [{ filter: { parentId: 'x' }, except: [], expected: 0 }, 400],
  ])('to an action: %j', async (target, status) => {
    expect((await call('POST', `${departments}/acoes/inativar`, target)).status).toBe(status)
  })

  test.each([
    ['POST', '/sessao/login', { username: ['admin'], password: {} }, 422],
    ['POST', '/sessao/login', { username: 'x'.repeat(1000), password: 'x' }, 422],
    ['POST', '/sessao/recuperar-senha', {}, 422],
    ['PUT', '/preferencias', [], 422],
    ['PUT', '/preferencias', { big: 'x'.repeat(70_000) }, 413],
    ['GET', '/localidades/estados', undefined, 400],
    ['GET', '/localidades/cidades?estado_id=x', undefined, 400],
    ['GET', '/anexos/1', undefined, 404],
    ['POST', '/anexos', {}, 415],
    ['PATCH', departments, {}, 405],
    ['DELETE', `${departments}/1`, undefined, 428],
    ['GET', '/nao/existe', undefined, 404],
  ] as const)('%s %s', async (method, path, body, status) => {
    expect((await call(method, path, body)).status).toBe(status)
  })

  test('is not stored with letters lost: a body in another encoding than UTF-8', async () => {
    const body = Buffer.from(JSON.stringify(departmentDraft({ name: 'Divisão de Competições' })), 'latin1')
    const url = `/api/admin/v1${departments}`
    const { token } = (await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await api.server.inject({ method: 'POST', url, headers, payload: body })
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      expect.objectContaining({ code: 'unsupported-type', message: expect.stringContaining('UTF-8') }),
    ])
  })

  test('keeps unusual but honest texts as they are', async () => {
    const name = `Ñandú & "Ção" 👩🏽‍🏫 <b>'; drop table person; -- ${'Llanfairpwllgwyngyll'.repeat(2)}`
    const { body } = await call('POST', departments, departmentDraft({ name }))
    expect(body.data.name).toBe(name)
    expect((await call('GET', `${departments}?busca=${encodeURIComponent("'; drop table")}`)).rows.map(({ id }) => id)).toContain(
      body.data.id,
    )
  })

  test('answers in the language asked for', async () => {
    const answer = await call('POST', departments, departmentDraft({ name: '' }), { 'Accept-Language': 'es' })
    expect(answer.body.errors).toEqual({ name: [expect.stringMatching(/obligatorio/i)] })
    expect((await call('GET', `${departments}/99999`, undefined, { 'Accept-Language': '*;q=x,,' })).status).toBe(404)
  })

  test.each(['constructor', 'toString', 'hasOwnProperty'])('is told about a name that every object has: %s', async (name) => {
    const { status, body } = await call('GET', `${departments}?${name}=1`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ status_code: 400, code: 'unreadable', errors: { [name]: [expect.any(String)] } })
  })

  test('closes the door on a body that never ends', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        `${api.baseUrl}/sessao/login`,
        { method: 'POST', headers: { 'Content-Type': 'application/json', 'Content-Length': 5e9 } },
        (answer) => resolve(answer.statusCode),
      )
      sent.on('error', reject)
      sent.write('{"username":"')
    })
    expect(status).toBe(413)
  })
})

describe('attachments', () => {
  const upload = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const form = new FormData()
    form.append('file', new File([bytes], name))
    const { token } = (await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data
    const response = await fetch(`${api.baseUrl}/anexos`, { method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } })
    return { token, status: response.status, body: (await response.json()) as { data: { id: number; mime: string; fileName: string } } }
  }
  const pdf = (size: number) => {
    const bytes = new Uint8Array(size)
    bytes.set(new TextEncoder().encode('%PDF-1.7'))
    return bytes
  }

  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])

  test('are what their bytes say, and come back as they went, by a link too', async () => {
    const { status, body, token } = await upload(pdf(1000), '../../foto "1".png')
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ mime: 'application/pdf', fileName: 'foto "1".pdf', sizeBytes: 1000 })
    const answer = await fetch(`${api.baseUrl}/anexos/${body.data.id}?token=${token}`)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf(1000))
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment;/)
  })

  test.each([
    ['programa.exe', 'programa.pdf'],
    ['relatorio.PDF', 'relatorio.PDF'],
    ['sem extensao', 'sem extensao.pdf'],
    ['.pdf', '.pdf'],
    ['foto.pdf.js', 'foto.pdf.pdf'],
  ])('are named as what they are: %s', async (name, stored) => {
    expect((await upload(pdf(100), name)).body.data.fileName).toBe(stored)
  })

  test('fill no disk: a person sends so much in an hour', async () => {
    await upload(pdf(100), 'x.pdf')
    await sql`update attachment set size_bytes = 20971520 where uploaded_by = 1`.execute(api.database)
    await sql`insert into attachment (file_name, mime, size_bytes, sha256, uploaded_by, uploaded_at)
      select 'x.pdf', 'application/pdf', 20971520, '', 1, now() from generate_series(1, 60)`.execute(api.database)
    expect((await upload(pdf(100), 'x.pdf')).status).toBe(429)
    await sql`delete from attachment where sha256 = ''`.execute(api.database)
    await sql`update attachment set size_bytes = 100`.execute(api.database)
    expect((await upload(pdf(100), 'x.pdf')).status).toBe(201)
  })

  const text = (content: string) => new TextEncoder().encode(content) as Uint8Array<ArrayBuffer>

  test.each([
    ['a page', '<html><script>alert(1)</script></html>', 'foto.png'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'foto.jpg'],
    ['a program', 'MZ\x90\x00', 'relatorio.pdf'],
    ['an archive that is no office file', 'PK\x03\x04 something', 'planilha.xlsx'],
    ['half a signature', '\x89PN', 'foto.png'],
  ])('refuse %s by whatever name', async (_, content, name) => {
    expect((await upload(text(content), name)).status).toBe(422)
  })

  test('are never guessed at nor shown by a browser on their own', async () => {
    const { body, token } = await upload(pdf(100), 'x.html')
    const answer = await fetch(`${api.baseUrl}/anexos/${body.data.id}?token=${token}`)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment;/)
  })

  test('are no photo of a person unless they are a picture', async () => {
    const paper = (await upload(pdf(100), 'foto.jpg')).body.data.id
    const photo = (await upload(png, 'foto.pdf')).body.data.id
    const refused = await call('POST', people, personDraft({ photoId: paper }))
    expect([refused.status, refused.body.issues]).toEqual([409, [{ path: 'photoId', code: 'picture' }]])
    expect((await call('POST', people, personDraft({ photoId: photo }))).body.data.photoId).toBe(photo)
  })

  test('are read by a portal of some screens only where they lie in its records, or where it sent them', async () => {
    const seen = (await upload(png, 'foto.png')).body.data.id
    const lost = (await upload(png, 'outra.png')).body.data.id
    await call('POST', people, personDraft({ photoId: seen }))
    const status = async (portal: string, screen: string, id: number) => {
      await registerPortal(api.database, { name: portal, origins: [], secret: 'segredo-do-portal', screens: [screen] })
      const { token } = (await api.call('POST', '/sessao/portal', { portal, secret: 'segredo-do-portal' })).body.data
      return (await caller(api.baseUrl, token)('GET', `/anexos/${id}`)).status
    }
    expect([await status('de-pessoas', people, seen), await status('de-pessoas', people, lost)]).toEqual([200, 404])
    expect(await status('de-setores', departments, seen)).toBe(404)
  })

  test('that no record holds yet are had by nobody but who sent them, neither read nor taken', async () => {
    const lost = (await upload(png, 'de-outra-pessoa.png')).body.data.id
    const other = await api.signIn('gestora')
    const refused = await other('POST', people, personDraft({ photoId: lost }))
    expect([refused.status, refused.body.issues]).toEqual([422, [{ path: 'photoId', code: 'reference' }]])
    const own = (await other('POST', people, personDraft())).body.data
    const changed = await other('PUT', `${people}/${own.id}`, { ...own, photoId: lost }, match(1))
    expect([changed.status, changed.body.issues]).toEqual([422, [{ path: 'photoId', code: 'reference' }]])
    expect((await other('GET', `/anexos/${lost}`)).status).toBe(404)
    const record = (await call('POST', people, personDraft({ photoId: lost }))).body.data
    expect((await other('GET', `/anexos/${lost}`)).status).toBe(200)
    expect((await other('POST', people, personDraft({ photoId: lost }))).status).toBe(422)
    expect((await other('PUT', `${people}/${record.id}`, { ...record, notes: 'Com a foto' }, match(1))).status).toBe(200)
  })

  test('of one visitor of a portal are none of another’s, though both write as the portal', async () => {
    await registerPortal(api.database, { name: 'de-visitantes', origins: [], secret: 'segredo-do-portal', screens: [people] })
    const visit = async () =>
      (await api.call('POST', '/sessao/portal', { portal: 'de-visitantes', secret: 'segredo-do-portal' })).body.data.token
    const [first, second] = [await visit(), await visit()]
    const form = new FormData()
    form.append('file', new File([png], 'minha.png'))
    const sent = await fetch(`${api.baseUrl}/anexos`, { method: 'POST', body: form, headers: { Authorization: `Bearer ${first}` } })
    const { id } = ((await sent.json()) as { data: { id: number } }).data
    const status = async (token: string) => [
      (await caller(api.baseUrl, token)('GET', `/anexos/${id}`)).status,
      (await caller(api.baseUrl, token)('POST', people, personDraft({ photoId: id }))).status,
    ]
    expect(await status(second)).toEqual([404, 422])
    expect(await status(first)).toEqual([200, 201])
  })

  test('that no record took are gone the night after eight days, the others stay', async () => {
    const lost = (await upload(png, 'perdida.png')).body.data.id
    const kept = (await upload(png, 'usada.png')).body.data.id
    await call('POST', people, personDraft({ photoId: kept }))
    const set = await planEntities(api.database)
    const later = new Date(Date.now() + (8 * 24 + 1) * 3_600_000)
    await runNightly(api.database, { set, now: later })
    const { token } = await upload(png, 'nova.png')
    const status = async (id: number) => (await fetch(`${api.baseUrl}/anexos/${id}?token=${token}`)).status
    expect([await status(lost), await status(kept)]).toEqual([404, 200])
  })

  test('with a false type, empty or too large are refused', async () => {
    expect((await upload(new TextEncoder().encode('<script>') as Uint8Array<ArrayBuffer>, 'nota.pdf')).status).toBe(422)
    expect((await upload(new Uint8Array(), 'vazio.pdf')).status).toBe(422)
    expect((await upload(pdf(20 * 1024 * 1024), 'limite.pdf')).status).toBe(201)
    expect((await upload(pdf(20 * 1024 * 1024 + 1), 'grande.pdf')).status).toBe(413)
  })
})

test('no failure tells a CPF, a token or a statement to the operators', async () => {
  call = await api.signIn()
  const cpf = newCpf()
  const { body } = await call('POST', people, personDraft({ cpf }))
  await call('POST', people, personDraft({ cpf }))
  await call('PUT', `${people}/${body.data.id}`, personDraft({ cpf, photoId: 5e9 }), match(1))
  expect(api.lines).toEqual([])
})

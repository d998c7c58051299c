import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { departmentDraft, departments, match, people } from '../testing/drafts.js'
import { caller, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let token: string
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headers-'))
  await mkdir(join(folder, 'web'))
  await writeFile(join(folder, 'web/index.html'), '<!doctype html><title>Esporte</title>')
  api = await startTestServer({ hosts: { web: join(folder, 'web'), embed: join(folder, 'embed') } })
  token = (await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data.token
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

type Case = readonly [method: string, path: string, status: number, body?: unknown, headers?: Readonly<Record<string, string>>]
const draft = departmentDraft()
const answers: readonly Case[] = [
  ['GET', people, 200],
  ['GET', `${people}/contagem`, 200],
  ['GET', `${departments}?nada=1`, 400],
  ['GET', `${departments}/999999`, 404],
  ['POST', departments, 201, draft],
  ['POST', departments, 409, draft],
  ['POST', departments, 422, {}],
  ['POST', departments, 400, '{"name":'],
  ['PUT', `${departments}/1`, 428, {}],
  ['PUT', `${departments}/1`, 412, draft, match(9)],
  ['POST', departments, 415, 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['POST', departments, 413, { name: 'x'.repeat(1024 * 1024) }],
  ['GET', `${departments}/1/historico`, 200],
  ['GET', `${people}/exportar.csv`, 200],
  ['GET', `${people}/exportar.xlsx`, 200],
  ['POST', `${departments}/duplicados`, 200, { values: { acronym: 'X' } }],
  ['GET', '/painel', 200],
  ['GET', '/busca?q=setor', 200],
  ['GET', '/preferencias', 200],
  ['GET', '/sessao', 200],
  ['GET', '/anexos/9', 404],
  ['GET', '/nao/existe', 404],
  ['GET', '/%E0%A4%A', 404],
  ['GET', '/saude', 200],
]

describe('every answer of the API', () => {
  test.each(answers)('is neither cached nor shown as a page: %s %s %i', async (...given) => {
    const [method, path, status, body, headers] = given as unknown as Case
    const answer = await caller(api.baseUrl, token)(method, path, body, headers)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'; frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.headers.has('x-powered-by')).toBe(false)
  })

  test('that grants or refuses a token is kept by none either', async () => {
    for (const password of ['esporte-parana', 'errada']) {
      const answer = await api.call('POST', '/sessao/login', { username: 'admin', password })
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    }
    expect((await api.call('GET', people)).headers.get('Cache-Control')).toBe('no-store')
  })

  test('about places, which are nobody’s secret, may be kept for a day by the person’s own browser', async () => {
    const answer = await caller(api.baseUrl, token)('GET', '/localidades/paises')
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=86400')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('that hands out an attachment is kept by no cache, and a browser may not run what is in it', async () => {
    const form = new FormData()
    form.append('file', new File([new TextEncoder().encode('%PDF-1.7 x')], 'rg.pdf'))
    const headers = { Authorization: `Bearer ${token}` }
    const { data } = (await (await fetch(`${api.baseUrl}/anexos`, { method: 'POST', body: form, headers })).json()) as {
      readonly data: { readonly id: number }
    }
    const answer = await fetch(`${api.baseUrl}/anexos/${data.id}`, { headers })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    })
  })

  test('to what is no HTTP names no version of anything', async () => {
    const { hostname, port } = new URL(api.origin)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'))
      let text = ''
      socket.on('data', (part) => (text += part.toString()))
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).not.toMatch(/server:|powered|fastify|node/i)
  })
})

test('pages of the product carry the security headers, those that are missing too', async () => {
  for (const [path, accept, status] of [
    ['/', 'text/html', 200],
    ['/pessoas', 'text/html', 200],
    ['/assets/nada.js', '*/*', 404],
  ] as const) {
    const answer = await fetch(api.origin + path, { headers: { Accept: accept } })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    // A visit asks for its place; nothing of ours listens or pays.
    if (status === 200) expect(answer.headers.get('Permissions-Policy')).toMatch(/geolocation=\(self\).*microphone=\(\), .*payment=\(\)/)
  }
})

describe('a body', () => {
  const sized = (bytes: number) => JSON.stringify({ username: 'admin', password: 'errada', more: 'x'.repeat(bytes) })
  test.each([
    ['/sessao/login', 4096],
    ['/sessao/portal', 4096],
    ['/sessao/recuperar-senha', 4096],
    ['/sessao/bilhete', 4096],
    ['/preferencias', 64 * 1024],
    [departments, 1024 * 1024],
    [`${departments}/acoes/ativar`, 1024 * 1024],
    [`${departments}/importar?simular=1`, 32 * 1024 * 1024],
  ])('to %s is refused beyond %i bytes, and up to there read', async (path, limit) => {
    const method = path === '/preferencias' ? 'PUT' : 'POST'
    const send = (bytes: number) => caller(api.baseUrl, token)(method, path, sized(bytes))
    const refused = await send(limit)
    expect([refused.status, refused.body.code]).toEqual([413, 'too-large'])
    expect((await send(limit - 200)).status).not.toBe(413)
  })
})

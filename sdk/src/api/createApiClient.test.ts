import { describe, expect, it, vi } from 'vitest'
import { departmentContract } from '../resources/administrative/department/contract.js'
import { ApiError } from './ApiError.js'
import type { ApiClient, ApiClientOptions } from './client.js'
import { createApiClient } from './createApiClient.js'

const json =
  (status: number, body: unknown, headers = {}) =>
  () =>
    Promise.resolve(Response.json(body, { status, headers }))

/** A client whose requests get these answers in turn; the last answer repeats. */
function setUp(answers: (() => Promise<Response>)[], options: Partial<ApiClientOptions> = {}) {
  const requests: Request[] = []
  const client = createApiClient({
    baseUrl: 'https://esporte.example/api/admin/v1/',
    fetch: (url, init) => {
      requests.push(new Request(url, init))
      return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.reject(new TypeError('no answer'))
    },
    getToken: () => 'abc',
    onUnauthorized: () => Promise.resolve('fail'),
    getLocale: () => 'es-ES',
    ...options,
  })
  return { client, requests }
}
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

describe('a request', () => {
  it('carries the token as Bearer and the language of the person', async () => {
    const answer = { data: [], meta: { total: 0, totalIsExact: true, page: 2, perPage: 25 } }
    const { client, requests } = setUp([json(200, answer)])
    expect(await client.list(departmentContract, { page: 2, filters: { status: 'ativo' } })).toEqual({ ...answer, success: true })
    expect(requests[0]?.url).toBe('https://esporte.example/api/admin/v1/administrativo/departamentos?pagina=2&status=ativo')
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer abc')
    expect(requests[0]?.headers.get('Accept-Language')).toBe('es-ES')
  })
  it('carries no Authorization when signed out', async () => {
    const { client, requests } = setUp([json(200, {})], { getToken: () => undefined })
    await client.send('GET', '/versao')
    expect(requests[0]?.headers.has('Authorization')).toBe(false)
  })
  it('writes with the version it was read with and with one key for all repetitions', async () => {
    const { client, requests } = setUp([json(200, { data: { id: 7 } })])
    await client.update(departmentContract, 7, 3, { name: 'SEES' }, { headers: { 'Idempotency-Key': 'k1' } })
    const [request] = requests
    expect([request?.method, request?.headers.get('If-Match'), request?.headers.get('Idempotency-Key')]).toEqual(['PUT', '"3"', 'k1'])
    expect(await request?.json()).toEqual({ name: 'SEES' })
  })
  it('asks for places below their parent', async () => {
    const { client, requests } = setUp([json(200, { data: [] })])
    await client.places('paises')
    await client.places('estados', 76)
    await client.places('cidades', 41)
    expect(requests.map(({ url }) => url.split('/localidades')[1])).toEqual(['/paises', '/estados?pais_id=76', '/cidades?estado_id=41'])
  })
  it('reads an empty answer as a success', async () => {
    const { client } = setUp([() => Promise.resolve(new Response(null, { status: 204 }))])
    expect(await client.remove(departmentContract, 7, 1)).toEqual({ success: true })
  })
})

describe('a refusal', () => {
  it('is rethrown as the body of the server with success false', async () => {
    const body = {
      status_code: 422,
      code: 'invalid',
      message: 'Confira os campos.',
      issues: [{ path: 'items[0].name', code: 'required' }],
      errors: {},
      requestId: 'r1',
    }
    const error = await caught(setUp([json(422, body)]).client.create(departmentContract, {}))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 422,
      success: false,
      message: 'Confira os campos.',
      code: 'invalid',
      requestId: 'r1',
      fieldErrors: body.issues,
      body: { ...body, success: false },
    })
  })
  it('of a server that sends texts only still names the fields', async () => {
    const error = await caught(setUp([json(422, { errors: { name: ['Nope'] } })]).client.create(departmentContract, {}))
    expect(error).toMatchObject({ code: 'invalid', fieldErrors: [{ path: 'name', code: 'custom' }] })
  })
  it('of a server that says strange things about its issues holds what can be shown', async () => {
    const issues = [
      { path: 'name', code: 'constructor', params: null },
      { path: 'email', code: 'max', params: { max: 3, more: {}, none: null } },
      { path: 'phone', code: 'x', params: 'y' },
      { path: 7, code: 'x' },
    ]
    const error = await caught(setUp([json(422, { issues })]).client.create(departmentContract, {}))
    expect(error).toMatchObject({
      fieldErrors: [
        { path: 'name', code: 'constructor' },
        { path: 'email', code: 'max', params: { max: 3 } },
        { path: 'phone', code: 'x' },
      ],
    })
    expect((error as { fieldErrors: readonly { params?: unknown }[] }).fieldErrors.map(({ params }) => params)).toEqual([
      undefined,
      { max: 3 },
      undefined,
    ])
  })
  it('names the other record where a reason lies', async () => {
    const record = { entity: 'lot', id: 7, label: '1: Uniformes', params: { licitacaoId: 95 } }
    const issues = [
      { path: '', code: 'tender.lotWithoutWinner', record },
      { path: '', code: 'tender.noLot', record: { entity: 'lot', id: null } },
    ]
    const error = await caught(setUp([json(409, { issues })]).client.create(departmentContract, {}))
    expect((error as { fieldErrors: readonly { record?: unknown }[] }).fieldErrors.map((issue) => issue.record)).toEqual([
      record,
      undefined,
    ])
  })
  it('says when to try again', async () => {
    const error = await caught(setUp([json(429, {}, { 'Retry-After': '30' })]).client.send('GET', '/x'))
    expect(error).toMatchObject({ code: 'throttled', retryAfter: 30 })
  })
  it.each([
    [200, '{"data": [', 'malformed'],
    [200, '<html>', 'malformed'],
    [200, '[]', 'malformed'],
    [502, '<html>Bad gateway</html>', 'unavailable'],
    [500, '', 'server'],
    [418, 'tea', 'malformed'],
  ])('of status %i with the body %s is told as one', async (status, text, code) => {
    const error = await caught(setUp([() => Promise.resolve(new Response(text, { status }))]).client.send('GET', '/x'))
    expect(error).toMatchObject({ status, code, body: { success: false } })
  })
  it('without any answer is rethrown as it is', async () => {
    const failure = new TypeError('Failed to fetch')
    expect(await caught(setUp([() => Promise.reject(failure)]).client.send('GET', '/x'))).toBe(failure)
  })
  it('by the person is an abort', async () => {
    const { client } = setUp([], { fetch: (url, init) => fetch(url, init) })
    expect(await caught(client.send('GET', '/x', undefined, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' })
  })
})

describe('a 401', () => {
  it('is sent again once with the new token', async () => {
    let token = 'old'
    const onUnauthorized = vi.fn(() => {
      token = 'new'
      return Promise.resolve('retry' as const)
    })
    const { client, requests } = setUp([json(401, {}), json(200, { data: 1 })], { getToken: () => token, onUnauthorized })
    expect(await client.send('POST', '/x', { a: 1 })).toEqual({ data: 1, success: true })
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('old', true)
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual(['Bearer old', 'Bearer new'])
    expect(await requests[1]?.json()).toEqual({ a: 1 })
  })
  it('after the person signed in again lets reading go on, and writing wait for them', async () => {
    const onUnauthorized = () => Promise.resolve('signed-in-again' as const)
    const reading = setUp([json(401, {}), json(200, { data: 1 })], { onUnauthorized })
    expect(await reading.client.send('GET', '/x')).toMatchObject({ data: 1 })
    const writing = setUp([json(401, {}), json(200, { data: 1 })], { onUnauthorized })
    expect(await caught(writing.client.send('PUT', '/x', {}))).toMatchObject({ status: 401, code: 'signed-in-again' })
    expect(writing.requests).toHaveLength(1)
  })
  it('tells the session that a person waits for a write', async () => {
    const onUnauthorized = vi.fn(() => Promise.resolve('fail' as const))
    const { client } = setUp([json(401, {})], { onUnauthorized })
    await caught(client.send('PUT', '/x', {}))
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('abc', true)
  })
  it('is rethrown when the session says so, and when the second attempt is refused too', async () => {
    const fail = setUp([json(401, {})])
    expect(await caught(fail.client.send('GET', '/x'))).toMatchObject({ status: 401, code: 'unauthorized' })
    expect(fail.requests).toHaveLength(1)
    const again = setUp([json(401, {})], { onUnauthorized: () => Promise.resolve('retry') })
    expect(await caught(again.client.send('GET', '/x'))).toMatchObject({ status: 401 })
    expect(again.requests).toHaveLength(2)
  })
  it('has a code of its own when the session belongs to a host, also when a new token is refused', async () => {
    for (const answer of ['fail', 'retry'] as const) {
      const { client } = setUp([json(401, {})], { isHosted: true, onUnauthorized: () => Promise.resolve(answer) })
      expect(await caught(client.send('PUT', '/x', {}))).toMatchObject({ status: 401, code: 'access-ended' })
    }
  })
  it('has another code while the host has never supplied a token', async () => {
    const { client } = setUp([json(401, {})], { isHosted: true, hasBegun: () => false })
    expect(await caught(client.send('GET', '/x'))).toMatchObject({ status: 401, code: 'access-missing' })
  })
  it('of the login means a wrong password and never an expired session', async () => {
    const onUnauthorized = vi.fn()
    const { client } = setUp([json(401, { code: 'credentials' })], { onUnauthorized })
    expect(await caught(client.send('POST', '/sessao/login', {}))).toMatchObject({ code: 'credentials' })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

describe('an answer of success that does not hold what was asked for', () => {
  const calls: readonly (readonly [string, (client: ApiClient) => Promise<unknown>])[] = [
    ['a list', (client) => client.list(departmentContract, {})],
    ['a record', (client) => client.get(departmentContract, 7)],
    ['a saved record', (client) => client.update(departmentContract, 7, 1, {})],
    ['places', (client) => client.places('paises')],
  ]
  const bodies = ['', '{}', '[]', '<html>', '{"data":null}', '{"data":"x"}']
  it.each(calls)('is no answer: %s', async (_, ask) => {
    const onFailure = vi.fn()
    for (const body of bodies) {
      const { client } = setUp([() => Promise.resolve(new Response(body))], { onFailure })
      expect(await caught(ask(client)), body).toMatchObject({ status: 200, code: 'malformed' })
    }
    expect(onFailure).toHaveBeenCalledTimes(bodies.length)
  })
  it('is no list where one of the records is none', async () => {
    const { client } = setUp([json(200, { data: [{ id: 1 }, null], meta: { total: 2, totalIsExact: true, page: 1, perPage: 25 } })])
    expect(await caught(client.list(departmentContract, {}))).toMatchObject({ status: 200, code: 'malformed' })
  })
})

it('tells where a call is found from anywhere, without the session', () => {
  const { client } = setUp([])
  expect(client.address('/verificar/vistorias/AB')).toBe('https://esporte.example/api/admin/v1/verificar/vistorias/AB')
})

it('makes download links of the token and the filters that are not null', () => {
  const { client } = setUp([])
  expect(client.downloadLink('/pessoas/exportar.csv', { status: 'ativo', busca: 'a b', cityId: null, page: undefined, n: 0 })).toBe(
    'https://esporte.example/api/admin/v1/pessoas/exportar.csv?token=abc&status=ativo&busca=a+b&n=0',
  )
})

describe('a download', () => {
  const path = '/pessoas/exportar.csv'
  it('sends the token in the header and leaves out what is null', async () => {
    const { client, requests } = setUp([() => Promise.resolve(new Response('a;b'))])
    const response = await client.download(path, { status: 'ativo', busca: null })
    expect(await response.text()).toBe('a;b')
    expect(requests[0]?.url).toMatch(/exportar\.csv\?status=ativo$/)
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer abc')
  })
  it('takes a ticket first where a host supplied the token, and shows the token nowhere', async () => {
    const { client, requests } = setUp([json(200, { data: { ticket: 't1' } }), () => Promise.resolve(new Response('a'))], {
      isHosted: true,
    })
    await client.download(path, { status: 'ativo' })
    expect(await requests[0]?.json()).toEqual({ path })
    expect(requests[1]?.url).toMatch(/exportar\.csv\?status=ativo&token=t1$/)
    expect(requests[1]?.headers.get('Authorization')).toBeNull()
  })
  it('takes another ticket when the first attempt was refused', async () => {
    const onUnauthorized = vi.fn(() => Promise.resolve('retry' as const))
    const answers = [
      json(200, { data: { ticket: 't2' } }),
      json(401, {}),
      json(200, { data: { ticket: 't3' } }),
      () => Promise.resolve(new Response('a')),
    ]
    const { client, requests } = setUp(answers, { isHosted: true, onUnauthorized })
    expect((await client.download(path, {})).status).toBe(200)
    expect(requests.at(-1)?.url).toContain('token=t3')
  })
  it('that is refused says why', async () => {
    const { client } = setUp([json(422, { code: 'export-too-large', data: { max: 50_000 } })])
    expect(await caught(client.download(path, {}))).toMatchObject({
      status: 422,
      code: 'export-too-large',
      body: { data: { max: 50_000 } },
    })
  })
})

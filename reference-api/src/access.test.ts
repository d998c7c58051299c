import type { Powers } from '@esporte-parana/sdk/contracts'
import type { OpenAPIV3_1 } from 'openapi-types'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerPortal } from './session/portalRegistry.js'
import { setPowers } from './session/users.js'
import { accessTable, askers, withoutPowers } from './testing/accessTable.js'
import { departmentDraft, departments, functions, match, people, personDraft } from './testing/drafts.js'
import { type Call, caller, startTestServer, type TestServer } from './testing/testServer.js'

const regions = '/administrativo/solicitacoes-servico/regioes'
const secret = 'segredo-do-portal-de-testes'
type Asker = (typeof askers)[number]

let api: TestServer
let operations: readonly string[]
beforeAll(async () => {
  api = await startTestServer()
  const portals = { reading: [departments], writing: [departments], other: [regions], expired: [departments] }
  for (const [name, screens] of Object.entries(portals))
    await registerPortal(api.database, { name, origins: [], secret, screens, isReadOnly: name === 'reading' })
  const { paths = {} } = (await api.call('GET', '/openapi.json')).body as unknown as OpenAPIV3_1.Document
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  )
})
afterAll(() => api.close())

const ofPortal = async (portal: string): Promise<Call> =>
  caller(api.baseUrl, (await api.call('POST', '/sessao/portal', { portal, secret })).body.data.token)

async function withPowers(powers: Powers): Promise<Call> {
  const call = await api.signInNew()
  const { usuario } = (await call('GET', '/sessao')).body.data.session as { readonly usuario: { readonly id: number } }
  await api.database.transaction().execute((transaction) => setPowers(transaction, { userId: usuario.id, powers, at: new Date() }))
  return call
}

const signInAs: Readonly<Record<Asker, () => Promise<Call>>> = {
  none: async () => api.call,
  staff: () => api.signIn(),
  reading: () => ofPortal('reading'),
  writing: () => ofPortal('writing'),
  other: () => ofPortal('other'),
  expired: async () => {
    const call = await ofPortal('expired')
    await sql`update session set expires_at = created_at where portal_id = (select id from portal where name = 'expired')`.execute(
      api.database,
    )
    return call
  },
}

const bodies: Readonly<Record<string, object>> = {
  'POST /sessao/login': { username: 'admin', password: 'esporte-parana' },
  'POST /sessao/portal': { portal: 'writing', secret },
  'POST /busca': { q: 'ma' },
}

/** One session of each asker; calls of `/sessao` may end theirs, so each gets its own. */
const sessions = new Map<Asker, Promise<Call>>()
function callOf(asker: Asker, path: string): Promise<Call> {
  if (path.startsWith('/sessao')) return signInAs[asker]()
  const known = sessions.get(asker) ?? signInAs[asker]()
  sessions.set(asker, known)
  return known
}

const verdict = async (asker: Asker, operation: string): Promise<string> =>
  answerTo(await callOf(asker, operation.split(' ')[1] ?? ''), operation)

async function answerTo(call: Call, operation: string): Promise<string> {
  const [method = '', path = ''] = operation.split(' ')
  const address = path.replace(/\{\w*[iI]d\}/g, '1').replace('{area}', 'administrativo')
  const body = method === 'GET' || method === 'DELETE' ? undefined : (bodies[operation] ?? {})
  const { status, headers } = await call(method, address, body, method === 'PUT' || method === 'DELETE' ? match(99) : {})
  expect(headers.get('content-type'), operation).toBeTruthy()
  return status === 401 || status === 403 ? String(status) : 'ok'
}

describe('every operation of the document', () => {
  test('has its row in the table of who may make it, and the table no others', () => {
    expect(Object.keys(accessTable).toSorted()).toEqual(operations.toSorted())
  })

  test('answers each kind of token as the table says', { timeout: 120_000 }, async () => {
    const told: Record<string, string> = {}
    for (const operation of operations) {
      const verdicts: string[] = []
      for (const asker of askers) verdicts.push(await verdict(asker, operation))
      told[operation] = verdicts.join(' ')
    }
    expect(told).toEqual(accessTable)
  })

  test('refuses somebody without powers, unless it concerns no record', { timeout: 120_000 }, async () => {
    const powers = { reads: [], writes: [], acts: [], decidesUpTo: null }
    const open: string[] = []
    const call = await withPowers(powers)
    for (const operation of operations) {
      // These end the session.
      const own = /^POST \/sessao\/(logout|senha|renovar)/.test(operation) ? await withPowers(powers) : call
      if ((await answerTo(own, operation)) === 'ok') open.push(operation)
    }
    expect(open.toSorted()).toEqual(withoutPowers.toSorted())
  })
})

describe('a portal’s token knows of records beyond its screens', () => {
  test('only their name and what tells them apart', async () => {
    await (await api.signIn())('POST', people, personDraft())
    const call = await ofPortal('reading')
    const [person] = (await call('GET', `${people}/opcoes?legalCapacity=adulto,emancipado&status=ativo`)).rows
    expect(Object.keys(person ?? {})).toEqual(['id', 'label', 'birthDate', 'document', 'city'])
    expect(JSON.stringify(person)).not.toMatch(/\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2}/)
    expect((await call('GET', `${people}/opcoes?birthDate=1990-01-01`)).status).toBe(400)
    expect((await call('GET', `${people}/opcoes?por_pagina=100`)).status).toBe(400)
  })

  test('no search by hidden values, such as a CPF or a civil name, finds them', async () => {
    const staff = await api.signIn()
    const draft = personDraft({ name: 'Zuleica Hidden Prado', socialName: 'Beatriz Prado' })
    const { id } = (await staff('POST', people, draft)).body.data
    const found = async (call: Call, search: string) =>
      (await call('GET', `${people}/opcoes?busca=${encodeURIComponent(search)}`)).rows.map((row) => row.id)
    const call = await ofPortal('writing')
    for (const search of [String(draft.cpf), 'Zuleica Hidden']) {
      expect(await found(staff, search), search).toEqual([id])
      expect(await found(call, search), search).toEqual([])
    }
    expect(await found(call, 'beatriz prado')).toEqual([id])
    expect(await found(call, `#${id}`)).toEqual([id])
    expect((await call('POST', '/busca', { q: String(draft.cpf), caminho: people })).status).toBe(403)
  })

  test('and changes none of them by moving what refers to its own', async () => {
    const staff = await api.signIn()
    const make = async () => (await staff('POST', departments, departmentDraft())).body.data.id
    const [from, to] = [await make(), await make()]
    const answer = await (await ofPortal('writing'))('POST', `${departments}/${from}/reatribuir`, { para: to, version: 1 })
    expect(answer.status).toBe(403)
    expect((await staff('POST', `${departments}/${from}/reatribuir`, { para: to, version: 1 })).status).toBe(200)
  })
})

test('a field may be filled in by whoever has its screen: choices need no more', async () => {
  const staff = await api.signIn()
  for (const path of [departments, functions, people]) expect((await staff('GET', `${path}/opcoes?busca=a`)).status, path).toBe(200)
})

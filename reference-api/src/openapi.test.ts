import { type AnyContract, contracts } from '@esporte-parana/sdk/contracts'
import type { OpenAPIV3_1 } from 'openapi-types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAnswerValidators } from './testing/answerValidators.js'
import { entityDrafts } from './testing/entityDrafts.js'
import { fullPerson } from './testing/fullPerson.js'
import { accountRecipes } from './testing/accountRecipes.js'
import { visitRecipes } from './testing/visitRecipes.js'
import {
  departmentDraft,
  departments,
  functionDraft,
  functions,
  match,
  newCpf,
  organizations,
  people,
  personDraft,
  serviceRequestDraft,
  serviceRequests,
} from './testing/drafts.js'
import { registeredLot } from './testing/registeredLot.js'
import { resetPassword } from './session/users.js'
import { type Answer, type Call, caller, demoPortalSecret, startTestServer, type TestServer } from './testing/testServer.js'

type Operation = OpenAPIV3_1.OperationObject & { readonly operationId: string; readonly responses: Responses }
type Responses = Readonly<Record<string, OpenAPIV3_1.ResponseObject | undefined>>
interface Described {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}
/** The parts of a request: `{ id }` of the path, the query, the body and headers. */
interface Request {
  readonly id?: number
  readonly code?: string
  readonly query?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly transition?: string
}

let api: TestServer
let call: Call
let document: OpenAPIV3_1.Document
let validatorOf: ReturnType<typeof createAnswerValidators>
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
  document = (await call('GET', '/openapi.json')).body as unknown as OpenAPIV3_1.Document
  await makeParents()
  const { tender, lot, itemIds } = await registeredLot(call)
  const items = [{ lotItemId: itemIds[0], quantity: '1' }]
  drafts[serviceRequests] = () => serviceRequestDraft({ tenderId: tender.id, lotId: lot.id, items })
  validatorOf = createAnswerValidators(document)
})
afterAll(() => api.close())

const operations = (): Described[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation: operation as Operation })),
  )

const created = async (path: string, draft: object) => (await call('POST', below(path), draft)).body.data
const reason = 'Motivo do teste do documento'

/** Parent records for nested entities, by the parameter of the address. */
const parents = new Map<string, number>()
async function makeParents(): Promise<void> {
  for (const { contract } of contracts) {
    const [above = ''] = contract.path.split('/{')
    const path = contract.parent?.path ?? above
    if (contract.parent) parents.set(contract.parent.param, (await created(path, drafts[path]?.() ?? {})).id)
  }
}
const below = (path: string) => path.replace(/\{(\w+Id)\}/g, (_, param: string) => String(parents.get(param)))

/** One successful call for every operation; entities share theirs. */
const recipes: Readonly<Record<string, () => Promise<Request> | Request>> = {
  'POST /sessao/login': () => ({ body: { username: 'admin', password: 'esporte-parana' } }),
  'POST /sessao/portal': () => ({ body: { portal: 'demo', secret: demoPortalSecret } }),
  'POST /sessao/recuperar-senha': () => ({ body: { username: 'admin' } }),
  ...accountRecipes({ call: (...asked) => call(...asked), newPerson: () => created(people, drafts[people]?.() ?? {}) }),
  'POST /falhas': () => ({ body: { name: 'Error', message: 'away', stack: '', page: '/' } }),
  'POST /sessao/segundo-fator': () => ({ body: { password: 'esporte-parana' } }),
  'POST /sessao/senha': async () => {
    await api.signIn()
    return { body: { current: 'esporte-parana', next: 'uma senha bem longa' } }
  },
  'DELETE /sessao/sessoes/{id}': async () => {
    await api.signIn()
    const other = (await call('GET', '/sessao/sessoes')).rows.find(({ isCurrent }) => !isCurrent)
    return { id: other?.id }
  },
  'POST /sessao/bilhete': () => ({ body: { path: '/pessoas/exportar.csv' } }),
  'POST /sessao/renovar': () => ({}),
  'POST /sessao/logout': () => ({}),
  'GET /localidades/estados': () => ({ query: 'pais_id=76' }),
  'GET /localidades/cidades': () => ({ query: 'estado_id=41' }),
  'GET /localidades/ceps': () => ({ query: 'cep=80010000' }),
  'GET /painel/{area}': () => ({}),
  'GET /painel/saldos': () => ({ query: 'por=supplier' }),
  'GET /painel/graficos': () => ({ query: 'caminho=/competicoes' }),
  'POST /avisos/lidos': () => ({ body: { keys: ['serviceRequest.1.1'], until: '2026-01-05T12:00:00.000Z' } }),
  'GET /busca': () => ({ query: 'q=ma' }),
  'POST /busca': () => ({ body: { q: 'ma' } }),
  'PUT /preferencias': () => ({ body: { locale: 'pt-BR' } }),
  'PATCH /preferencias': () => ({ body: { locale: 'pt-BR' } }),
  'POST /anexos': () => {
    const form = new FormData()
    form.set('file', new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], { type: 'application/pdf' }), 'termo.pdf')
    return { body: form }
  },
  ...visitRecipes(() => call),
  'GET /anexos/{id}': async () => ({ id: (await upload()).id }),
  [`POST ${people}/{id}/anonimizar`]: async () => {
    const lgpd = { legalBasis: 'consentimento', consentAt: '2024-01-01', consentEndedAt: '2025-01-01', imageUse: false }
    return { id: (await created(people, { ...drafts[people]?.(), lgpd })).id, body: { reason }, headers: match(1) }
  },
  [`POST ${organizations}/{id}/revelar`]: async () => {
    const account = { bankCode: '001', agency: '1234', account: '1', accountDigit: '1', accountType: 'corrente', isMain: true }
    const { id, bankAccounts } = await created(organizations, { ...drafts[organizations]?.(), bankAccounts: [account] })
    return { id, body: { field: 'bankAccounts.holderDocument', row: (bankAccounts as readonly { id: number }[])[0]?.id } }
  },
}
const drafts: Record<string, () => Record<string, unknown>> = { ...entityDrafts }

async function upload(): Promise<{ id: number }> {
  const { body } = (await recipes['POST /anexos']?.()) ?? {}
  const answer = await send({ method: 'POST', path: '/anexos' } as Described, { body })
  return ((await answer.json()) as { data: { id: number } }).data
}

/** The requests that all entities with screens accept, by the rest of their path. */
async function entityRequest(method: string, base: string, rest: string): Promise<Request | undefined> {
  const draft = drafts[base]?.()
  if (rest === '/{id}/situacao/{transicao}')
    return { id: draft ? (await created(base, draft)).id : 1, transition: easiest(contractAt(base))?.name ?? '' }
  if (method === 'GET') return !rest.includes('{id}') ? {} : { id: base.includes('{') && draft ? (await created(base, draft)).id : 1 }
  if (!draft) return undefined
  if (method === 'POST' && rest === '') return { body: draft }
  const contract = contractAt(base)
  if (rest === '/duplicados') return { body: { values: valuesOf(draft, contract.unique[0]?.fields ?? []) } }
  if (rest === '/propostas') return { body: { lines: [{ text: 'refeição', quantity: '10' }] } }
  if (rest === '/ordenar') {
    const [one, two] = [await created(base, draft), await created(base, drafts[base]?.() ?? {})]
    return { body: { records: [two, one].map(({ id, version }) => ({ id, version })) } }
  }
  if (rest === '/importar') return { body: { rows: [draft] } }
  if (rest.startsWith('/acoes/')) return { body: { ids: [(await created(base, draft)).id] } }
  const { id } = await created(base, draft)
  if (method === 'PUT') return { id, body: { ...draft, notes: 'lido' }, headers: match(1) }
  if (method === 'DELETE') return { id, headers: match(1) }
  const other = (await created(base, drafts[base]?.() ?? {})).id
  const bodies: Readonly<Record<string, object>> = {
    '/{id}/situacao': { transition: easiest(contract)?.name, reason, version: 1 },
    '/{id}/revelar': { field: contract.masked[0] },
    '/{id}/reatribuir': { para: other, escopo: 'vigentes', version: 1 },
  }
  return bodies[rest] ? { id, body: bodies[rest] } : undefined
}

/** The simplest transition. Nested entities use the one with a reason, because the others need more data; their own tests cover these. */
const easiest = ({ parent, statuses: [first = ''], transitions }: AnyContract) => {
  const open = transitions.filter(({ from }) => from.includes(first))
  return (parent && open.find(({ needsReason }) => needsReason)) ?? open[0]
}

function contractAt(path: string): AnyContract {
  const found = contracts.find(({ contract }) => contract.path === path)
  if (!found) throw new Error(`${path} is no list of a contract.`)
  return found.contract
}

const valuesOf = (draft: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]))

async function requestOf({ method, path }: Described): Promise<Request | undefined> {
  const own = recipes[`${method} ${path}`]
  if (own) return own()
  // The longest path wins, because a lot's path begins with its tender's.
  const bases = Object.keys(drafts).filter((candidate) => path === candidate || path.startsWith(`${candidate}/`))
  const base = bases.toSorted((one, other) => other.length - one.length)[0]
  return base ? entityRequest(method, base, path.slice(base.length)) : method === 'GET' ? {} : undefined
}

let token: string
async function send(
  { method, path }: Pick<Described, 'method' | 'path'>,
  { id, code, transition, query, body, headers }: Request,
): Promise<Response> {
  const address = below(path)
    .replace('{id}', String(id))
    .replace('{area}', 'administrativo')
    .replace('{entidade}/{grafico}', 'event/participants')
    .replace('{codigo}', String(code))
    .replace('{transicao}', String(transition))
  const isJson = body !== undefined && !(body instanceof FormData)
  return fetch(`${api.baseUrl}${address}${query ? `?${query}` : ''}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(isJson && { 'Content-Type': 'application/json' }), ...headers },
    body: isJson ? JSON.stringify(body) : (body as FormData | undefined),
  })
}

async function signInAnew(): Promise<void> {
  token = (await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data.token
}

describe('the document', () => {
  test('is OpenAPI 3.1 whose every operation has a name, parameters for its path, answers and refusals', () => {
    expect(document.openapi).toBe('3.1.0')
    const all = operations()
    expect(new Set(all.map(({ operation }) => operation.operationId)).size).toBe(all.length)
    for (const { path, operation } of all) {
      const { operationId, responses, parameters = [], tags } = operation
      expect(operationId).toMatch(/^[a-z][a-z0-9_]+$/)
      expect(tags?.length, operationId).toBe(1)
      const named = parameters.flatMap((parameter) => ('in' in parameter && parameter.in === 'path' ? [parameter.name] : []))
      expect(named, operationId).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      expect(Object.keys(responses).filter((status) => status.startsWith('2')).length, `success of ${operationId}`).toBeGreaterThan(0)
      expect(Object.keys(responses), operationId).toContain('5XX')
      for (const response of Object.values(responses)) {
        expect(response?.description, operationId).toBeTruthy()
        for (const type of Object.keys(response?.content ?? {})) expect(() => validatorOf(response, type), operationId).not.toThrow()
      }
    }
  })

  test('says what public linters ask for: what each operation does, its group, and that a version is sent', () => {
    const tags = new Set(document.tags?.map(({ name }) => name))
    expect([document.info.description, document.info.license?.identifier, document.info.contact?.name]).toEqual(
      expect.arrayContaining([expect.stringContaining('Paraná'), 'MIT']),
    )
    for (const { method, path, operation } of operations()) {
      const what = `${method} ${path}`
      expect(operation.summary, what).toMatch(/^[A-Z]/)
      expect(operation.description, what).toMatch(/\.$/)
      expect(
        operation.tags?.every((tag) => tags.has(tag)),
        what,
      ).toBe(true)
      expect(
        Object.keys(operation.responses).some((status) => status.startsWith('4')),
        what,
      ).toBe(true)
      const version = operation.parameters?.find((parameter) => 'name' in parameter && parameter.name === 'if-match')
      expect(version && 'required' in version ? version.required : undefined, what).toBe('428' in operation.responses ? true : undefined)
      if (path.endsWith('/duplicados')) expect(Object.keys(operation.responses), what).toContain('429')
    }
  })

  test('requires in a draft what a write is refused without, and tells that a status may be given', () => {
    const bodyOf = (path: string) => {
      const body = document.paths?.[path]?.post?.requestBody as OpenAPIV3_1.RequestBodyObject
      return body.content['application/json']?.schema as OpenAPIV3_1.SchemaObject
    }
    expect(bodyOf(departments).required).toEqual(['name', 'acronym', 'kind', 'email'])
    expect(bodyOf(people).required).not.toContain('notes')
    expect(bodyOf(people).properties?.status).toMatchObject({ enum: ['ativo', 'inativo', 'falecido'] })
  })

  test('is kept by the real answer of every operation', { timeout: 120_000 }, async () => {
    const missing: string[] = []
    await signInAnew()
    // `takeBack.test.ts`, `undoImport.test.ts` and `secondFactor.test.ts` make these calls, which undo an earlier one or need a code.
    for (const described of operations().filter((each) => !/\/desfazer$|\/segundo-fator\//.test(each.path))) {
      const { method, path, operation } = described
      const what = `${method} ${path}`
      const request = await requestOf(described)
      if (!request) {
        missing.push(what)
        continue
      }
      const answer = await send(described, request)
      // These calls end the session that all others need.
      if (path === '/sessao/senha') {
        await resetPassword(api.database, 'admin', 'esporte-parana')
        call = await api.signIn()
      }
      if (/logout|renovar|sessao\/senha/.test(path)) await signInAnew()
      const response = operation.responses[String(answer.status)]
      expect(response, `${what} answered ${answer.status}: ${answer.ok ? '' : await answer.clone().text()}`).toBeDefined()
      // A question about a step is also answered with what the record lacks.
      if (!path.endsWith('/{transicao}')) expect(answer.ok, what).toBe(true)
      const validate = validatorOf(response)
      if (!validate) {
        await answer.arrayBuffer()
        continue
      }
      const isKept = validate(await answer.json())
      expect(isKept ? [] : validate.errors, what).toEqual([])
    }
    expect(missing, 'operations that this test has no request for').toEqual([])
  })

  test('is kept by the refusals too: without a token, for what is not there, and for what cannot be read', async () => {
    const validate = validatorOf(document.paths?.[people]?.get?.responses?.['401'] as OpenAPIV3_1.ResponseObject)
    const check = async (what: Described, answer: Response) => {
      expect(Object.keys(what.operation.responses), `${what.method} ${what.path}`).toContain(String(answer.status))
      expect(validate?.(await answer.json()) ? [] : validate?.errors, `${what.method} ${what.path}`).toEqual([])
    }
    await signInAnew()
    const known = token
    for (const described of operations()) {
      const { path, method, operation } = described
      token = ''
      if (operation.security?.length !== 0) await check(described, await send(described, { id: 1 }))
      token = known
      const hasBody = operation.requestBody !== undefined
      if (path.includes('{id}'))
        await check(described, await send(described, { id: 999_999_999, headers: match(1), ...(hasBody && { body: {} }) }))
      else if (hasBody && path !== '/preferencias' && path !== '/anexos')
        await check(described, await send(described, { body: { nada: true } }))
      else if (method === 'GET' && path !== '/openapi.json') {
        const answer = await send(described, { query: 'nada=1' })
        if (answer.ok) await answer.arrayBuffer()
        else await check(described, answer)
      }
    }
  })

  test('is all that pages of registered origins may call, and nobody else', async () => {
    for (const { method, path, operation } of operations()) {
      const ask = (origin: string) =>
        fetch(api.baseUrl + below(path).replace('{id}', '1').replace('{area}', 'pessoas'), {
          method: 'OPTIONS',
          headers: { Origin: origin, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': 'authorization,if-match' },
        })
      const known = await ask('http://127.0.0.1:4174')
      expect(known.headers.get('Access-Control-Allow-Origin'), operation.operationId).toBe('http://127.0.0.1:4174')
      expect(known.headers.get('Access-Control-Allow-Methods'), operation.operationId).toContain(method)
      expect((await ask('https://evil.example')).headers.get('Access-Control-Allow-Origin'), operation.operationId).toBeNull()
    }
    expect(
      (await caller(api.baseUrl)('GET', '/saude', undefined, { Origin: 'https://evil.example' })).headers.get(
        'Access-Control-Allow-Origin',
      ),
    ).toBeNull()
  })
})

/** Makes the call and checks its answer against the document. */
async function told(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer> {
  const answer = await call(method, path, body, headers)
  const described = path
    .replace(/\?.*$/, '')
    .replace(/\/\d+(?=\/|$)/g, '/{id}')
    .replace(/painel\/.+/, 'painel/{area}')
  const methods = document.paths?.[described] as Readonly<Record<string, OpenAPIV3_1.OperationObject>> | undefined
  const response = methods?.[method.toLowerCase()]?.responses?.[String(answer.status)] as OpenAPIV3_1.ResponseObject | undefined
  const validate = validatorOf(response)
  expect(validate, `${method} ${described} ${answer.status}`).toBeDefined()
  expect(validate?.(answer.body) ? [] : validate?.errors, `${method} ${described} ${answer.status}`).toEqual([])
  return answer
}

test('a person with everything that one can have is described: alone, in lists, deleted, and in the history', async () => {
  const guardian = (await told('POST', people, personDraft())).body.data
  const made = await told('POST', people, fullPerson(guardian.id))
  expect(made.status).toBe(201)
  const { id } = made.body.data
  await told('GET', `${people}/${id}`)
  await told('PUT', `${people}/${id}`, { ...fullPerson(guardian.id), cpf: newCpf(), rg: null, pcd: null, bankAccounts: [] }, match(1))
  await told('GET', `${people}/${id}/historico`)
  await told('GET', `${people}?busca=%23${id}`)
  for (const page of [1, 2]) await told('GET', `${people}?por_pagina=100&pagina=${page}&ordem=-id`)
  await told('DELETE', `${people}/${id}`, undefined, match(2))
  await told('GET', `${people}?excluidos=1`)
  await told('POST', '/busca', { q: `#${id}`, excluidos: true })
})

test('what stands in the way is described: dependants, twins, stale versions, wrong rows', async () => {
  const parent = (await told('POST', departments, departmentDraft({ managerId: null }))).body.data
  const child = departmentDraft({ parentId: parent.id })
  await told('POST', departments, child)
  expect((await told('POST', departments, child)).status).toBe(409)
  expect((await told('DELETE', `${departments}/${parent.id}`, undefined, match(1))).status).toBe(409)
  expect((await told('DELETE', `${departments}/${parent.id}`)).status).toBe(428)
  expect((await told('PUT', `${departments}/${parent.id}`, departmentDraft(), match(9))).status).toBe(412)
  const refused = await told('POST', `${departments}/acoes/excluir`, { ids: [parent.id, 999_999] })
  expect(refused.body.data.refused).toHaveLength(2)
  expect((await told('POST', `${departments}/acoes/excluir`, { filter: {}, except: [], expected: 1 })).status).toBe(409)
  await told('POST', `${departments}/importar?simular=1`, {
    rows: [{ ...child, email: 'x', kind: 7, parentId: 'Nenhum' }, child, departmentDraft()],
  })
  expect((await told('POST', `${departments}/importar`, { rows: [child] })).status).toBe(422)
  await told('POST', `${departments}/duplicados`, { values: { acronym: child.acronym } })
  const held = (await told('POST', functions, functionDraft())).body.data
  const draft = personDraft({ functions: [{ functionId: held.id, departmentId: parent.id, start: '2020-01-01', end: null, hours: 20 }] })
  const holder = (await told('POST', people, draft)).body.data
  const other = (await told('POST', functions, functionDraft())).body.data
  await told('POST', `${functions}/${held.id}/reatribuir`, { para: other.id, escopo: 'todas', version: 1 })
  expect((await told('POST', `${people}/${holder.id}/situacao`, { to: 'falecido', reason: 'curto', version: 2 })).status).toBeGreaterThan(
    400,
  )
  await told('POST', `${people}/${holder.id}/revelar`, { field: 'name' })
  await told('GET', '/painel/administrativo')
  await told('GET', '/painel/pessoas')
})

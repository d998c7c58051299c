import { isCpf } from '../../validators/cpf.js'

/** A server under test: any `fetch`, and the API's base path. */
export interface ServerUnderTest {
  readonly fetch: typeof fetch
  /** `http://127.0.0.1:4173/api/admin/v1` */
  readonly baseUrl: string
  readonly username: string
  readonly password: string
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
}

export type Call = (method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answer>

export const departments = '/administrativo/departamentos'

export interface Created {
  readonly id: number
  readonly version: number
  readonly acronym: string
}

export async function signedIn(server: ServerUnderTest): Promise<Call> {
  const answer = await caller(server)('POST', '/sessao/login', { username: server.username, password: server.password })
  return caller(server, String(shape(answer.body.data).token))
}

export function caller(server: ServerUnderTest, token?: string): Call {
  return async (method, path, body, headers) => {
    const response = await server.fetch(server.baseUrl + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? shape(JSON.parse(text)) : {} }
  }
}

export async function create(call: Call, name: string): Promise<Created> {
  const acronym = `T${Math.floor(Math.random() * 1e9)}`
  const answer = await call('POST', departments, draft(name, acronym))
  expect(answer.status, 201, `status of the creation of "${name}": ${JSON.stringify(answer.body.errors ?? answer.body.code)}`)
  const { id, version } = shape(answer.body.data)
  return { id: Number(id), version: Number(version), acronym }
}

export async function remove(call: Call, record: Pick<Created, 'id' | 'version'>): Promise<void> {
  const answer = await call('DELETE', `${departments}/${record.id}`, undefined, match(record.version))
  expect(answer.status < 300, true, 'the deletion succeeds')
}

export function draft(name: string, acronym: string): Record<string, unknown> {
  return { name, acronym, kind: 'setor', email: 'contrato@esporte.pr.gov.br' }
}

export const people = '/pessoas'

/** Creates a person with a new CPF. */
export async function createPerson(call: Call): Promise<Pick<Created, 'id' | 'version'> & { readonly cpf: string }> {
  const cpf = newCpf()
  const body = {
    documentType: 'cpf',
    cpf,
    name: 'Pessoa dos Casos do Contrato',
    birthDate: '1980-05-20',
    gender: 'feminino',
    nationality: 'brasileiro',
    legalCapacity: 'adulto',
    address: { countryId: 76, zipCode: '80000000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902 },
    phone: '41999990000',
    lgpd: { legalBasis: 'politica-publica', imageUse: false },
  }
  const answer = await call('POST', people, body)
  expect(answer.status, 201, `status of the creation of a person: ${JSON.stringify(answer.body.errors ?? answer.body.code)}`)
  const { id, version } = shape(answer.body.data)
  return { id: Number(id), version: Number(version), cpf }
}

/** Tries the hundred possible check digits of nine random digits. */
function newCpf(): string {
  const base = String(Math.floor(Math.random() * 1e9)).padStart(9, '0')
  const endings = Array.from({ length: 100 }, (_, ending) => base + String(ending).padStart(2, '0'))
  return endings.find(isCpf) ?? newCpf()
}

export function match(version: number): Record<string, string> {
  return { 'If-Match': `"${version}"` }
}

export function shape(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

export function expect(found: unknown, wanted: unknown, what: string): void {
  if (found !== wanted) throw new Error(`${what}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`)
}

import { gmsCode } from '../../blocks/codes/shapes.js'
import { isReadOnlyIn } from '../../core/workflow.js'
import { toFieldIssues } from '../../schema/issues.js'
import { failure, success } from '../answers.js'
import { builtEntities } from '../builtEntities.js'
import type { MemoryEntity } from '../MemoryEntity.js'
import { actOn, answerCount } from './memoryActions.js'
import { answerVisit, isVisitCall, type MemoryAnswers } from './memoryAnswers.js'
import { arrange } from './memoryOrder.js'
import { answerDuplicates } from './memoryDuplicates.js'
import { answerFiles, type MemoryFiles, storedFileOf } from './memoryFiles.js'
import { learnLinks, type MemoryElsewhere } from './memoryElsewhere.js'
import { answerImport, answerImportLog } from './memoryImports.js'
import { answerHistory, changesOf, remember } from './memoryHistory.js'
import { answerPersonal, isPersonalCall } from './memoryPersonalData.js'
import { answerLacks, answerRecordCall, type MemoryEntry, withTakeBack } from './memoryRecordCalls.js'
import { parametersOf, refuseQuery } from './memoryQuery.js'
import { exportCsv } from './memoryExport.js'
import { type MemoryKeys, writeOnce } from './memoryKeys.js'
import { fileEntity, parentLink, readLinks } from './memoryLinks.js'
import { answerSearch } from './memorySearch.js'
import { answerPanel } from './memoryPanel.js'
import { answerSession, isSignedIn, type MemorySessions, openSessions } from './memorySession.js'
import { type Addressed, findEntry, listPathOf, withParent } from './memoryScope.js'
import { chooseRecords, emptyTable, hideRecord, type MemoryRecord, type MemoryTable, selectRecords, sumsOf } from './memoryTable.js'
import { lockedIssues, unknownRows, withRowIds } from './memoryRows.js'
import { unveilBody, veilRecord } from '../../api/veil.js'
import { addressOf, places } from './places.js'

/** Options of `createMemoryApi`. */
export interface MemoryApiOptions {
  /** The entities of the API; a resource is one. @default all built entities */
  readonly resources?: readonly MemoryEntity[]
  /** Records by the name of their contract; see `sampleRecords`. */
  readonly records?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  /** Stored files that records refer to; their ids count from 1. @default none */
  readonly files?: readonly File[]
  /** User names and passwords that may sign in. @default { admin: 'esporte-parana' } */
  readonly users?: Readonly<Record<string, string>>
  /** False accepts every request without a session, for stories of single screens. @default true */
  readonly requiresSession?: boolean
  /** Sends requests to the server of the other entities, so that links to their records have labels. @default such links are empty */
  readonly elsewhere?: typeof fetch
  /** True for a read-only session: writes are refused, and `GET /sessao` says so. @default false */
  readonly isReadOnly?: boolean
  /** Milliseconds before each answer. @default 0 */
  readonly delay?: number
}

/** Replaces a server: give its `fetch` to the provider. */
export interface MemoryApi {
  readonly fetch: typeof fetch
  /** Every request so far, such as `POST /pessoas`. */
  readonly calls: readonly string[]
  /** The current records of a contract. */
  records(name: string): readonly MemoryRecord[]
}

interface Memory {
  readonly options: MemoryApiOptions
  readonly tables: readonly MemoryEntry[]
  readonly sessions: MemorySessions
  readonly preferences: Map<string, unknown>
  readonly files: MemoryFiles
  readonly answers: MemoryAnswers
  readonly keys: MemoryKeys
  readonly elsewhere: MemoryElsewhere
  nextId: number
  nextRowId: number
}

/**
 * An in-memory API with the contract of section 6: lists, records, versions, actions, sessions and places, checked by the entities' own
 * schemas. Only the reference API checks rules between records (cycles, dependants).
 */
export function createMemoryApi(options: MemoryApiOptions = {}): MemoryApi {
  const memory: Memory = {
    options,
    tables: (options.resources ?? builtEntities).map((resource) => ({
      resource,
      table: emptyTable(resource),
    })),
    sessions: openSessions(options.users ?? { admin: 'esporte-parana' }),
    preferences: new Map(),
    files: new Map((options.files ?? []).map((file, index) => [index + 1, file])),
    answers: new Map(),
    keys: new Map(),
    elsewhere: new Map(),
    nextId: 1,
    nextRowId: 1,
  }
  for (const { resource, table } of memory.tables) {
    for (const values of options.records?.[resource.contract.name] ?? []) store(memory, resource, table, values)
  }
  linkAll(memory)
  const calls: string[] = []
  return {
    calls,
    records: (name) => [...(memory.tables.find(({ resource }) => resource.contract.name === name)?.table.records.values() ?? [])],
    fetch: async (input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      const request = new Request(new URL(address, 'http://memory.local'), input instanceof Request ? input : init)
      const url = new URL(request.url)
      const path = url.pathname.replace(/^.*\/api\/admin\/v1/, '')
      calls.push(`${request.method} ${path}${url.search}`)
      if (options.delay) await new Promise((resolve) => setTimeout(resolve, options.delay))
      request.signal.throwIfAborted()
      const send = options.elsewhere
      if (send) await learnLinks(request, path, { ...memory, send, base: address.slice(0, address.indexOf(path)) })
      return answer(memory, request, path, url.searchParams)
    },
  }
}

async function answer(memory: Memory, request: Request, path: string, query: URLSearchParams): Promise<Response> {
  const session = await answerSession(memory.sessions, request, path)
  if (session) return session
  if (memory.options.requiresSession !== false && !isSignedIn(memory.sessions, request)) return failure(401, 'unauthorized')
  const { isReadOnly = false } = memory.options
  if (path === '/sessao') return success({ data: { access: { isReadOnly, screens: null } } })
  if (isReadOnly && isWrite(request.method, path)) return failure(403, 'forbidden')
  if (path === '/localidades/ceps') return success({ data: addressOf(memory.tables, query.get('cep')) })
  if (path === '/configuracao') return success({ data: { gmsCodeMask: gmsCode.mask } })
  if (path.startsWith('/localidades/')) return success({ data: places(path, query) })
  const file = await answerFiles(memory, request, path)
  if (file) return file
  if (path === '/preferencias') return answerPreferences(memory, request)
  if (path === '/busca') return answerSearch(memory.tables, request.method === 'POST' ? await request.json() : Object.fromEntries(query))
  // Only the reference API knows the changes of other users.
  if (path === '/avisos') return success({ data: [], total: 0, unread: 0 })
  if (path === '/avisos/lidos') return success({ data: null })
  if (path.startsWith('/painel/')) return answerPanel(memory.tables, path, query)
  const found = findEntry(memory.tables, path)
  if (found) return writeOnce(memory.keys, request, () => answerEntity(memory, found, request, query))
  return failure(404, 'not-found')
}

/** Whether the request changes a record; searches, checks and preferences change none. */
function isWrite(method: string, path: string): boolean {
  return (
    method !== 'GET' && path !== '/busca' && path !== '/preferencias' && path !== '/avisos/lidos' && !/\/(duplicados|revelar)$/.test(path)
  )
}

async function answerPreferences(memory: Memory, request: Request): Promise<Response> {
  if (request.method === 'PUT') memory.preferences.set('user', await request.json())
  if (request.method === 'PATCH') {
    const merged = { ...(memory.preferences.get('user') as object), ...((await request.json()) as object) }
    memory.preferences.set('user', Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)))
  }
  return success({ data: memory.preferences.get('user') ?? {} })
}

async function answerEntity(
  memory: Memory,
  { entry, rest, parentId }: Addressed,
  request: Request,
  query: URLSearchParams,
): Promise<Response> {
  const { resource, table } = entry
  const own = parametersOf(resource.contract, rest)
  const refused = own && request.method === 'GET' ? refuseQuery(resource, query, own) : undefined
  if (refused) return refused
  if (rest === '' && request.method === 'GET') return answerList(table, query)
  if (rest === 'opcoes') return success({ data: chooseRecords(table, query) })
  if (rest === 'contagem') return answerCount(table, query)
  if (rest === 'somas' && request.method === 'GET') return success({ data: sumsOf(table, query) })
  if (rest === '' && request.method === 'POST') return write(memory, { ...entry, parentId }, request)
  if (rest === 'duplicados') return answerDuplicates(table, await request.json())
  if (rest === 'exportar.csv') return exportCsv(entry, query)
  if (rest === 'importar' && request.method === 'POST' && Object.keys(resource.fields).length > 0) {
    const storeRow = (values: Readonly<Record<string, unknown>>, known?: MemoryRecord) => store(memory, resource, table, values, known)
    return answerImport(await request.json(), { entry, parentId, entries: memory.tables, query, store: storeRow })
  }
  if (rest.startsWith('importacoes')) return answerImportLog(table, rest, request.method)
  if (rest === 'ordenar' && table.contract.orderable !== undefined) return arrange(table, table.contract.orderable, await request.json())
  if (rest.startsWith('acoes/')) return actOn(entry, rest.slice('acoes/'.length), await request.json())
  const [id = '', more, step] = rest.split('/')
  const record = table.records.get(Number(id))
  if (!record) return failure(404, 'not-found')
  if (more === 'historico') return answerHistory(table, record.id, query)
  // Only the server keeps a ledger; the sums of the sample lots stand in their records.
  if (more === 'movimentos') return success({ data: [], meta: { hasMore: false } })
  if (isPersonalCall(entry, record, request.method, more)) return answerPersonal(entry, record, more, request)
  if (isVisitCall(entry, more)) return answerVisit(more, request, { record, entry, entries: memory.tables, ...memory })
  if (request.method === 'GET' && more === 'situacao') return answerLacks(entry, record, step)
  if (request.method === 'GET') return success({ data: withTakeBack(table, veilRecord(table.contract, record)) }, 200, tag(record))
  if (request.method === 'POST') {
    const body = (await request.json()) as Readonly<Record<string, unknown>>
    return await answerRecordCall(step ?? more ?? '', { entry, record, body, entries: memory.tables })
  }
  const version = Number(/\d+/.exec(request.headers.get('If-Match') ?? '')?.[0] ?? Number.NaN)
  if (Number.isNaN(version)) return failure(428, 'version-required')
  if (version !== record.version) return failure(412, 'stale', { data: veilRecord(table.contract, record) })
  if (request.method === 'PUT' && isReadOnlyIn(table.contract, record.status)) return failure(409, 'final')
  if (request.method === 'PUT') return write(memory, { ...entry, parentId }, request, record)
  if (!table.contract.deletable.includes(record.status)) return failure(409, 'not-deletable')
  hideRecord(table, record)
  remember(table, record.id, { action: 'delete', changes: [] })
  return success({ data: null })
}

function answerList(table: MemoryTable, query: URLSearchParams): Response {
  const perPage = Number(query.get('por_pagina') ?? 25)
  const page = Number(query.get('pagina') ?? 1)
  const found = selectRecords(table, query)
  const data = found.slice((page - 1) * perPage, page * perPage)
  // As in the reference API: without a requested count, the total is known only on the last page.
  const isCounted = query.get('contar') !== '0' || (data.length < perPage && (page === 1 || data.length > 0))
  const meta = {
    total: isCounted ? found.length : null,
    totalIsExact: isCounted,
    page,
    perPage,
    before: found[(page - 1) * perPage - 1]?.id ?? null,
  }
  return success({ data: data.map((record) => veilRecord(table.contract, record)), meta })
}

async function write(
  memory: Memory,
  { resource, table, parentId }: MemoryEntry & Pick<Addressed, 'parentId'>,
  request: Request,
  current?: MemoryRecord,
): Promise<Response> {
  const sent: unknown = await request.json().catch(() => undefined)
  if (typeof sent !== 'object' || sent === null) return failure(400, 'unreadable')
  const { body, issues } = withParent(table.contract, sent, parentId)
  if (issues.length > 0) return failure(422, 'invalid', { issues })
  const schema = await resource.contract.schema()
  const result = schema.draft.safeParse(unveilBody(table.contract, body, current))
  if (!result.success) return failure(422, 'invalid', { issues: toFieldIssues(result.error.issues) })
  const values = result.data as Record<string, unknown>
  const strange = unknownRows(resource.fields, values, { before: current })
  if (strange.length > 0) return failure(422, 'invalid', { issues: strange })
  const locked = current ? lockedIssues(resource, current, values) : []
  if (locked.length > 0) return failure(409, 'locked', { issues: locked })
  const record = store(memory, resource, table, values, current)
  const location = { Location: `/api/admin/v1${listPathOf(table, record)}/${record.id}` }
  return success({ data: veilRecord(table.contract, record) }, current ? 200 : 201, { ...tag(record), ...(current ? {} : location) })
}

const tag = ({ version }: MemoryRecord) => ({ ETag: `"${version}"` })

/** Stores the record with the server's fields: id, version, times, links and label. */
function store(
  memory: Memory,
  resource: MemoryEntity,
  table: MemoryTable,
  given: Readonly<Record<string, unknown>>,
  current?: MemoryRecord,
): MemoryRecord {
  const values = withRowIds(resource.fields, given, { before: current, nextId: () => memory.nextRowId++ })
  const now = new Date().toISOString()
  const id = current?.id ?? (typeof values.id === 'number' ? values.id : memory.nextId)
  memory.nextId = Math.max(memory.nextId, id) + 1
  const bare = {
    createdAt: now,
    createdBy: null,
    status: resource.contract.statuses[0] ?? 'ativo',
    ...current,
    ...values,
    ...links(memory, resource, values),
    id,
    version: (current?.version ?? 0) + 1,
    updatedAt: now,
    updatedBy: null,
    label: '',
  }
  const record: MemoryRecord = { ...bare, label: resource.title(bare) }
  table.records.set(id, record)
  remember(table, id, { action: current ? 'update' : 'create', changes: changesOf(resource.fields, current ?? {}, record) })
  return record
}

function links(memory: Memory, resource: MemoryEntity, values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const find = (entity: string, id: number) => {
    if (entity === fileEntity) return storedFileOf(memory.files, id)
    const found = memory.tables.find(({ table }) => table.contract.name === entity)?.table
    if (!found) return memory.elsewhere.get(`${entity}/${id}`)
    const record = found.records.get(id)
    const above = found.contract.parent
    return record && above ? { ...record, params: { [above.param]: Number(record[above.key]) } } : record
  }
  return { ...readLinks(resource.fields, values, find), ...parentLink(resource.contract, values, find) }
}

/** Runs at the end, because the first records may refer to later ones. */
function linkAll(memory: Memory): void {
  for (const { resource, table } of memory.tables) {
    for (const [id, record] of table.records) table.records.set(id, { ...record, ...links(memory, resource, record) })
  }
}

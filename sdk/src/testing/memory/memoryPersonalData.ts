import { today } from '../../core/calendar.js'
import type { FieldIssue } from '../../core/issue.js'
import { reasonIssue } from '../../core/workflow.js'
import { veilRecord } from '../../api/veil.js'
import { failure, success } from '../answers.js'
import { changesOf, remember } from './memoryHistory.js'
import type { MemoryEntry } from './memoryRecordCalls.js'
import type { MemoryRecord } from './memoryTable.js'

type Values = Readonly<Record<string, unknown>>

const calls = ['consultas', 'dados', 'anonimizar']

/** Whether a request is about the data of one person, or would change a person without them. */
export function isPersonalCall({ table }: MemoryEntry, record: MemoryRecord, method: string, more = ''): boolean {
  return table.contract.name === 'person' && (calls.includes(more) || (method !== 'GET' && Boolean(record.anonymized)))
}

/** Who looked, what is held, and the anonymisation. References, accounts and the retention of other legal bases are the reference API's. */
export async function answerPersonal(
  entry: MemoryEntry,
  record: MemoryRecord,
  more: string | undefined,
  request: Request,
): Promise<Response> {
  if (more === 'consultas') return answerLooks(entry, record, new URL(request.url).searchParams)
  if (more === 'dados') return answerReport(entry, record, new URL(request.url).searchParams.get('resumo') === '1')
  if (record.anonymized) return failure(409, 'sealed')
  return anonymize(entry, record, request)
}

/** The shown numbers and the reports; the in-memory API does not keep who opened a record. */
function looksOf({ table }: MemoryEntry, { id }: MemoryRecord) {
  const look = (at: string, what: 'revealed' | 'reported') => ({ at, user: reader, portal: null, what, export: null })
  const reveals = (table.history.get(id) ?? []).filter(({ action }) => action === 'reveal').map(({ at }) => look(at, 'revealed'))
  const reports = (table.reports.get(id) ?? []).map((at) => look(at, 'reported'))
  return [...reports, ...reveals].toSorted((one, other) => other.at.localeCompare(one.at))
}

/** The one user of the in-memory API. */
const reader = { id: 1, label: 'Ana Paula Ribeiro' }

function answerLooks(entry: MemoryEntry, record: MemoryRecord, query: URLSearchParams): Response {
  const [page, perPage] = [Number(query.get('pagina') ?? 1), Number(query.get('por_pagina') ?? 25)]
  const all = looksOf(entry, record)
  return success({ data: all.slice((page - 1) * perPage, page * perPage), meta: { total: all.length, page, perPage } })
}

function answerReport(entry: MemoryEntry, record: MemoryRecord, isSummary: boolean): Response {
  const { resource, table } = entry
  const filled = changesOf(resource.fields, {}, record).filter(({ after }) => after !== null && after !== undefined && after !== '')
  const history = table.history.get(record.id) ?? []
  const files = record.photoId ? 1 : 0
  const counts = {
    fields: filled.length,
    references: 0,
    files,
    accounts: 0,
    history: history.length,
    consultations: looksOf(entry, record).length,
  }
  if (isSummary) return success({ data: { counts, obstacles: obstaclesOf(record) } })
  const madeAt = new Date().toISOString()
  table.reports.set(record.id, [...(table.reports.get(record.id) ?? []), madeAt])
  const { id, label, status, anonymized } = record
  const fields = filled.map(({ field, after, afterLabel }) => ({
    field,
    label: field,
    value: after,
    ...(afterLabel && { valueLabel: afterLabel }),
  }))
  const held = { fields, references: [], files: [], accounts: [], history, consultations: looksOf(entry, record) }
  return success({ data: { madeAt, madeBy: reader, person: { id, label, status, anonymized: anonymized ?? null }, ...held } })
}

interface Duties {
  readonly functions?: readonly { readonly end: string | null; readonly function?: { readonly label: string } }[] | null
  readonly lgpd?: { readonly legalBasis: string; readonly consentEndedAt?: string | null } | null
}

function obstaclesOf(record: MemoryRecord): (FieldIssue & { readonly message: string })[] {
  const { functions, lgpd } = record as Duties
  const isValid = lgpd?.legalBasis === 'consentimento' && !lgpd.consentEndedAt
  return [
    ...(functions ?? []).flatMap(({ end, function: held }, place) =>
      end && end < today()
        ? []
        : [
            {
              path: `functions[${place}].end`,
              code: 'person.holdsFunction',
              message: `Exerce a função ${held?.label ?? ''}: informe o fim do vínculo`,
            },
          ],
    ),
    ...(isValid
      ? [
          {
            path: 'lgpd.consentEndedAt',
            code: 'person.consentValid',
            message: 'O consentimento ainda vale: informe a data em que terminou',
          },
        ]
      : []),
  ]
}

/** What of a person stays. */
const kept = ['id', 'status', 'createdAt', 'createdBy', 'gender', 'nationality', 'legalCapacity', 'age', 'city', 'functions']
const lists = ['guardians', 'bankAccounts']

async function anonymize({ table, resource }: MemoryEntry, record: MemoryRecord, request: Request): Promise<Response> {
  const version = Number(/\d+/.exec(request.headers.get('If-Match') ?? '')?.[0] ?? Number.NaN)
  if (Number.isNaN(version)) return failure(428, 'version-required')
  if (version !== record.version) return failure(412, 'stale', { data: veilRecord(table.contract, record) })
  const { reason } = (await request.json()) as { readonly reason: string }
  const issue = reasonIssue(reason)
  if (issue) return failure(422, 'invalid', { issues: [{ path: 'reason', ...issue }] })
  const obstacles = obstaclesOf(record)
  if (obstacles.length > 0) return failure(409, obstacles[0]?.code ?? 'conflict', { issues: obstacles })
  const at = new Date().toISOString()
  const name = `Pessoa anonimizada ${record.id}`
  const blank = Object.fromEntries(Object.keys(record).map((key) => [key, lists.includes(key) ? [] : null]))
  const address = record.address as Values | null
  const code = `ANON-${String(record.id).padStart(6, '0')}`
  const bare = {
    ...blank,
    ...Object.fromEntries(kept.map((key) => [key, record[key]])),
    documentType: 'interno',
    internalCode: code,
    document: code,
    name,
    birthDate: `${String(record.birthDate).slice(0, 4)}-01-01`,
    address: address && {
      ...address,
      zipCode: null,
      street: '[anonimizado]',
      number: 'S/N',
      neighborhood: '[anonimizado]',
      complement: null,
    },
    lgpd: { ...(record.lgpd as Values), imageUse: false },
    needsCapacityReview: false,
    anonymized: { at, reason },
    version: record.version + 1,
    updatedAt: at,
    updatedBy: null,
    id: record.id,
    status: record.status,
    createdAt: record.createdAt,
    createdBy: record.createdBy,
    label: name,
  }
  const changed: MemoryRecord = { ...bare, label: resource.title(bare) }
  table.records.set(record.id, changed)
  table.history.set(
    record.id,
    (table.history.get(record.id) ?? []).map((entry) => ({ ...entry, changes: [] })),
  )
  remember(table, record.id, { action: 'anonymize', changes: [], reason })
  return success({ data: veilRecord(table.contract, changed) }, 200, { ETag: `"${changed.version}"` })
}

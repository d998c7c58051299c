import { failure, success } from '../answers.js'
import { remember } from './memoryHistory.js'
import { refuseFilter } from './memoryQuery.js'
import type { MemoryEntry } from './memoryRecordCalls.js'
import { hideRecord, type MemoryRecord, type MemoryTable, selectRecords } from './memoryTable.js'

interface ActionBody {
  readonly ids?: readonly number[]
  readonly filter?: Readonly<Record<string, string>>
  readonly except?: readonly number[]
  readonly expected?: number
  readonly seen?: string
}

/** Says which records these are: the memory of a test has few, so their ids do. */
const seenOf = (records: readonly MemoryRecord[]): string =>
  records
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
    .join()

/** The number of a search; the exact one says which records they are. */
export function answerCount(table: MemoryTable, query: URLSearchParams): Response {
  const found = selectRecords(table, query)
  return success({ data: { total: found.length, totalIsExact: true, seen: query.get('exata') === '1' ? seenOf(found) : undefined } })
}

/** `ativar`, `inativar`, `excluir` and `restaurar` over ids or over all results of a filter. */
export function actOn({ resource, table }: MemoryEntry, action: string, body: ActionBody): Response {
  const refusal = body.filter && refuseFilter(resource, body.filter)
  if (refusal) return refusal
  const matching = selectRecords(table, new URLSearchParams({ ...body.filter, ...(action === 'restaurar' && { excluidos: '1' }) }))
  const ids = body.ids ?? matching.map(({ id }) => id).filter((id) => !body.except?.includes(id))
  const now = seenOf(matching)
  const isOther = body.seen !== undefined && body.seen !== now
  if (body.filter && body.expected !== undefined && (isOther || ids.length !== body.expected)) {
    const before = new Set(body.seen?.split(',').map(Number))
    const recent = isOther ? matching.filter(({ id }) => !before.has(id)).map(({ id, label }) => ({ id, label })) : []
    const data = { expected: body.expected, actual: ids.length, seen: now, recent }
    return failure(409, isOther ? 'matches-changed' : 'count-changed', { data })
  }
  const step = { ativar: activate, inativar: inactivate, excluir: hide, restaurar: restore }[action]
  if (!step) return failure(404, 'not-found')
  const before = new Map(ids.map((id) => [id, table.records.get(id)?.status]))
  const done = ids.filter((id) => step(table, id))
  const opposite = { ativar: 'inativo', inativar: 'ativo' }[action]
  const changed = done.filter((id) => opposite === undefined || before.get(id) === opposite)
  const refused = ids
    .filter((id) => !done.includes(id))
    .map((id) => ({ id, label: `#${id}`, code: table.records.has(id) ? 'not-deletable' : 'not-found' }))
  return success({ data: { done: done.length, refused, changed } })
}

const activate = (table: MemoryTable, id: number) => setStatus(table, id, 'ativo')
const inactivate = (table: MemoryTable, id: number) => setStatus(table, id, 'inativo')

function setStatus(table: MemoryTable, id: number, status: string): boolean {
  const record = table.records.get(id)
  if (!record) return false
  table.records.set(id, { ...record, status, version: record.version + 1 })
  const action = status === 'ativo' ? 'activate' : 'inactivate'
  remember(table, id, { action, changes: [{ field: 'status', before: record.status, after: status }] })
  return true
}

function hide(table: MemoryTable, id: number): boolean {
  const record = table.records.get(id)
  if (!record || !isDeletable(table, record)) return false
  hideRecord(table, record)
  remember(table, id, { action: 'delete', changes: [] })
  return true
}

const isDeletable = ({ contract }: MemoryTable, { status }: MemoryRecord) => contract.deletable.includes(status)

function restore(table: MemoryTable, id: number): boolean {
  const record = table.hidden.get(id)
  if (!record) return false
  table.hidden.delete(id)
  table.records.set(id, record)
  remember(table, id, { action: 'restore', changes: [] })
  return true
}

import { meantTransitions, reasonIssue, transitionsFrom } from '../../core/workflow.js'
import { type ReversibleRecord, type Stored, takeBackMinutes, takenBack } from '../../core/record.js'
import { toFieldIssues } from '../../schema/issues.js'
import { failure, success } from '../answers.js'
import type { MemoryEntity } from '../MemoryEntity.js'
import { remember } from './memoryHistory.js'
import { maskedPlaces, maskedValue, veilRecord } from '../../api/veil.js'
import type { MemoryRecord, MemoryTable } from './memoryTable.js'

/** An entity's table with its resource. */
export interface MemoryEntry {
  readonly resource: MemoryEntity
  readonly table: MemoryTable
}
interface RecordCall {
  readonly entry: MemoryEntry
  readonly record: MemoryRecord
  readonly body: Readonly<Record<string, unknown>>
}

/** `situacao`, `desfazer` below it, `revelar` and `reatribuir` of one record. */
export async function answerRecordCall(name: string, call: RecordCall & { readonly entries: readonly MemoryEntry[] }): Promise<Response> {
  const { transitions, isReassignable } = call.entry.table.contract
  if (name === 'situacao' && transitions.length > 0) return changeStatus(call)
  if (name === 'desfazer') return takeBack(call)
  if (name === 'revelar' && maskedPlaces(call.entry.table.contract).length > 0) return reveal(call)
  if (name === 'reatribuir' && isReassignable) return reassign(call)
  return failure(404, 'not-found')
}

async function changeStatus({ entry: { table }, record, body }: RecordCall): Promise<Response> {
  const { version } = body
  const reason = typeof body.reason === 'string' ? body.reason.trim() : ''
  const { statuses, transitions } = table.contract
  const to = typeof body.to === 'string' ? body.to : undefined
  const name = typeof body.transition === 'string' ? body.transition : undefined
  if (name === undefined ? to === undefined || !statuses.includes(to) : !transitions.some((known) => known.name === name))
    return failure(422, 'invalid', { issues: [{ path: name === undefined ? 'to' : 'transition', code: 'invalid' }] })
  if (version !== record.version) return failure(412, 'stale', { data: veilRecord(table.contract, record) })
  const allowed = transitionsFrom(table.contract, record.status)
  const [transition, ...others] = meantTransitions(table.contract, record.status, { transition: name, to })
  if (!transition)
    return failure(409, 'no-transition', { data: { from: record.status, allowed: [...new Set(allowed.map((known) => known.to))] } })
  if (others.length > 0) return failure(422, 'invalid', { issues: [{ path: 'transition', code: 'required' }] })
  const issue = transition.needsReason ? reasonIssue(reason) : undefined
  if (issue) return failure(422, 'invalid', { issues: [{ path: 'reason', ...issue }] })
  const schema = transition.payload ? (await table.contract.schema()).transitions?.[transition.name] : undefined
  const filled = schema?.safeParse(body)
  if (filled?.success === false) return failure(422, 'invalid', { issues: toFieldIssues(filled.error.issues) })
  const changed = { ...record, status: transition.to, version: record.version + 1, updatedAt: new Date().toISOString() }
  table.records.set(record.id, changed)
  const changes = [{ field: 'status', before: record.status, after: transition.to }]
  remember(table, record.id, { action: 'transition', changes, reason: reason || null, transition: transition.name })
  return success({ data: withTakeBack(table, veilRecord(table.contract, changed)) })
}

/** What a transition lacks: nothing, because guards are the reference API's. */
export function answerLacks({ table }: MemoryEntry, record: MemoryRecord, transition = ''): Response {
  if (meantTransitions(table.contract, record.status, { transition }).length === 0) return failure(409, 'no-transition')
  return success({ data: { issues: [] } })
}

/** The reader's own last step of a record, if it can be taken back. */
function reversibleStep({ contract, history }: MemoryTable, id: number) {
  const [last] = history.get(id) ?? []
  const step = last?.action === 'transition' && last.reason !== takenBack ? last.changes.find(({ field }) => field === 'status') : undefined
  const transition = contract.transitions.find(
    ({ from, to, isReversible }) => isReversible && to === step?.after && from.includes(String(step?.before)),
  )
  return step && transition && last && { before: step.before, transition: transition.name, until: inMinutes(last.at, takeBackMinutes) }
}

/** The record with its `takeBack`, as the server answers it. */
export function withTakeBack(table: MemoryTable, record: Stored): Stored & ReversibleRecord {
  const step = reversibleStep(table, record.id)
  return step ? { ...record, takeBack: { transition: step.transition, until: step.until } } : record
}

const inMinutes = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()

function takeBack({ entry: { table }, record, body: { version } }: RecordCall): Response {
  if (version !== record.version) return failure(412, 'stale', { data: veilRecord(table.contract, record) })
  const step = reversibleStep(table, record.id)
  if (!step) return failure(409, 'not-reversible')
  const changed = { ...record, status: String(step.before), version: record.version + 1, updatedAt: new Date().toISOString() }
  table.records.set(record.id, changed)
  const changes = [{ field: 'status', before: record.status, after: changed.status }]
  remember(table, record.id, { action: 'transition', changes, reason: takenBack })
  return success({ data: veilRecord(table.contract, changed) })
}

function reveal({ entry: { table }, record, body: { field, row } }: RecordCall): Response {
  if (typeof field !== 'string' || !maskedPlaces(table.contract).includes(field))
    return failure(422, 'invalid', { issues: [{ path: 'field', code: 'invalid' }] })
  const masked = maskedValue(record, field, row as number | undefined)
  if (!masked) return failure(422, 'invalid', { issues: [{ path: 'row', code: row === undefined ? 'required' : 'unknownRow' }] })
  remember(table, record.id, { action: 'reveal', changes: [{ field: masked.path, before: null, after: null }] })
  return success({ data: { value: masked.value } })
}

function reassign({ entry, entries, record, body }: RecordCall & { readonly entries: readonly MemoryEntry[] }): Response {
  const target = entry.table.records.get(Number(body.para))
  if (body.version !== record.version) return failure(412, 'stale', { data: veilRecord(entry.table.contract, record) })
  if (!target || !entry.table.contract.referable.includes(target.status) || target.id === record.id)
    return failure(422, 'invalid', { issues: [{ path: 'para', code: 'reference' }] })
  const moved = entries.flatMap((owner) =>
    pointingFields(owner, entry).map((field) => moveField(owner, { field, from: record.id, target })),
  )
  return success({ data: { moved: moved.filter(({ count }) => count > 0) } })
}

/** Fields of `owner` that refer to records of `entry`: `parentId`, `functions.departmentId`. */
function pointingFields(owner: MemoryEntry, entry: MemoryEntry): string[] {
  return Object.entries(owner.resource.fields).flatMap(([key, { contract, fieldset }]) => {
    if (contract?.name === entry.table.contract.name) return [key]
    const inner = Object.entries(fieldset?.fields ?? {}).filter(([, control]) => control?.contract?.name === entry.table.contract.name)
    return inner.map(([name]) => `${key}.${name}`)
  })
}

function moveField(
  { table }: MemoryEntry,
  { field, from, target }: { readonly field: string; readonly from: number; readonly target: MemoryRecord },
) {
  const [key = '', inner] = field.split('.')
  const point = (values: Readonly<Record<string, unknown>>, name: string) =>
    values[name] === from ? { ...values, [name]: target.id, [name.replace(/Id$/, '')]: { id: target.id, label: target.label } } : values
  let count = 0
  for (const record of table.records.values()) {
    const value = record[key]
    const rows = inner === undefined || !Array.isArray(value) ? undefined : (value as readonly Readonly<Record<string, unknown>>[])
    const after = rows ? { ...record, [key]: rows.map((row) => point(row, inner ?? '')) } : point(record, key)
    const isMoved = rows ? rows.some((row) => row[inner ?? ''] === from) : record[key] === from
    if (!isMoved) continue
    count += 1
    table.records.set(record.id, { ...record, ...after, version: record.version + 1 })
    remember(table, record.id, { action: 'update', changes: rows ? [] : [{ field, before: from, after: target.id }] })
  }
  return { entity: table.contract.name, field, count }
}

import { contracts } from '../../contracts.js'
import type { FieldIssue } from '../../core/issue.js'
import { locales } from '../../core/locale.js'
import { initialStatuses } from '../../core/workflow.js'
import { toFieldIssues } from '../../schema/issues.js'
import { comparable } from '../../validators/comparable.js'
import { isFormulaError } from '../../validators/formulaError.js'
import { readDateTime } from '../../validators/readDateTime.js'
import { failure, success } from '../answers.js'
import { readMentions } from './memoryMentions.js'
import { withParent } from './memoryScope.js'
import type { MemoryEntry } from './memoryRecordCalls.js'
import { hideRecord, type MemoryImport, type MemoryRecord, type MemoryTable } from './memoryTable.js'

type Row = Readonly<Record<string, unknown>>

interface ImportCall {
  readonly entry: MemoryEntry
  readonly entries: readonly MemoryEntry[]
  /** Id from the address, for records below another one. */
  readonly parentId?: number
  readonly query: URLSearchParams
  readonly store: (values: Row, current?: MemoryRecord) => MemoryRecord
}
interface Checked {
  readonly values: readonly Row[]
  /** The stored records that rows name by id. */
  readonly known: ReadonlyMap<number, MemoryRecord>
  readonly errors: readonly { readonly row: number; readonly issues: readonly FieldIssue[] }[]
  readonly identities: readonly { readonly row: number; readonly path: string; readonly key: string }[]
}

/** `POST /<path>/importar`: checks rows without storing them, or stores all of them. */
export async function answerImport(body: unknown, call: ImportCall): Promise<Response> {
  const { rows, fileName = null } = (body ?? {}) as { readonly rows?: readonly Row[]; readonly fileName?: string | null }
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > 10_000)
    return failure(422, 'invalid', { issues: [{ path: 'rows', code: 'invalid' }] })
  const { values, known, errors, identities } = await checkRows(rows as readonly Row[], call)
  const changesIn = (values: Row, current: MemoryRecord | undefined) =>
    Object.keys(values).flatMap((field) => {
      const [before, after] = [current?.[field] ?? null, values[field] ?? null]
      return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, before, after }]
    })
  const sound = [...known].filter(([row]) => errors.every((error) => error.row !== row))
  const unchanged = sound.flatMap(([row, current]) => (changesIn(values[row] ?? {}, current).length === 0 ? [row] : []))
  const updated = sound.flatMap(([row]) => (unchanged.includes(row) ? [] : [row]))
  const changes = updated.map((row) => ({ row, changes: changesIn(values[row] ?? {}, known.get(row)) }))
  if (call.query.get('simular') === '1')
    return success({ data: { total: rows.length, valid: rows.length - errors.length, updated, changes, unchanged, errors, identities } })
  if (errors.length > 0) {
    const issues = errors.flatMap(({ row, issues: found }) => found.map((issue) => ({ ...issue, path: `rows[${row}].${issue.path}` })))
    return failure(422, 'invalid', { issues, data: { errors } })
  }
  for (const row of updated) call.store(values[row] ?? {}, known.get(row))
  const stored = values.filter((_, row) => !known.has(row)).map((given) => call.store(given))
  const sums = { created: stored.length, updated: updated.length, unchanged: unchanged.length }
  const noted = { fileName, created: stored.map(({ id }) => id), updated: updated.flatMap((row) => known.get(row)?.id ?? []) }
  const importId = stored.length + updated.length > 0 ? noteImport(call.entry.table, noted) : 0
  const data = { ...sums, firstId: stored[0]?.id ?? 0, lastId: stored.at(-1)?.id ?? 0, importId }
  return success({ data }, 201)
}

/** `GET /<path>/importacoes`, and `POST /<path>/importacoes/{id}/desfazer`: all records or none. */
export function answerImportLog(table: MemoryTable, rest: string, method: string): Response {
  const left = ({ created }: MemoryImport) => created.flatMap((id) => table.records.get(id) ?? [])
  if (rest === 'importacoes' && method === 'GET') {
    const latest = [...table.imports.values()].toReversed()
    return success({
      data: latest.map((entry) => ({
        ...entry,
        by: null,
        created: entry.created.length,
        updated: entry.updated.length,
        left: left(entry).length,
      })),
    })
  }
  const entry = table.imports.get(Number(/^importacoes\/(\d+)\/desfazer$/.exec(rest)?.[1]))
  if (!entry || method !== 'POST') return failure(404, 'not-found')
  if (entry.undoneAt !== null) return failure(409, 'import-undone')
  const records = left(entry)
  const changed = records.filter(({ version }) => version > 1)
  const refused = changed.map(({ id, label }) => ({ id, label, code: 'changed-since-import' }))
  if (refused.length > 0) return success({ data: { done: 0, refused } })
  for (const record of records) hideRecord(table, record)
  table.imports.set(entry.id, { ...entry, undoneAt: new Date().toISOString() })
  return success({ data: { done: records.length, refused, changed: records.map(({ id }) => id) } })
}

/** Remembers an import. @returns its id */
function noteImport({ imports }: MemoryTable, entry: Pick<MemoryImport, 'fileName' | 'created' | 'updated'>): number {
  const id = imports.size + 1
  imports.set(id, { id, at: new Date().toISOString(), undoneAt: null, ...entry })
  return id
}

async function checkRows(rows: readonly Row[], { entry, entries, parentId }: ImportCall): Promise<Checked> {
  const { contract, fields } = entry.resource
  const { draft } = await contract.schema()
  // Loaded here, so that other requests do not load zod.
  const { createTextReader } = await import('../../schema/readTexts.js')
  const read = createTextReader(draft, labelsOf(contract.name), { readMoment: readDateTime })
  const known = new Map(
    rows.flatMap(({ id }, row) => {
      const current = entry.table.records.get(Number(id))
      return current ? [[row, current] as const] : []
    }),
  )
  const checked = rows.map(({ id, ...row }, place) => {
    const [first] = initialStatuses(contract)
    const current = known.get(place)
    const { status = current?.status ?? first, ...changes } = row
    const given = { ...draftOf(fields, current), ...changes }
    const mentions = readMentions(fields, given, entries)
    const placed = withParent(contract, read(mentions.values), parentId)
    const result = draft.safeParse(placed.body)
    const formulas = Object.entries(changes).flatMap(([path, cell]) =>
      typeof cell === 'string' && isFormulaError(cell) ? [{ path, code: 'formula' }] : [],
    )
    const issues = [
      ...formulas,
      ...mentions.issues,
      ...placed.issues,
      ...(result.success ? [] : toFieldIssues(result.error.issues)),
    ].filter(isFirst)
    if (id !== undefined && !current) issues.unshift({ path: 'id', code: 'reference' })
    return { values: { ...(result.success ? (result.data as Row) : {}), status: status === '' ? first : status }, issues }
  })
  const identities = checked.flatMap(({ values, issues }, row) =>
    issues.length > 0 || known.has(row) ? [] : identitiesOf(entry, values).map(([path, key]) => ({ row, path, key })),
  )
  const taken = new Map(
    [...entry.table.records.values()].flatMap((record) => identitiesOf(entry, record).map(([, key]) => [key, record] as const)),
  )
  const seen = new Map<string, number>()
  for (const { row, path, key } of identities) {
    const twin = seen.get(key)
    const holder = taken.get(key)
    if (holder)
      checked[row]?.issues.push({ path, code: 'duplicate', record: { entity: contract.name, id: holder.id, label: holder.label } })
    else if (twin !== undefined) checked[row]?.issues.push({ path, code: 'duplicateRow', params: { row: twin + 1 } })
    else seen.set(key, row)
  }
  return {
    values: checked.map(({ values }) => values),
    known,
    errors: checked.flatMap(({ issues }, row) => (issues.length > 0 ? [{ row, issues }] : [])),
    identities,
  }
}

/** The form values of a stored record; empty for a new one. */
function draftOf(fields: MemoryEntry['resource']['fields'], current: MemoryRecord | undefined): Row {
  return current ? Object.fromEntries(Object.keys(fields).map((key) => [key, current[key] ?? null])) : {}
}

/** The field that reports a duplicate, and the value that duplicates share. */
function identitiesOf({ table }: MemoryEntry, values: Row): readonly (readonly [path: string, key: string])[] {
  return table.contract.unique.flatMap(({ fields, isHint }) => {
    const key = comparable(JSON.stringify([fields, fields.map((field) => values[field] ?? null)]))
    return isHint || values[fields[0]] === null || values[fields[0]] === undefined ? [] : [[fields[0], key] as const]
  })
}

function labelsOf(name: string): (key: string) => readonly Readonly<Record<string, string>>[] {
  const messages = contracts.find(({ contract }) => contract.name === name)?.messages
  return (key) => (messages ? locales.map((locale) => messages[locale].options[key] ?? {}) : [])
}

function isFirst({ path }: FieldIssue, place: number, all: readonly FieldIssue[]): boolean {
  return path === '' || all.findIndex((other) => other.path === path) === place
}

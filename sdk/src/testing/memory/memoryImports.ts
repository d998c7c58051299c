import { contracts } from '../../contracts.js'
import type { FieldIssue } from '../../core/issue.js'
import { locales } from '../../core/locale.js'
import { initialStatuses } from '../../core/workflow.js'
import { toFieldIssues } from '../../schema/issues.js'
import { comparable } from '../../validators/comparable.js'
import { failure, success } from '../answers.js'
import { readMentions } from './memoryMentions.js'
import type { MemoryEntry } from './memoryRecordCalls.js'
import type { MemoryRecord } from './memoryTable.js'

type Row = Readonly<Record<string, unknown>>

interface ImportCall {
  readonly entry: MemoryEntry
  readonly entries: readonly MemoryEntry[]
  readonly query: URLSearchParams
  readonly store: (values: Row) => MemoryRecord
}
interface Checked {
  readonly values: readonly Row[]
  readonly errors: readonly { readonly row: number; readonly issues: readonly FieldIssue[] }[]
  readonly identities: readonly { readonly row: number; readonly path: string; readonly key: string }[]
}

/** `POST /<path>/importar`: rows checked without a trace, or stored all together. */
export async function answerImport(body: unknown, call: ImportCall): Promise<Response> {
  const { rows } = (body ?? {}) as { readonly rows?: readonly Row[] }
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > 10_000)
    return failure(422, 'invalid', { issues: [{ path: 'rows', code: 'invalid' }] })
  const { values, errors, identities } = await checkRows(rows as readonly Row[], call)
  if (call.query.get('simular') === '1')
    return success({ data: { total: rows.length, valid: rows.length - errors.length, errors, identities } })
  if (errors.length > 0) {
    const issues = errors.flatMap(({ row, issues: found }) => found.map((issue) => ({ ...issue, path: `rows[${row}].${issue.path}` })))
    return failure(422, 'invalid', { issues, data: { errors } })
  }
  const stored = values.map(call.store)
  const data = { created: stored.length, firstId: stored[0]?.id ?? 0, lastId: stored.at(-1)?.id ?? 0 }
  return success({ data }, 201)
}

async function checkRows(rows: readonly Row[], { entry, entries }: ImportCall): Promise<Checked> {
  const { contract, fields } = entry.resource
  const { draft } = await contract.schema()
  // zod comes along only where it is needed.
  const { createTextReader } = await import('../../schema/readTexts.js')
  const read = createTextReader(draft, labelsOf(contract.name))
  const checked = rows.map((row) => {
    const [first] = initialStatuses(contract)
    const { status = first, ...given } = row
    const mentions = readMentions(fields, given, entries)
    const result = draft.safeParse(read(mentions.values))
    const issues = [...mentions.issues, ...(result.success ? [] : toFieldIssues(result.error.issues))].filter(isFirst)
    return { values: { ...(result.success ? (result.data as Row) : {}), status: status === '' ? first : status }, issues }
  })
  const identities = checked.flatMap(({ values, issues }, row) =>
    issues.length > 0 ? [] : identitiesOf(entry, values).map(([path, key]) => ({ row, path, key })),
  )
  const taken = new Set([...entry.table.records.values()].flatMap((record) => identitiesOf(entry, record).map(([, key]) => key)))
  const seen = new Map<string, number>()
  for (const { row, path, key } of identities) {
    const twin = seen.get(key)
    if (taken.has(key)) checked[row]?.issues.push({ path, code: 'duplicate' })
    else if (twin !== undefined) checked[row]?.issues.push({ path, code: 'duplicateRow', params: { row: twin + 1 } })
    else seen.set(key, row)
  }
  return {
    values: checked.map(({ values }) => values),
    errors: checked.flatMap(({ issues }, row) => (issues.length > 0 ? [{ row, issues }] : [])),
    identities,
  }
}

/** Where a record is told that it is a twin, and what it shares with its twins. */
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

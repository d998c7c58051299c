import { sql } from 'kysely'
import { createBreaks } from '../core/breaks.js'
import type { Row } from '../database/database.js'
import { insertRows } from '../database/insertRows.js'
import { writeAudit } from '../records/history/audit.js'
import { type Change, changesBetween } from '../records/history/changes.js'
import { columnsOf } from '../records/write/columnsOf.js'
import { insertJoined } from '../records/write/joinedIds.js'
import { reserveIds, writeChildren } from '../records/write/writeChildren.js'
import { ruleContext } from '../records/write/ruleContext.js'
import { applyWrite, namesOf, type WriteContext } from '../records/write/writeRecord.js'
import { invalid, Problem } from '../http/Problem.js'
import type { CheckedRows } from './checkImport.js'
import { checkRows } from './checkRows.js'
import { noteImport } from './importLog.js'
import type { ImportRequest } from './readImport.js'
import type { PlacedDraft } from '../records/write/uniqueRows.js'

export interface ImportResult {
  readonly created: number
  /** Stored records that changed, and those whose row had no difference. */
  readonly updated: number
  readonly unchanged: number
  readonly firstId: number
  readonly lastId: number
  /** Opens the created and changed records as a list (`importacao=`) and undoes the import; 0 when nothing was stored. */
  readonly importId: number
}

/** Rows that are stored by the same statements; other requests run between portions. */
const portion = 250

/** Most errors that are also listed in `issues`; `data` has all of them. */
const maxToldIssues = 100

/** Stores all rows or none. @throws Problem 422 with the issues of each row */
export async function writeRows(
  context: WriteContext,
  { rows: given, fileName }: Pick<ImportRequest, 'rows' | 'fileName'>,
): Promise<ImportResult> {
  const { transaction, plan } = context
  // Imports of one entity take turns, so that each sees what the other stored.
  await sql`select pg_advisory_xact_lock(hashtext(${`import.${plan.entity.contract.name}`}))`.execute(transaction)
  const { drafts, issues, updated, unchanged } = await checkRows(context, given, { isTrial: false })
  if (issues.size > 0) throw refusedRows(issues)
  const ids = drafts.length > 0 ? await reserveIds(transaction, plan.entity.table, drafts.length) : []
  for (let start = 0; start < drafts.length; start += portion)
    await storeRows(context, { drafts: drafts.slice(start, start + portion), ids: ids.slice(start, start + portion), source: fileName })
  const changed = [...updated.keys()].map((row) => Number(given[row]?.id))
  const isStored = ids.length + changed.length > 0
  const importId = isStored ? await noteImport(context, { fileName, created: ids, updated: changed }) : 0
  return { ...resultOf(ids), updated: updated.size, unchanged: unchanged.length, importId }
}

/** The refusal with the issues of each row. */
export function refusedRows(issues: CheckedRows['issues']): Problem {
  const errors = [...issues].sort(([a], [b]) => a - b).map(([row, found]) => ({ row, issues: found }))
  const told = errors.flatMap(({ row, issues: found }) => found.map((issue) => ({ ...issue, path: `rows[${row}].${issue.path}` })))
  return new Problem(422, 'invalid', { ...invalid(told.slice(0, maxToldIssues)).details, data: { errors } })
}

/** The result of an import with only new records. */
export const resultOf = (ids: readonly number[]): ImportResult => ({
  created: ids.length,
  updated: 0,
  unchanged: 0,
  firstId: ids[0] ?? 0,
  lastId: ids.at(-1) ?? 0,
  importId: 0,
})

interface Portion {
  readonly drafts: readonly PlacedDraft[]
  readonly ids: readonly number[]
  readonly source?: string | null
}

export async function storeRows(context: WriteContext, { drafts, ids, source = null }: Portion): Promise<void> {
  const { transaction, plan } = context
  const pause = createBreaks()
  await insertRecords(context, drafts, ids)
  const placed = drafts.map(({ draft }, place) => ({ id: ids[place] ?? 0, draft }))
  await writeChildren(transaction, plan.children, placed)
  // With `apply`, a record may change earlier ones, so each is written completely before the next.
  if (plan.entity.apply)
    for (const [place, { id, draft }] of placed.entries()) await ofRow(drafts[place]?.row ?? 0, () => applyWrite(context, id, { draft }))
  else for (const join of plan.joins) await insertJoined(transaction, join, placed)
  const entries: { readonly id: number; readonly changes: readonly Change[] }[] = []
  for (const { id, draft } of placed) {
    entries.push({ id, changes: changesBetween({}, draft) })
    await pause()
  }
  await writeAudit(transaction, { entity: plan.entity.contract.name, action: 'import', writer: context.writer, source, entries })
}

/** Names the row that a rule refuses only now, because of what earlier rows changed. */
async function ofRow(row: number, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (error instanceof Problem && error.details.issues) throw refusedRows(new Map([[row, error.details.issues]]))
    throw error
  }
}

async function insertRecords(context: WriteContext, drafts: readonly PlacedDraft[], ids: readonly number[]) {
  const { transaction, plan, writer } = context
  const { entity } = plan
  const rules = await ruleContext(context)
  const stored: Row[] = []
  for (const [place, { draft }] of drafts.entries()) {
    const stamp = (await entity.stamp?.(draft, rules)) ?? {}
    stored.push({
      id: ids[place],
      ...columnsOf(plan, draft),
      ...stamp,
      ...namesOf(plan, draft, stamp),
      status: draft.status,
      version: 1,
      created_by: writer.userId,
      created_at: writer.at,
      updated_by: writer.userId,
      updated_at: writer.at,
    })
  }
  await insertRows(transaction, entity.table, stored)
}

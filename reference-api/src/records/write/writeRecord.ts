import { isDeepStrictEqual } from 'node:util'
import { type FieldIssue, toFieldIssues } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Catalogue } from '../../database/readCatalogue.js'
import { commas, type DatabaseTransaction, firstRow, type Row } from '../../database/database.js'
import { violationOf } from '../../database/violations.js'
import { invalid, notFound, Problem, refused } from '../../http/Problem.js'
import { writeAudit } from '../history/audit.js'
import type { Writer } from '../plan/defineEntity.js'
import { createAsk } from '../plan/ask.js'
import { changesBetween, draftOf } from '../history/changes.js'
import { nameFiles } from '../history/historyLabels.js'
import type { EntityPlan, PlannedChild } from '../plan/plan.js'
import { readRecord, readRecords, type StoredRecord } from '../read/readRecords.js'
import { writeJoins } from './joinedIds.js'
import { checkReferences } from './references.js'
import { columnsOf } from './columnsOf.js'
import { takenIdentities } from './uniqueRows.js'
import { searchText } from '../read/searchText.js'

export interface WriteContext {
  readonly transaction: DatabaseTransaction
  readonly plan: EntityPlan
  readonly catalogue: Catalogue
  readonly writer: Writer
  readonly today: string
}

/** Writes a new record. @throws Problem 422 or 409 naming what is wrong with which field */
export async function createRecord(context: WriteContext, body: unknown): Promise<StoredRecord> {
  const { transaction, plan, writer } = context
  const [first] = initialStatuses(plan)
  const status = (body as Row | null)?.status ?? first
  const draft = parseDraft(plan, body, initialStatuses(plan).some((known) => known === status) ? [] : [{ path: 'status', code: 'invalid' }])
  const values = {
    ...(await checkedColumns(context, { draft, id: undefined, before: undefined })),
    status,
    created_by: writer.userId,
    created_at: writer.at,
  }
  const { table } = plan.entity
  const inserted = await guarded(plan, () =>
    firstRow<{ id: number }>(
      transaction,
      sql`insert into ${sql.table(table)} (${commas(Object.keys(values).map((name) => sql.id(name)))}) values (${commas(Object.values(values).map((value) => sql`${value}`))}) returning id`,
    ),
  )
  const id = inserted?.id ?? 0
  await writeChildren(context, id, { draft })
  await applyWrite(context, id, { draft })
  const record = await reread(context, id)
  const changes = await nameFiles(transaction, plan, changesBetween({}, { ...draftOf(plan, record), status }, plan))
  await writeAudit(transaction, { entity: plan.entity.contract.name, action: 'create', writer, entries: [{ id, changes }] })
  return record
}

/** Writes a record over the version that its reader saw; without any difference nothing is written. @throws Problem 404, 412 with the current record, 422, 409 */
export async function updateRecord(
  context: WriteContext,
  { id, version, body }: { readonly id: number; readonly version: number; readonly body: unknown },
): Promise<StoredRecord> {
  const { transaction, plan, writer } = context
  const current = await lockRecord(context, { id, version })
  if (plan.entity.contract.finalStatuses.includes(current.status)) throw new Problem(409, 'final', { data: { status: current.status } })
  const status = (body as Row | null)?.status ?? current.status
  const draft = parseDraft(plan, body, status === current.status ? [] : [{ path: 'status', code: 'statusChange' }])
  const before = draftOf(plan, current)
  if (changesBetween(before, draftOf(plan, draft)).length === 0) return current
  const values = await checkedColumns(context, { draft, id, before })
  const assignments = Object.entries(values).map(([name, value]) => sql`${sql.id(name)} = ${value}`)
  await guarded(plan, () =>
    sql`update ${sql.table(plan.entity.table)} set version = version + 1, ${commas(assignments)} where id = ${id}`.execute(transaction),
  )
  const written = await writeChildren(context, id, { draft, before })
  await applyWrite(context, id, { draft, before })
  // The sub-records that were not written are as they were read under the lock.
  const record = { ...current, ...(await reread(context, id, written)) }
  const changes = await nameFiles(transaction, plan, changesBetween(before, draftOf(plan, record), plan))
  await writeAudit(transaction, { entity: plan.entity.contract.name, action: 'update', writer, entries: [{ id, changes }] })
  return record
}

/** Keeps others from writing the record until the transaction ends. @throws Problem 404, or 412 with the current record */
export async function lockRecord(
  context: WriteContext,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<StoredRecord> {
  const { transaction, plan, today } = context
  const current = await readRecord(transaction, plan, { id, today, isLocked: true })
  if (!current) throw notFound()
  if (current.version !== version) throw new Problem(412, 'stale', { data: current })
  return current
}

/** The statuses that a new record may have: the first of its workflow, and `inativo`. */
export function initialStatuses({ entity }: EntityPlan): readonly string[] {
  const { statuses } = entity.contract
  return statuses.filter((status, index) => index === 0 || status === 'inativo')
}

function parseDraft(plan: EntityPlan, body: unknown, more: readonly FieldIssue[]): Row {
  const result = plan.draft.safeParse(body)
  const issues = [...(result.success ? [] : toFieldIssues(result.error.issues)), ...more]
  if (!result.success || issues.length > 0) throw invalid(issues)
  // A key that was left out is an empty one: rules need not know the difference.
  return draftOf(plan, result.data as Row)
}

/** The columns of a draft that passed the rules which look at other records. */
async function checkedColumns(
  { transaction, plan, catalogue, writer, today }: WriteContext,
  { draft, id, before }: { readonly draft: Row; readonly id: number | undefined; readonly before: Row | undefined },
): Promise<Row> {
  const { entity } = plan
  const rules = { database: transaction, ask: createAsk(transaction), today, id, before }
  const missing = await checkReferences(transaction, { plan, catalogue, draft, before })
  // Rules may rely on what they follow being there.
  if (missing.length > 0) throw invalid(missing)
  const broken = (await entity.check?.(draft, rules)) ?? []
  if (broken.length > 0) throw refused(broken)
  // Asked before it is written: what an index refuses, PostgreSQL writes into its log with the value, which may be a document.
  const taken = await takenIdentities(transaction, { plan, catalogue, draft, before, id })
  if (taken.length > 0) throw refused(taken)
  const stamp = (await entity.stamp?.(draft, rules)) ?? {}
  return { ...columnsOf(plan, draft), ...stamp, ...namesOf(plan, draft, stamp), updated_by: writer.userId, updated_at: writer.at }
}

/** What a record is called and found by. */
export function namesOf({ entity }: EntityPlan, draft: Row, stamp: Row): Row {
  const texts = entity.search ? entity.search(draft, stamp) : entity.contract.search.map((key) => draft[key])
  return { label: entity.label(draft), search_text: searchText(texts) }
}

/** Writes the sub-records that are not as they were. @returns which these are */
async function writeChildren(
  { transaction, plan }: WriteContext,
  id: number,
  { draft, before }: { readonly draft: Row; readonly before?: Row },
): Promise<readonly PlannedChild[]> {
  const changed = plan.children.filter(({ key }) => !isDeepStrictEqual(draft[key], before?.[key]))
  for (const { key, table, fields } of changed) {
    if (before) await sql`delete from ${sql.table(table)} where owner_id = ${id}`.execute(transaction)
    const items = (draft[key] ?? []) as readonly Row[]
    if (items.length === 0) continue
    const names = ['owner_id', 'position', ...fields.map(({ column }) => column)]
    const tuples = items.map(
      (item, position) => sql`(${commas([id, position, ...fields.map((field) => item[field.key] ?? null)].map((value) => sql`${value}`))})`,
    )
    await sql`insert into ${sql.table(table)} (${commas(names.map((name) => sql.id(name)))}) values ${commas(tuples)}`.execute(transaction)
  }
  return changed
}

/** Writes the lists of ids, after what the entity itself changes elsewhere. */
export async function applyWrite(
  { transaction, plan, writer, today }: WriteContext,
  id: number,
  { draft, before }: { readonly draft: Row; readonly before?: Row },
): Promise<void> {
  await plan.entity.apply?.(draft, { database: transaction, today, id, before, writer })
  await writeJoins(transaction, plan, { id, draft, before })
}

/** A duplicate that only the index saw is told on its field. */
async function guarded<T>(plan: EntityPlan, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const violation = violationOf(error)
    if (violation?.kind !== 'unique') throw error
    throw refused([{ path: plan.entity.unique?.[violation.constraint] ?? '', code: 'duplicate' }])
  }
}

/** The record as it stands after a write; of its sub-records only `children`, where these are named. */
export async function reread(
  { transaction, plan, today }: WriteContext,
  id: number,
  children?: readonly PlannedChild[],
): Promise<StoredRecord> {
  const [record] = await readRecords(transaction, plan, { ids: [id], today, children })
  if (!record) throw notFound()
  return record
}

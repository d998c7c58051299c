import { isDeepStrictEqual } from 'node:util'
import {
  editableIn,
  type FieldIssue,
  initialStatuses,
  isReadOnlyIn,
  toFieldIssues,
  unveilBody,
  veilRecord,
} from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Catalogue } from '../../database/readCatalogue.js'
import { commas, type DatabaseTransaction, firstRow, type Row } from '../../database/database.js'
import { violationOf } from '../../database/violations.js'
import { invalid, notFound, Problem, refused } from '../../http/Problem.js'
import { checkAct } from '../../session/authenticate.js'
import { settleStatuses } from '../actions/moveStatuses.js'
import { writeAudit } from '../history/audit.js'
import type { Actor, Writer } from '../plan/defineEntity.js'
import { withParent } from '../plan/scope.js'
import { type Change, changesBetween, draftOf, filledInChanges } from '../history/changes.js'
import { nameFiles } from '../history/historyLabels.js'
import type { EntityPlan, PlannedChild } from '../plan/plan.js'
import { readRecord, readRecords, type StoredRecord } from '../read/readRecords.js'
import { writeJoins } from './joinedIds.js'
import { checkReferences } from './references.js'
import { ruleContext } from './ruleContext.js'
import { columnsOf } from './columnsOf.js'
import { matchRows, rowsAt } from './matchRows.js'
import { refuseRowsInUse } from './rowsInUse.js'
import { takenIdentities } from './uniqueRows.js'
import { writeChildren } from './writeChildren.js'
import { searchText } from '../read/searchText.js'

export interface WriteContext {
  readonly transaction: DatabaseTransaction
  readonly plan: EntityPlan
  /** The plans of all entities, because rules need to know which records refer to a record's rows. */
  readonly plans: readonly EntityPlan[]
  readonly catalogue: Catalogue
  readonly writer: Writer
  /** Whether the caller may read the entity: a refusal names no record of the others. */
  mayRead(plan: EntityPlan): boolean
  /** Loads the user once, for the first rule that needs it. */
  actor(): Promise<Actor>
  readonly today: string
}

/** Creates a record. @throws Problem 422 or 409 with an issue for each wrong field */
export async function createRecord(context: WriteContext, body: unknown): Promise<StoredRecord> {
  const { transaction, plan, writer } = context
  const initial = initialStatuses(plan.entity.contract)
  const [first] = initial
  const status = (body as Row | null)?.status ?? first
  const draft = parseDraft(plan, {
    body,
    more: initial.some((known) => known === status) ? [] : [{ path: 'status', code: 'invalid' }],
  })
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
  await guarded(plan, () => writeChildren(transaction, plan.children, [{ id, draft }]))
  await applyWrite(context, id, { draft })
  const record = await reread(context, id)
  const changes = await nameFiles(transaction, plan, changesBetween({}, { ...draftOf(plan, record), status }, plan))
  await writeAudit(transaction, { entity: plan.entity.contract.name, action: 'create', writer, entries: [{ id, changes }] })
  return record
}

/**
 * Updates a record, if its version is still the one that the writer saw. Writes nothing when nothing differs.
 * @throws Problem 404, 412 with the current record, 422, 409
 */
export async function updateRecord(
  context: WriteContext,
  { id, version, body }: { readonly id: number; readonly version: number; readonly body: unknown },
): Promise<StoredRecord> {
  const { transaction, plan, writer } = context
  const current = await lockRecord(context, { id, version })
  const status = (body as Row | null)?.status ?? current.status
  const before = draftOf(plan, current)
  const draft = orFinal(plan, current.status, () =>
    parseDraft(plan, {
      body: unveilBody(plan.entity.contract, body, current),
      before,
      more: status === current.status ? [] : [{ path: 'status', code: 'statusChange' }],
    }),
  )
  const wanted = changesBetween(before, draft).filter((change) => !isComputed(plan, change))
  // A body that changes nothing is never refused.
  if (wanted.length === 0) return current
  refuseFinal(plan, current.status)
  checkLocks(plan, current.status, wanted)
  checkFieldPowers(context, wanted)
  await refuseRowsInUse(context, draft, before)
  const values = await checkedColumns(context, { draft, id, before })
  const assignments = Object.entries(values).map(([name, value]) => sql`${sql.id(name)} = ${value}`)
  await guarded(plan, () =>
    sql`update ${sql.table(plan.entity.table)} set version = version + 1, ${commas(assignments)} where id = ${id}`.execute(transaction),
  )
  const written = plan.children.filter(({ key }) => !isDeepStrictEqual(rowsAt(draft, key), rowsAt(before, key)))
  await guarded(plan, () => writeChildren(transaction, written, [{ id, draft, before }]))
  await applyWrite(context, id, { draft, before })
  // Sub-records that were not written are unchanged since they were read under the lock, unless their values are computed from others.
  const stale = plan.children.filter((child) => written.includes(child) || (written.length > 0 && Object.keys(child.computed).length > 0))
  const record = { ...current, ...(await reread(context, id, stale)) }
  const typed = await nameFiles(transaction, plan, changesBetween(before, draftOf(plan, record), plan))
  const changes = [...typed, ...filledInChanges(plan, current, record)]
  await writeAudit(transaction, { entity: plan.entity.contract.name, action: 'update', writer, entries: [{ id, changes }] })
  return withHands(context, record)
}

/** A field that the server computes and that the draft leaves empty: it will be computed, whatever it was. */
const isComputed = ({ entity }: EntityPlan, { field, after }: Change) => after === null && entity.contract.computed.includes(field)

/** @throws Problem 409 `final` when the status is read-only */
function refuseFinal({ entity }: EntityPlan, status: string): void {
  if (isReadOnlyIn(entity.contract, status)) throw new Problem(409, 'final', { data: { status } })
}

/** Reads a body; in a read-only status the refusal says so, and no field is named that nobody can correct. */
function orFinal<T>(plan: EntityPlan, status: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    refuseFinal(plan, status)
    throw error
  }
}

/** Locks the record until the transaction ends. @throws Problem 404, 412 with the current record, or 409 when it is sealed */
export async function lockRecord(
  context: WriteContext,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<StoredRecord> {
  const { transaction, plan, today, writer } = context
  const current = await readRecord(transaction, plan, { id, today, userId: writer.userId ?? undefined, isLocked: true })
  if (!current) throw notFound()
  if (current.version !== version) throw new Problem(412, 'stale', { data: veilRecord(plan.entity.contract, current) })
  await refuseSealed(transaction, plan, id)
  return current
}

/** @throws Problem 409 `sealed` when nothing may change the record any more */
export async function refuseSealed(transaction: DatabaseTransaction, { entity, isSealable }: EntityPlan, id: number): Promise<void> {
  if (!isSealable) return
  const sealed = await firstRow(transaction, sql`select 1 from ${sql.table(entity.table)} where id = ${id} and sealed_at is not null`)
  if (sealed) throw new Problem(409, 'sealed')
}

/** @throws Problem 409 `locked` naming each changed field that the status does not allow to edit */
function checkLocks({ entity }: EntityPlan, status: string, changes: readonly Change[]): void {
  const editable = editableIn(entity.contract, status)
  if (!editable) return
  const fields = new Set(changes.map(({ field }) => fieldOf(field)))
  const locked = [...fields].filter((field) => !editable.includes(field))
  if (locked.length > 0) throw refused(locked.map((path) => ({ path, code: 'locked' })))
}

/** @throws Problem 403 naming the power that the change of a field needs */
function checkFieldPowers({ plan, writer }: WriteContext, changes: readonly Change[]): void {
  const { fieldPowers = {} } = plan.entity.contract
  for (const [key, power] of Object.entries(fieldPowers))
    if (power && changes.some(({ field }) => fieldOf(field) === key)) checkAct(writer.powers, power)
}

/** The field of a change, which may be within it: `receipts` of `receipts[2].quantity`. */
const fieldOf = (path: string): string => path.replace(/[.[].*$/s, '')

function parseDraft(
  plan: EntityPlan,
  { body, before, more }: { readonly body: unknown; readonly before?: Row; readonly more: readonly FieldIssue[] },
): Row {
  const given = withParent(plan, body)
  const result = plan.draft.safeParse(given.body)
  if (!result.success) throw invalid([...toFieldIssues(result.error.issues), ...given.issues, ...more])
  // A missing key counts as empty, so rules see no difference.
  const { draft, issues } = matchRows(plan.children, { draft: draftOf(plan, result.data as Row), before })
  const all = [...issues, ...given.issues, ...more]
  if (all.length > 0) throw invalid(all)
  return draft
}

/** The columns of a draft, after the rules that need other records have passed. */
async function checkedColumns(
  context: WriteContext,
  { draft, id, before }: { readonly draft: Row; readonly id: number | undefined; readonly before: Row | undefined },
): Promise<Row> {
  const { transaction, plan, catalogue, writer } = context
  const { entity } = plan
  const rules = await ruleContext(context, { id, before })
  const missing = await checkReferences(transaction, { plan, catalogue, writer, draft, before })
  // Rules may rely on every reference being valid.
  if (missing.length > 0) throw invalid(missing)
  const broken = (await entity.check?.(draft, rules)) ?? []
  if (broken.length > 0) throw refused(broken)
  // Checked before the write: when an index refuses a value, PostgreSQL writes it to its log, and it may be a document number.
  const taken = await takenIdentities(transaction, { plan, catalogue, draft, before, id })
  if (taken.length > 0) throw refused(taken)
  const stamp = (await entity.stamp?.(draft, rules)) ?? {}
  return { ...columnsOf(plan, draft), ...stamp, ...namesOf(plan, draft, stamp), updated_by: writer.userId, updated_at: writer.at }
}

/** The record's label and search text. */
export function namesOf({ entity }: EntityPlan, draft: Row, stamp: Row): Row {
  const { search, masked } = entity.contract
  const texts = entity.search ? entity.search(draft, stamp) : search.filter((key) => !masked.includes(key)).map((key) => draft[key])
  return { label: entity.label(draft, stamp), search_text: searchText(texts) }
}

/** Runs `apply`, writes the lists of ids, and then sets the status that the date decides. */
export async function applyWrite(
  { transaction, plan, writer, today, actor }: WriteContext,
  id: number,
  { draft, before }: { readonly draft: Row; readonly before?: Row },
): Promise<void> {
  if (plan.entity.apply) await plan.entity.apply(draft, { database: transaction, today, id, before, writer, actor: await actor() })
  await writeJoins(transaction, plan, { id, draft, before })
  await settleStatuses({ database: transaction, entity: plan.entity, today, writer }, [id])
}

/** Turns the violation of a unique index into an issue on its field. */
export async function guarded<T>(plan: EntityPlan, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const violation = violationOf(error)
    if (violation?.kind !== 'unique') throw error
    throw refused([{ path: plan.entity.unique?.[violation.constraint] ?? '', code: 'duplicate' }])
  }
}

/** The record once its change stands in the history, which tells whose hands have made it. */
export async function withHands(context: WriteContext, record: StoredRecord): Promise<StoredRecord> {
  if (!context.plan.entity.secondHand) return record
  const { barred } = await reread(context, record.id, [])
  return { ...record, barred }
}

/** The record after a write, with all sub-records or only those of `children`. */
export async function reread(
  { transaction, plan, today, writer }: WriteContext,
  id: number,
  children?: readonly PlannedChild[],
): Promise<StoredRecord> {
  const [record] = await readRecords(transaction, plan, { ids: [id], today, userId: writer.userId ?? undefined, children })
  if (!record) throw notFound()
  return record
}

import {
  contracts,
  contractText,
  createTextReader,
  type FieldIssue,
  locales,
  toFieldIssues,
  veilRecord,
} from '@esporte-parana/sdk/contracts'
import { readDateTime } from '@esporte-parana/sdk/validators'
import { sql } from 'kysely'
import { type Row, rows } from '../database/database.js'
import { localTime, shownDay } from '../exports/localTime.js'
import { withNames } from '../exports/shownParts.js'
import { Problem } from '../http/Problem.js'
import { type Change, changesBetween, draftOf } from '../records/history/changes.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { scopeCondition, withParent } from '../records/plan/scope.js'
import { readRecords, type StoredRecord } from '../records/read/readRecords.js'
import { plainText } from '../records/read/searchText.js'
import { matchRows } from '../records/write/matchRows.js'
import { updateRecord, type WriteContext } from '../records/write/writeRecord.js'
import { createBreaks } from '../core/breaks.js'
import { firstOfEach, labelsOf } from './checkImport.js'
import { formulaIssues } from './formulaIssues.js'
import { overStored } from './knownValues.js'
import { resolveReferences } from './resolveReferences.js'

/** A line with the id of a stored record. */
export interface KnownRow {
  readonly row: number
  readonly values: Row
}

export interface UpdatedRows {
  /** Indexes of lines without a difference to the stored record. */
  readonly unchanged: readonly number[]
  /** What each line changes in its stored record. */
  readonly updated: ReadonlyMap<number, readonly Change[]>
  readonly issues: ReadonlyMap<number, readonly FieldIssue[]>
}

/** Lines that are read by the same statements. */
const portion = 100

/** Updates stored records with the changes of a file's lines, by the rules of a form. A trial stores nothing. */
export async function updateRows(
  context: WriteContext,
  known: readonly KnownRow[],
  { isTrial }: { readonly isTrial: boolean },
): Promise<UpdatedRows> {
  const read = createTextReader(context.plan.draft, labelsOf(context.plan), { readMoment: readDateTime })
  const unchanged: number[] = []
  const updated = new Map<number, readonly Change[]>()
  const issues = new Map<number, readonly FieldIssue[]>()
  const { first, twins } = apart(known)
  for (const [row, found] of twins) issues.set(row, [found])
  const pause = createBreaks()
  for (let start = 0; start < first.length; start += portion) {
    for (const wanted of await readWanted(context, first.slice(start, start + portion))) {
      const outcome = await updateRow(context, wanted, read, isTrial)
      if (outcome === 'unchanged') unchanged.push(wanted.row)
      else if ('changed' in outcome) updated.set(wanted.row, outcome.changed)
      else issues.set(wanted.row, outcome)
      await pause()
    }
  }
  return { unchanged, updated, issues }
}

/** Separates lines with a repeated id: the second one is an issue. */
function apart(known: readonly KnownRow[]) {
  const places = new Map<unknown, number>()
  const twins = new Map<number, FieldIssue>()
  const first = known.filter(({ row, values: { id } }) => {
    const twin = places.get(id)
    if (twin === undefined) places.set(id, row)
    else twins.set(row, { path: 'id', code: 'duplicateRow', params: { row: twin + 1 } })
    return twin === undefined
  })
  return { first, twins }
}

interface Wanted {
  readonly row: number
  /** What the line says about the last change of its record. */
  readonly updatedAt: unknown
  /** Undefined when no record has the id. */
  readonly current: StoredRecord | undefined
  readonly draft: Record<string, unknown>
  readonly issues: readonly FieldIssue[]
  /** Nothing changes the record any more, and its values need not be those that a form would take. */
  readonly isSealed?: boolean
}

/** The stored records with the changes of each line, with ids instead of names. */
async function readWanted({ transaction, plan, catalogue, today }: WriteContext, known: readonly KnownRow[]): Promise<Wanted[]> {
  const ids = known.map(({ values }) => Number(values.id))
  const visible = await rows<{ id: number; isSealed: boolean }>(
    transaction,
    sql`select id, ${plan.isSealable ? sql`sealed_at is not null` : sql`false`} as "isSealed" from ${sql.table(plan.entity.table)} t where id = any(${ids}::integer[]) and deleted_at is null and ${scopeCondition(plan)}
      order by id for update`,
  )
  const sealed = new Set(visible.flatMap(({ id, isSealed }) => (isSealed ? [id] : [])))
  const records = await readRecords(transaction, plan, { ids: visible.map(({ id }) => id), today })
  const named = await withNames(transaction, plan, catalogue, records)
  const places = new Map(records.map(({ id }, place) => [id, place]))
  const wanted = known.map(({ row, values: { id, updatedAt, ...given } }) => {
    const current = records[places.get(Number(id)) ?? -1]
    if (!current) return { row, updatedAt, current, draft: {}, issues: [{ path: 'id', code: 'reference' }] }
    const draft = overStored(plan, withoutListCells(plan, given, current), {
      stored: draftOf(plan, current),
      shown: shownOf(plan, current, named[places.get(current.id) ?? -1]),
    })
    const strange = Object.keys(given).filter((key) => key !== 'status' && !(key in draft))
    const isSealed = sealed.has(current.id)
    return {
      row,
      updatedAt,
      current,
      draft,
      isSealed,
      issues: [...formulaIssues(given), ...strange.map((path) => ({ path, code: 'unknownField' }))],
    }
  })
  const unresolved = await resolveReferences(transaction, { plan, catalogue, drafts: wanted.map(({ draft }) => draft) })
  return wanted.map((each, place) => ({ ...each, issues: [...each.issues, ...(unresolved[place] ?? [])] }))
}

/** Drops the cells that say what the list says of the stored record: they change nothing. */
function withoutListCells({ entity }: EntityPlan, given: Row, current: StoredRecord): Row {
  const cells = Object.entries(entity.listCells ?? {}).map(([key, { of }]) => [key, textOf(of({ ...current }))] as const)
  const isListed = (key: string, value: unknown) => cells.some(([own, text]) => (key === own || key === `${own}Id`) && value === text)
  return Object.fromEntries(Object.entries(given).filter(([key, value]) => !isListed(key, value)))
}

const textOf = (value: unknown) => (typeof value === 'object' && value !== null && 'label' in value ? value.label : value)

/** A record with the texts of an export. */
function shownOf(plan: EntityPlan, current: StoredRecord, named: Row = {}): Row {
  const { inList = (record: Row) => record, inExport = (record: Row) => record } = plan.entity
  const listed = inExport(inList(veilRecord(plan.entity.contract, current)))
  const own = plan.fields.flatMap(({ key, target }) => (target === undefined ? [[key, listed[key]] as const] : []))
  const labels = (links: unknown) => ((links ?? []) as readonly { readonly label: string }[]).map(({ label }) => label)
  const joined = plan.joins.map(({ key, links }) => [key, labels(current[links])] as const)
  return { ...named, ...Object.fromEntries([...own, ...joined]) }
}

interface Changed {
  readonly changed: readonly Change[]
}

async function updateRow(
  context: WriteContext,
  { updatedAt, current, draft, issues: known, isSealed }: Wanted,
  read: (row: Row) => Row,
  isTrial: boolean,
): Promise<'unchanged' | Changed | readonly FieldIssue[]> {
  if (!current) return known
  const { plan } = context
  const { status, ...body } = read(draft)
  if (isSealed) {
    const fields = changesBetween(draftOf(plan, current), draftOf(plan, body)).map(({ field }) => field)
    return fields.length === 0 ? 'unchanged' : fields.map((path) => ({ path, code: 'locked' }))
  }
  const issues = [...known, ...statusIssues(plan, current, status)]
  const parsed = plan.draft.safeParse(withParent(plan, body).body)
  if (!parsed.success) issues.push(...toFieldIssues(parsed.error.issues))
  if (issues.length > 0 || !parsed.success) return firstOfEach(issues)
  const before = draftOf(plan, current)
  const matched = matchRows(plan.children, { draft: draftOf(plan, parsed.data as Row), before })
  if (matched.issues.length > 0) return matched.issues
  const changed = changesBetween(before, matched.draft)
  if (changed.length === 0) return 'unchanged'
  const newer = newerIssues(current, updatedAt, context.writer)
  if (newer.length > 0) return newer
  const refused = await write(context, { current, body, isTrial })
  return refused ?? { changed }
}

/**
 * An export says when each record was changed last: what others changed after it is not undone by an old file. A cell has no seconds. A cell
 * that was emptied or that another program rewrote no longer says it.
 */
function newerIssues({ updatedAt, updatedBy }: StoredRecord, given: unknown, { userId }: WriteContext['writer']): FieldIssue[] {
  if (given === undefined) return []
  const told = given === null ? undefined : readDateTime(given)
  if (told === undefined) return [{ path: 'updatedAt', code: 'exportedAt' }]
  const isOlder = told.slice(0, 16) < new Date(updatedAt).toISOString().slice(0, 16)
  if (!isOlder || updatedBy?.id === userId) return []
  const { day, minute } = localTime(updatedAt)
  return [{ path: 'updatedAt', code: 'changedSince', params: { at: `${shownDay(day)} ${minute}`, by: updatedBy?.label ?? '—' } }]
}

/** A file may contain the current status; changing the status needs a command. */
function statusIssues({ entity: { contract } }: EntityPlan, current: StoredRecord, given: unknown): FieldIssue[] {
  if (given === undefined || given === null || given === '' || given === current.status) return []
  const entry = contracts.find((each) => each.contract.name === contract.name)
  const labels = entry ? locales.map((locale) => contractText(locale, entry).option('status', current.status)) : []
  const isSame = typeof given === 'string' && labels.some((label) => label !== undefined && plainText(label) === plainText(given))
  return isSame ? [] : [{ path: 'status', code: 'statusChange' }]
}

interface Written {
  readonly current: StoredRecord
  readonly body: Row
  readonly isTrial: boolean
}

async function write(context: WriteContext, { current, body, isTrial }: Written): Promise<readonly FieldIssue[] | undefined> {
  const { transaction } = context
  // The savepoint protects the transaction from a refused statement, and undoes a trial.
  await sql`savepoint import_row`.execute(transaction)
  try {
    await updateRecord(context, { id: current.id, version: current.version, body })
    await (isTrial ? sql`rollback to savepoint import_row` : sql`release savepoint import_row`).execute(transaction)
    return undefined
  } catch (error) {
    await sql`rollback to savepoint import_row`.execute(transaction)
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return error.details.issues ?? [{ path: '', code: error.code }]
  }
}

import { type FieldIssue, type Link, toFieldIssues } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { commas, type Row, rows } from '../../database/database.js'
import { violationOf } from '../../database/violations.js'
import { Problem } from '../../http/Problem.js'
import { writeAudit } from '../history/audit.js'
import type { Refusal } from './bulkActions.js'
import { type Change, changesBetween, draftOf } from '../history/changes.js'
import { type Dependant, isFinal, pointingRows } from './dependants.js'
import type { EntityPlan, PlannedJoin } from '../plan/plan.js'
import { readRecords, type StoredRecord } from '../read/readRecords.js'
import { ruleContext } from '../write/ruleContext.js'
import type { WriteContext } from '../write/writeRecord.js'

/** A record that cannot refer to the other one, and the broken rule. */
export interface MoveRefusal extends Refusal {
  readonly entity: string
  readonly field: string
  /** The parameters of the record's address; only for nested records. */
  readonly address?: Link['params']
}

/** How many records were moved, by the field that refers. */
export interface Moved {
  readonly entity: string
  readonly field: string
  /** Counts records, not rows. */
  readonly count: number
}

interface Move {
  /** The entity whose records refer. */
  readonly owner: EntityPlan
  readonly dependants: readonly Dependant[]
  readonly from: number
  readonly to: number
  /** Moves only references that are current and active. */
  readonly onlyActive: boolean
}
/** One reference in a record; `row` is the row's id when a row refers. */
interface Pointer {
  readonly dependant: Dependant
  readonly row: number | null
}
interface MovedRecord {
  readonly record: StoredRecord
  readonly changes: readonly Change[]
}

// Records read at once. Their rules run one by one, so a larger batch would gain nothing.
const batch = 500

/** Makes the records of one entity refer to another record. Writes nothing when one of them breaks a rule. */
export async function moveReferences(
  context: WriteContext,
  move: Move,
): Promise<{ readonly moved: readonly Moved[]; readonly refused: readonly MoveRefusal[] }> {
  const pointers = await findPointers(context, move)
  const ids = [...pointers.keys()]
  const changed: MovedRecord[] = []
  const refused: MoveRefusal[] = []
  for (let start = 0; start < ids.length; start += batch) {
    const found = await readRecords(context.transaction, move.owner, { ids: ids.slice(start, start + batch), today: context.today })
    for (const record of found) {
      const before = draftOf(move.owner, record)
      const after = redirect(before, pointers.get(record.id) ?? [], move)
      refused.push(...(await newIssues(context, { owner: move.owner, record, before, after })))
      changed.push({ record, changes: changesBetween(before, after) })
    }
  }
  if (refused.length > 0) return { moved: [], refused }
  await writeMove(context, move, { pointers, changed })
  return { moved: countMoved(move, pointers), refused }
}

/** The references by record. Locks rows in id order, so that two writers cannot deadlock. */
async function findPointers({ transaction, today }: WriteContext, move: Move): Promise<Map<number, Pointer[]>> {
  const found: (Pointer & { readonly id: number })[] = []
  for (const dependant of move.dependants) {
    const { source, condition } = pointingRows(dependant, { ids: [move.from], onlyActive: move.onlyActive, today })
    const row = dependant.rows ? sql`r.id` : sql`null::integer`
    const pointing = await rows<{ id: number; row: number | null }>(
      transaction,
      sql`select t.id, ${row} as "row" from ${source} where ${condition} and not ${isFinal(move.owner)} order by t.id for update of t`,
    )
    found.push(...pointing.map((pointer) => ({ ...pointer, dependant })))
  }
  const byRecord = new Map<number, Pointer[]>()
  for (const { id, ...pointer } of found.sort((a, b) => a.id - b.id)) byRecord.set(id, [...(byRecord.get(id) ?? []), pointer])
  return byRecord
}

interface Target {
  readonly row: number | null
  readonly from: number
  readonly to: number
}

/** Removes the duplicate when a list holds both records. */
const withTarget = (ids: readonly number[], { from, to }: Target) => [...new Set(ids.map((id) => (id === from ? to : id)))]

function redirect(draft: Row, pointers: readonly Pointer[], { from, to }: Pick<Move, 'from' | 'to'>): Row {
  return pointers.reduce((values, { dependant, row }) => redirectAt(values, dependant.field.split('.'), { row, from, to }), draft)
}

function redirectAt(holder: Row, [key = '', ...rest]: readonly string[], target: Target): Row {
  const inner = holder[key]
  if (rest.length === 0) return { ...holder, [key]: Array.isArray(inner) ? withTarget(inner as readonly number[], target) : target.to }
  if (!Array.isArray(inner)) return { ...holder, [key]: redirectAt(inner as Row, rest, target) }
  const isMeant = (item: Row) => rest.length > 1 || item.id === target.row
  return { ...holder, [key]: (inner as readonly Row[]).map((item) => (isMeant(item) ? redirectAt(item, rest, target) : item)) }
}

/** The rules that the move breaks. A rule that was broken before does not count. */
async function newIssues(
  context: WriteContext,
  {
    owner,
    record,
    before,
    after,
  }: { readonly owner: EntityPlan; readonly record: StoredRecord; readonly before: Row; readonly after: Row },
): Promise<MoveRefusal[]> {
  const issuesOf = async (draft: Row): Promise<FieldIssue[]> => {
    const parsed = owner.draft.safeParse(draft)
    const rules = await ruleContext(context, { id: record.id, before })
    return [...(parsed.success ? [] : toFieldIssues(parsed.error.issues)), ...((await owner.entity.check?.(draft, rules)) ?? [])]
  }
  const issues = await issuesOf(after)
  if (issues.length === 0) return []
  const known = new Set((await issuesOf(before)).map(({ path, code }) => `${path} ${code}`))
  return issues
    .filter(({ path, code }) => !known.has(`${path} ${code}`))
    .map(({ path, code, params }) => ({
      entity: owner.entity.contract.name,
      field: path,
      id: record.id,
      label: record.label,
      code,
      params,
      ...addressOf(owner, record),
    }))
}

async function writeMove(
  context: WriteContext,
  move: Move,
  { pointers, changed }: { readonly pointers: ReadonlyMap<number, readonly Pointer[]>; readonly changed: readonly MovedRecord[] },
): Promise<void> {
  const { transaction, writer } = context
  const { owner, to } = move
  for (const dependant of move.dependants.filter(({ rows: from }) => from)) {
    const ids = [...pointers.values()].flatMap((all) => all.filter((pointer) => pointer.dependant === dependant).map(({ row }) => row))
    await sql`update ${sql.table(dependant.table)} set ${sql.id(dependant.column)} = ${to} where id = any(${ids}::integer[])`.execute(
      transaction,
    )
  }
  for (const dependant of move.dependants)
    if (dependant.join) await moveJoined(transaction, dependant.join, { ...move, ids: changed.map(({ record }) => record.id) })
  for (const { record } of changed) await writeOwn(context, { owner, record, to, pointers: pointers.get(record.id) ?? [] })
  const entries = changed.map(({ record, changes }) => ({ id: record.id, changes }))
  await writeAudit(transaction, { entity: owner.entity.contract.name, action: 'update', writer, entries })
}

async function moveJoined(
  transaction: WriteContext['transaction'],
  { table, column }: PlannedJoin,
  { ids, from, to }: Pick<Move, 'from' | 'to'> & { readonly ids: readonly number[] },
): Promise<void> {
  const pointer = sql.ref(`r.${column}`)
  const meant = sql`${pointer} = ${from} and r.owner_id = any(${[...ids]}::integer[])`
  await sql`update ${sql.table(table)} r set ${sql.id(column)} = ${to} where ${meant}
    and not exists (select 1 from ${sql.table(table)} o where o.owner_id = r.owner_id and ${sql.ref(`o.${column}`)} = ${to})`.execute(
    transaction,
  )
  await sql`delete from ${sql.table(table)} r where ${meant}`.execute(transaction)
}

async function writeOwn(
  { transaction, writer }: WriteContext,
  {
    owner,
    record,
    to,
    pointers,
  }: { readonly owner: EntityPlan; readonly record: StoredRecord; readonly to: number; readonly pointers: readonly Pointer[] },
): Promise<void> {
  const { table, unique, contract } = owner.entity
  const own = pointers
    .filter(({ dependant: { rows: from, join } }) => !from && !join)
    .map(({ dependant }) => sql`${sql.id(dependant.column)} = ${to}`)
  const assignments = [...own, sql`version = version + 1`, sql`updated_at = ${writer.at}`, sql`updated_by = ${writer.userId}`]
  try {
    await sql`update ${sql.table(table)} set ${commas(assignments)} where id = ${record.id}`.execute(transaction)
  } catch (error) {
    const violation = violationOf(error)
    if (violation?.kind !== 'unique') throw error
    const field = unique?.[violation.constraint] ?? ''
    const refusal = { entity: contract.name, field, id: record.id, label: record.label, code: 'duplicate', ...addressOf(owner, record) }
    throw new Problem(409, 'reassign-refused', { params: { count: 1 }, data: { refused: [refusal] } })
  }
}

function addressOf({ parent }: EntityPlan, record: StoredRecord): Pick<MoveRefusal, 'address'> {
  return parent ? { address: { [parent.param]: record[parent.link.key] as number } } : {}
}

function countMoved({ owner, dependants }: Move, pointers: ReadonlyMap<number, readonly Pointer[]>): Moved[] {
  return dependants.flatMap((dependant) => {
    const count = [...pointers.values()].filter((all) => all.some((pointer) => pointer.dependant === dependant)).length
    return count === 0 ? [] : [{ entity: owner.entity.contract.name, field: dependant.field, count }]
  })
}

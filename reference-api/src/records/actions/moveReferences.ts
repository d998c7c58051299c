import { type FieldIssue, toFieldIssues } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { commas, type Row, rows } from '../../database/database.js'
import { violationOf } from '../../database/violations.js'
import { Problem } from '../../http/Problem.js'
import { createAsk } from '../plan/ask.js'
import { writeAudit } from '../history/audit.js'
import type { Refusal } from './bulkActions.js'
import { type Change, changesBetween, draftOf } from '../history/changes.js'
import { type Dependant, pointingRows } from './dependants.js'
import type { EntityPlan } from '../plan/plan.js'
import { readRecords, type StoredRecord } from '../read/readRecords.js'
import type { WriteContext } from '../write/writeRecord.js'

/** A record that cannot point at the other one, and the rule that says so. */
export interface MoveRefusal extends Refusal {
  readonly entity: string
  readonly field: string
}

/** What was moved, by the field that points. */
export interface Moved {
  readonly entity: string
  readonly field: string
  /** Records, not rows. */
  readonly count: number
}

interface Move {
  /** The entity whose records point. */
  readonly owner: EntityPlan
  readonly dependants: readonly Dependant[]
  readonly from: number
  readonly to: number
  /** Leaves alone what is past or inactive. */
  readonly onlyActive: boolean
}
/** One place of a record that points; in rows with the row's position. */
interface Pointer {
  readonly dependant: Dependant
  readonly position: number | null
}
interface MovedRecord {
  readonly record: StoredRecord
  readonly changes: readonly Change[]
}

// Records read at once: their rules are asked one by one, so more would gain nothing.
const batch = 500

/** Points the records of one entity at another record. Nothing is written when a rule of one of them is broken. */
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
      const after = redirect(before, pointers.get(record.id) ?? [], move.to)
      refused.push(...(await newIssues(context, { owner: move.owner, record, before, after })))
      changed.push({ record, changes: changesBetween(before, after) })
    }
  }
  if (refused.length > 0) return { moved: [], refused }
  await writeMove(context, move, { pointers, changed })
  return { moved: countMoved(move, pointers), refused }
}

/** What points, by record, in the order of their ids: two who move at once then wait for each other instead of embracing. */
async function findPointers({ transaction, today }: WriteContext, move: Move): Promise<Map<number, Pointer[]>> {
  const found: (Pointer & { readonly id: number })[] = []
  for (const dependant of move.dependants) {
    const { source, condition } = pointingRows(dependant, { ids: [move.from], onlyActive: move.onlyActive, today })
    const position = dependant.isChild ? sql`r.position` : sql`null`
    const pointing = await rows<{ id: number; position: number | null }>(
      transaction,
      sql`select t.id, ${position} as position from ${source} where ${condition} order by t.id for update of t`,
    )
    found.push(...pointing.map((row) => ({ ...row, dependant })))
  }
  const byRecord = new Map<number, Pointer[]>()
  for (const { id, ...pointer } of found.sort((a, b) => a.id - b.id)) byRecord.set(id, [...(byRecord.get(id) ?? []), pointer])
  return byRecord
}

function redirect(draft: Row, pointers: readonly Pointer[], to: number): Row {
  return pointers.reduce<Row>((values, { dependant, position }) => {
    const [key = '', inner] = dependant.field.split('.')
    const value = values[key]
    if (inner === undefined) return { ...values, [key]: Array.isArray(value) ? [...new Set(value.with(position ?? 0, to))] : to }
    if (position === null) return { ...values, [key]: { ...(value as Row), [inner]: to } }
    return { ...values, [key]: (value as readonly Row[]).map((row, index) => (index === position ? { ...row, [inner]: to } : row)) }
  }, draft)
}

/** What the move would break; what was broken before is no reason against it. */
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
    const rules = {
      database: context.transaction,
      ask: createAsk(context.transaction),
      today: context.today,
      id: record.id,
      before,
    }
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
    }))
}

async function writeMove(
  context: WriteContext,
  move: Move,
  { pointers, changed }: { readonly pointers: ReadonlyMap<number, readonly Pointer[]>; readonly changed: readonly MovedRecord[] },
): Promise<void> {
  const { transaction, writer } = context
  const { owner, to } = move
  for (const dependant of move.dependants.filter(({ isChild }) => isChild)) {
    const places = [...pointers].flatMap(([id, all]) =>
      all.filter((pointer) => pointer.dependant === dependant).map(({ position }) => ({ id, position: position ?? 0 })),
    )
    // Who is listed twice then is listed once.
    const isListed = dependant.field.includes('.')
      ? sql``
      : sql` and not exists (select 1 from ${sql.table(dependant.table)} o where o.owner_id = r.owner_id and ${sql.ref(`o.${dependant.column}`)} = ${to})`
    await sql`update ${sql.table(dependant.table)} r set ${sql.id(dependant.column)} = ${to}
      from unnest(${places.map(({ id }) => id)}::integer[], ${places.map(({ position }) => position)}::integer[]) as place (id, position)
      where r.owner_id = place.id and r.position = place.position${isListed}`.execute(transaction)
    if (!dependant.field.includes('.'))
      await sql`delete from ${sql.table(dependant.table)} where ${sql.id(dependant.column)} = ${move.from} and owner_id = any(${places.map(({ id }) => id)}::integer[])`.execute(
        transaction,
      )
  }
  for (const { record } of changed) await writeOwn(context, { owner, record, to, pointers: pointers.get(record.id) ?? [] })
  const entries = changed.map(({ record, changes }) => ({ id: record.id, changes }))
  await writeAudit(transaction, { entity: owner.entity.contract.name, action: 'update', writer, entries })
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
  const own = pointers.filter(({ dependant }) => !dependant.isChild).map(({ dependant }) => sql`${sql.id(dependant.column)} = ${to}`)
  const assignments = [...own, sql`version = version + 1`, sql`updated_at = ${writer.at}`, sql`updated_by = ${writer.userId}`]
  try {
    await sql`update ${sql.table(table)} set ${commas(assignments)} where id = ${record.id}`.execute(transaction)
  } catch (error) {
    const violation = violationOf(error)
    if (violation?.kind !== 'unique') throw error
    const field = unique?.[violation.constraint] ?? ''
    const refusal = { entity: contract.name, field, id: record.id, label: record.label, code: 'duplicate' }
    throw new Problem(409, 'reassign-refused', { params: { count: 1 }, data: { refused: [refusal] } })
  }
}

function countMoved({ owner, dependants }: Move, pointers: ReadonlyMap<number, readonly Pointer[]>): Moved[] {
  return dependants.flatMap((dependant) => {
    const count = [...pointers.values()].filter((all) => all.some((pointer) => pointer.dependant === dependant)).length
    return count === 0 ? [] : [{ entity: owner.entity.contract.name, field: dependant.field, count }]
  })
}

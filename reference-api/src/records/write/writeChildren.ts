import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { commas, type Database, type Row, rows } from '../../database/database.js'
import { insertRows } from '../../database/insertRows.js'
import { violationOf } from '../../database/violations.js'
import { Problem } from '../../http/Problem.js'
import type { PlannedChild } from '../plan/plan.js'
import { rowsAt } from './matchRows.js'

/** The owner of sub-records: a record, or a row of the level above. */
export interface RowOwner {
  readonly id: number
  /** The new state; rows that are stored already have their ids. */
  readonly draft: Row
  /** The stored state. */
  readonly before?: Row | undefined
}

/** Reserves the next `count` ids of a table, so that rows can refer to others before they are stored. */
export async function reserveIds(database: Database, table: string, count: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    database,
    sql`select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::integer)`,
  )
  return found.map(({ id }) => id)
}

/** Writes the sub-records of all levels that differ: deletes, changes, then adds. Never touches `kept` columns. */
export async function writeChildren(database: Database, children: readonly PlannedChild[], owners: readonly RowOwner[]): Promise<void> {
  // When rows may move to another row, their old parent is deleted last, so two rows may share a position until then.
  const mayMove = owners.some(({ before }) => before !== undefined) && children.some((child) => child.children.length > 0)
  if (mayMove) await sql`set constraints all deferred`.execute(database)
  await writeLists(database, children, owners)
  if (mayMove) await sql`set constraints all immediate`.execute(database)
}

async function writeLists(database: Database, children: readonly PlannedChild[], owners: readonly RowOwner[]): Promise<void> {
  for (const child of children) {
    const changed = owners.filter(({ draft, before }) => !isDeepStrictEqual(rowsAt(draft, child.key), rowsAt(before, child.key)))
    if (changed.length > 0) await writeList(database, child, changed)
  }
}

async function writeList(database: Database, child: PlannedChild, owners: readonly RowOwner[]): Promise<void> {
  const places = await lockRows(database, child, owners)
  const stored = new Map(owners.flatMap(({ before }) => rowsAt(before, child.key)).map((row) => [row.id, row]))
  const placed = owners.flatMap(({ id: owner, draft }) =>
    rowsAt(draft, child.key).map((row, position) => ({ owner, position, row, before: stored.get(row.id) })),
  )
  const staying = new Set(placed.map(({ row }) => row.id))
  const removed = [...places.keys()].filter((id) => !staying.has(id))
  const isInnermost = child.children.length === 0
  const columns = (row: Row) => Object.fromEntries(child.fields.map(({ key, column }) => [column, row[key] ?? null]))
  const known = placed.filter(({ before }) => before !== undefined)
  const changed = known.filter(({ row, before = {}, owner, position }) => {
    const place = places.get(Number(row.id))
    return place?.owner !== owner || place.position !== position || !isDeepStrictEqual(columns(row), columns(before))
  })
  if (isInnermost) await deleteRows(database, child, removed)
  await updateRows(
    database,
    child,
    changed.map(({ row, owner, position }) => ({ id: row.id, owner_id: owner, position, ...columns(row) })),
  )
  const added = placed.filter(({ before }) => before === undefined)
  const ids = child.children.length > 0 && added.length > 0 ? await reserveIds(database, child.table, added.length) : []
  await insertRows(
    database,
    child.table,
    added.map(({ owner, position, row }, place) => ({
      ...(ids.length > 0 && { id: ids[place] }),
      owner_id: owner,
      position,
      ...columns(row),
    })),
  )
  if (isInnermost) return
  await writeLists(database, child.children, [
    ...known.map(({ row, before }) => ({ id: Number(row.id), draft: row, before })),
    ...added.map(({ row }, place) => ({ id: ids[place] ?? 0, draft: row })),
    ...removed.map((id) => ({ id, draft: {}, before: stored.get(id) })),
  ])
  await deleteRows(database, child, removed)
}

interface Place {
  readonly owner: number
  readonly position: number
}

/** The stored rows by id, with their places. Locks rows in id order, so that two writers cannot deadlock. */
async function lockRows(database: Database, { table, key }: PlannedChild, owners: readonly RowOwner[]): Promise<Map<number, Place>> {
  const ids = owners.filter(({ before }) => rowsAt(before, key).length > 0).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const found = await rows<Place & { id: number }>(
    database,
    sql`select id, owner_id as owner, position from ${sql.table(table)} where owner_id = any(${ids}::integer[]) order by id for update`,
  )
  return new Map(found.map(({ id, ...place }) => [id, place]))
}

async function deleteRows(database: Database, { table }: PlannedChild, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  try {
    await sql`delete from ${sql.table(table)} where id = any(${[...ids]}::integer[])`.execute(database)
  } catch (error) {
    // Another user added a reference to the row after the check.
    if (violationOf(error)?.kind === 'reference') throw new Problem(409, 'row-in-use')
    throw error
  }
}

/** Updates all rows in one statement, so that rows can swap places and other unique values. */
async function updateRows(database: Database, { table }: PlannedChild, changed: readonly Row[]): Promise<void> {
  const [first] = changed
  if (!first) return
  const assignments = Object.keys(first)
    .filter((column) => column !== 'id')
    .map((column) => sql`${sql.id(column)} = ${sql.ref(`n.${column}`)}`)
  await sql`update ${sql.table(table)} r set ${commas(assignments)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(changed)}::jsonb) n where r.id = n.id`.execute(database)
}

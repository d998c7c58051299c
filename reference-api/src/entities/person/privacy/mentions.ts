import { toFieldIssues } from '@esporte-parana/sdk/contracts'
import { isPhone } from '@esporte-parana/sdk/validators'
import { sql } from 'kysely'
import type { Catalogue } from '../../../database/readCatalogue.js'
import { type Fragment, type Row, rows } from '../../../database/database.js'
import { violationOf } from '../../../database/violations.js'
import { findDependants, pointingRows } from '../../../records/actions/dependants.js'
import { draftOf } from '../../../records/history/changes.js'
import type { EntityPlan } from '../../../records/plan/plan.js'
import { readRecords } from '../../../records/read/readRecords.js'
import type { WriteContext } from '../../../records/write/writeRecord.js'
import type { Traces } from './traces.js'

type Context = Pick<WriteContext, 'transaction' | 'plan' | 'plans' | 'catalogue' | 'today'>

/** Stands for the phone of somebody who is known no more, in a row that cannot be without one. Anatel gives nobody a number of zeros. */
const noPhone = '41900000000'

/** Removes a person from the texts of every record that refers to it, and from the histories of these records. */
export async function eraseMentions(context: Context, id: number, traces: Traces): Promise<void> {
  const { plan, plans, catalogue, today } = context
  const dependants = findDependants(plan, plans, catalogue)
  for (const [owner, all] of Map.groupBy(dependants, (dependant) => dependant.owner)) {
    const pointing = all.map((dependant) => {
      const { source, condition } = pointingRows(dependant, { ids: [id], onlyActive: false, isWhole: true, today })
      return sql`select t.id from ${source} where ${condition}`
    })
    const ids = sql`(${sql.join(pointing, sql` union `)})`
    await eraseInHistories(context, { entity: owner.entity.contract.name, ids, traces })
    for (const place of tablesOf(catalogue, owner.entity.table)) await eraseInTable(context, { owner, place, ids, traces })
  }
}

interface Histories {
  readonly entity: string
  /** A list of ids in SQL. */
  readonly ids: Fragment
  readonly traces: Traces
}

/** Removes a person from the values and reasons in histories. */
export async function eraseInHistories({ transaction }: Pick<Context, 'transaction'>, { entity, ids, traces }: Histories): Promise<void> {
  const found = await rows<{ id: number; changes: unknown; reason: string | null; source: string | null }>(
    transaction,
    sql`select id, changes, reason, source from audit_entry where entity = ${entity} and record_id in ${ids}
      and (changes::text ~* ${traces.pattern} or reason ~* ${traces.pattern} or source ~* ${traces.pattern})`,
  )
  for (const { id, ...entry } of found) {
    const { changes, reason, source } = traces.erase(entry)
    await sql`update audit_entry set changes = ${JSON.stringify(changes)}::jsonb, reason = ${reason}, source = ${source} where id = ${id}`.execute(
      transaction,
    )
  }
}

interface Place {
  readonly table: string
  /** The id of the record that a row (by its alias) belongs to. */
  recordId(row: string): Fragment
}

/** The table of an entity, and every table whose rows go with its records. */
function tablesOf({ references, columns }: Catalogue, table: string): Place[] {
  const below = (owner: Place, seen: readonly string[]): Place[] =>
    references.flatMap(({ table: inner, column, target, isOwned }) => {
      if (target !== owner.table || !isOwned || seen.includes(inner) || !columns.get(inner)?.has('id')) return []
      const up = `o${seen.length}`
      const place: Place = {
        table: inner,
        recordId: (row) =>
          owner.table === table
            ? sql.ref(`${row}.${column}`)
            : sql`(select ${owner.recordId(up)} from ${sql.table(owner.table)} ${sql.id(up)} where ${sql.ref(`${up}.id`)} = ${sql.ref(`${row}.${column}`)})`,
      }
      return [place, ...below(place, [...seen, inner])]
    })
  const own: Place = { table, recordId: (row) => sql.ref(`${row}.id`) }
  return [own, ...below(own, [table])]
}

interface Texts {
  readonly owner: EntityPlan
  readonly place: Place
  readonly ids: Fragment
  readonly traces: Traces
}

async function eraseInTable(context: Context, { owner, place, ids, traces }: Texts): Promise<void> {
  const { transaction, catalogue } = context
  const columns = [...(catalogue.columns.get(place.table) ?? [])].filter(([, { type }]) => ['text', 'text[]', 'jsonb'].includes(type))
  if (columns.length === 0) return
  const found = columns.map(([name]) => sql`${sql.ref(`r.${name}`)}::text ~* ${traces.pattern}`)
  const mentioning = await rows<Row & { readonly $id: number; readonly $record: number }>(
    transaction,
    sql`select r.*, r.id as "$id", ${place.recordId('r')} as "$record" from ${sql.table(place.table)} r
      where (${sql.join(found, sql` or `)}) and ${place.recordId('r')} in ${ids} order by r.id for update`,
  )
  for (const row of mentioning) {
    for (const [name, { type }] of columns) {
      const before = row[name]
      const after = traces.erase(before)
      if (JSON.stringify(after) === JSON.stringify(before)) continue
      const cell = { ...place, owner, column: name, type, id: row.$id, record: row.$record }
      await writeFirst(context, cell, substitutes(before, after))
    }
    // An open form that still holds the old text cannot put it back.
    await sql`update ${sql.table(owner.entity.table)} set version = version + 1 where id = ${row.$record}`.execute(transaction)
  }
}

/** What may stand in a cell instead, the best first. */
function substitutes(before: unknown, after: unknown): readonly unknown[] {
  return [after, null, ...(isPhone(before) ? [noPhone] : [])]
}

interface Cell extends Pick<Texts, 'owner'> {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly id: number
  readonly record: number
}

/**
 * Writes the first value with which the database accepts the row, and a form the record. When there is none the cell stays: it is a duty of the
 * other record, such as the CPF by which a supplier is paid.
 */
async function writeFirst(context: Context, { owner, table, column, type, id, record }: Cell, values: readonly unknown[]): Promise<void> {
  const { transaction } = context
  const known = await issuesOf(context, owner, record)
  for (const value of values) {
    const stored = type === 'jsonb' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`
    await sql`savepoint erasing`.execute(transaction)
    try {
      await sql`update ${sql.table(table)} set ${sql.id(column)} = ${stored} where id = ${id}`.execute(transaction)
      const issues = await issuesOf(context, owner, record)
      if (issues.every((issue) => known.includes(issue))) return
    } catch (error) {
      if (!violationOf(error)) throw error
    }
    await sql`rollback to savepoint erasing`.execute(transaction)
  }
}

/** What a form would refuse in a record. */
async function issuesOf({ transaction, today }: Context, owner: EntityPlan, id: number): Promise<readonly string[]> {
  const [record] = await readRecords(transaction, owner, { ids: [id], today })
  const parsed = record && owner.draft.safeParse(draftOf(owner, record))
  return toFieldIssues(parsed?.error?.issues ?? []).map(({ path, code }) => `${path} ${code}`)
}

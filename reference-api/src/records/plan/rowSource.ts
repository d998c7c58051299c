import { sql } from 'kysely'
import type { Fragment } from '../../database/database.js'
import type { PlacedChild } from './plan.js'

/** Joins rows (`alias` in the statement) to the rows above them. @returns the joins, and the expression for the id of their record */
export function joinAbove({ above }: PlacedChild, alias: string): { readonly joins: Fragment; readonly recordId: Fragment } {
  const names = above.map((_, level) => `${alias}${level + 1}`)
  const joins = above.map(
    ({ table }, level) =>
      sql` join ${sql.table(table)} ${sql.id(names[level] ?? '')} on ${sql.ref(`${names[level]}.id`)} = ${sql.ref(`${names[level - 1] ?? alias}.owner_id`)}`,
  )
  return { joins: joins.length === 0 ? sql`` : sql.join(joins, sql``), recordId: sql.ref(`${names.at(-1) ?? alias}.owner_id`) }
}

/** Sub-records (`r`) joined to the records (`t`) that they belong to. */
export function rowsOfRecords(place: PlacedChild, recordTable: string): Fragment {
  const { joins, recordId } = joinAbove(place, 'r')
  return sql`${sql.table(place.child.table)} r${joins} join ${sql.table(recordTable)} t on t.id = ${recordId}`
}

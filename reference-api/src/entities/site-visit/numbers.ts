import { sql } from 'kysely'
import { type Database, firstRow } from '../../database/database.js'

/** The next number of a year, given once and never again: what takes one holds the year until its transaction ends. */
export async function nextNumber(database: Database, year: number): Promise<{ readonly number: string; readonly number_order: number }> {
  const row = await firstRow<{ last: number }>(
    database,
    sql`insert into site_visit_year (year, last) values (${year}, 1)
      on conflict (year) do update set last = site_visit_year.last + 1 returning last`,
  )
  const last = row?.last ?? 0
  return { number: `${last}/${year}`, number_order: numberOrder(last, year) }
}

/** Years hold up to a million numbers each. */
export const numberOrder = (number: number, year: number): number => (year - 2000) * 1_000_000 + number

import { sql } from 'kysely'
import { type Database, firstRow } from '../../database/database.js'

/** The next number of a year; numbers are never reused. It locks the year until the transaction ends. */
export async function nextNumber(database: Database, year: number): Promise<{ readonly number: string; readonly number_order: number }> {
  const row = await firstRow<{ last: number }>(
    database,
    sql`insert into site_visit_year (year, last) values (${year}, 1)
      on conflict (year) do update set last = site_visit_year.last + 1 returning last`,
  )
  const last = row?.last ?? 0
  return { number: `${last}/${year}`, number_order: numberOrder(last, year) }
}

/** The sort value of a number; a year holds up to a million numbers. */
export const numberOrder = (number: number, year: number): number => (year - 2000) * 1_000_000 + number

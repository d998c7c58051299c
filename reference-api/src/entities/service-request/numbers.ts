import { sql } from 'kysely'
import { type Database, firstRow } from '../../database/database.js'
import { searchText } from '../../records/read/searchText.js'

/**
 * The next number of a year; numbers are never reused. It locks the year until the transaction ends, so that a refused sending leaves no
 * gap. Call it last, after everything that may be refused or wait.
 */
export async function nextNumber(database: Database, year: number): Promise<{ readonly number: string; readonly number_order: number }> {
  const row = await firstRow<{ last: number }>(
    database,
    sql`insert into service_request_year (year, last) values (${year}, 1)
      on conflict (year) do update set last = service_request_year.last + 1 returning last`,
  )
  const last = row?.last ?? 0
  return { number: `${last}/${year}`, number_order: numberOrder(last, year) }
}

/** The sort value of a number; a year holds up to a million numbers. */
export const numberOrder = (number: number, year: number): number => (year - 2000) * 1_000_000 + number

interface Named {
  readonly subject: string
  readonly protocol: string | null
}

/** The label of a request. */
export const nameOf = ({ subject }: Pick<Named, 'subject'>, number: string | null | undefined): string =>
  number ? `${number} – ${subject}` : subject

/** The texts that the search of requests reads. */
export const foundBy = ({ subject, protocol }: Named, number: string | null | undefined) => [number, subject, protocol]

/** The columns `label` and `search_text`. */
export const namedColumns = (request: Named, number: string | null) => ({
  label: nameOf(request, number),
  search_text: searchText(foundBy(request, number)),
})

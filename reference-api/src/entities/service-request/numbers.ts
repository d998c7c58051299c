import { sql } from 'kysely'
import { type Database, firstRow } from '../../database/database.js'
import { searchText } from '../../records/read/searchText.js'

/**
 * The next number of a year, given once and never again: whoever takes one holds the year until the transaction ends, so that none is lost
 * when a sending is refused. Taken last, after everything that may be refused or waits for others.
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

/** Years hold up to a million numbers each. */
export const numberOrder = (number: number, year: number): number => (year - 2000) * 1_000_000 + number

interface Named {
  readonly subject: string
  readonly protocol: string | null
}

/** What a request is called wherever it is referred to. */
export const nameOf = ({ subject }: Pick<Named, 'subject'>, number: string | null | undefined): string =>
  number ? `${number} – ${subject}` : subject

/** The texts that a request is found by. */
export const foundBy = ({ subject, protocol }: Named, number: string | null | undefined) => [number, subject, protocol]

/** The columns of both. */
export const namedColumns = (request: Named, number: string | null) => ({
  label: nameOf(request, number),
  search_text: searchText(foundBy(request, number)),
})

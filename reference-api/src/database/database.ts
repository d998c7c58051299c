import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'

/** Tables are described only by the entities' definitions, so statements are written in SQL and name the type of their rows. */
export type Database = Kysely<unknown>
export type DatabaseTransaction = Transaction<unknown>
export type Fragment = RawBuilder<unknown>

export type Row = Readonly<Record<string, unknown>>

/** Rows of one statement: ``rows<{ id: number }>(db, sql`select id from person`)``. */
export async function rows<T extends object = Row>(database: Database, statement: Fragment): Promise<T[]> {
  const answer = await statement.execute(database)
  return answer.rows as T[]
}

/** The first row of one statement; undefined when there is none. */
export async function firstRow<T extends object = Row>(database: Database, statement: Fragment): Promise<T | undefined> {
  return (await rows<T>(database, statement))[0]
}

/** Joins pieces of SQL with commas. */
export const commas = (pieces: readonly Fragment[]): Fragment => sql.join([...pieces], sql`, `)

/** `birthCityId` → `birth_city_id`. */
export function columnName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'

/** The entities' tables are known by their definitions only, so statements are written in SQL and name their row's type. */
export type Database = Kysely<unknown>
export type DatabaseTransaction = Transaction<unknown>
export type Fragment = RawBuilder<unknown>

export type Row = Readonly<Record<string, unknown>>

/** Rows of one statement: ``rows<{ id: number }>(db, sql`select id from person`)``. */
export async function rows<T extends object = Row>(database: Database, statement: Fragment): Promise<T[]> {
  const answer = await statement.execute(database)
  return answer.rows as T[]
}

/** The first row of one statement, or nothing. */
export async function firstRow<T extends object = Row>(database: Database, statement: Fragment): Promise<T | undefined> {
  return (await rows<T>(database, statement))[0]
}

/** Pieces one after the other, with commas between. */
export const commas = (pieces: readonly Fragment[]): Fragment => sql.join([...pieces], sql`, `)

/** `birthCityId` → `birth_city_id`. */
export function columnName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

import { sql } from 'kysely'
import { type Database, rows } from './database.js'

/** A foreign key: `department.parent_id` refers to `department`. */
export interface Reference {
  readonly table: string
  readonly column: string
  readonly target: string
}

export interface Column {
  /** `integer`, `text`, `text[]`, `date`, `numeric`, `boolean` … */
  readonly type: string
  readonly isRequired: boolean
}

/** What the migrations made, as the database itself tells it. */
export interface Catalogue {
  /** By table and name. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, Column>>
  readonly references: readonly Reference[]
}

export async function readCatalogue(database: Database): Promise<Catalogue> {
  const found = await rows<Column & { readonly table: string; readonly column: string }>(
    database,
    sql`select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as "type", a.attnotnull as "isRequired"
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  )
  const columns = new Map<string, Map<string, Column>>()
  for (const { table, column, type, isRequired } of found)
    columns.set(table, (columns.get(table) ?? new Map<string, Column>()).set(column, { type, isRequired }))
  const references = await rows<Reference>(
    database,
    sql`select c.relname as "table", a.attname as "column", t.relname as "target"
      from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
      where f.contype = 'f' and cardinality(f.conkey) = 1 and c.relnamespace = current_schema()::regnamespace
      order by c.relname, a.attname`,
  )
  return { columns, references }
}

import { sql } from 'kysely'
import { type Database, rows } from './database.js'

/** A foreign key: `department.parent_id` refers to `department`. */
export interface Reference {
  readonly table: string
  readonly column: string
  readonly target: string
  /** Whether the row is deleted with the row that it refers to. */
  readonly isOwned: boolean
}

export interface Column {
  /** `integer`, `text`, `text[]`, `date`, `numeric`, `boolean` … */
  readonly type: string
  readonly isRequired: boolean
  /** The only values that a check of the column allows; missing where it allows others. */
  readonly values?: readonly string[]
}

/** A unique index: the values that two covered rows must not share. */
export interface UniqueIndex {
  readonly name: string
  readonly table: string
  /** SQL expressions over the columns of one row. */
  readonly keys: readonly string[]
  /** SQL condition of the covered rows; null for all rows. */
  readonly condition: string | null
}

/** The schema as the database describes it. */
export interface Catalogue {
  /** By table and name. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, Column>>
  readonly references: readonly Reference[]
  readonly uniques: readonly UniqueIndex[]
}

export async function readCatalogue(database: Database): Promise<Catalogue> {
  const found = await rows<Column & { readonly table: string; readonly column: string }>(
    database,
    sql`select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as "type", a.attnotnull as "isRequired"
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  )
  const columns = new Map<string, Map<string, Column>>()
  const lists = await readClosedLists(database)
  for (const { table, column, type, isRequired } of found) {
    const values = lists.get(`${table}.${column}`)
    columns.set(table, (columns.get(table) ?? new Map<string, Column>()).set(column, { type, isRequired, values }))
  }
  const references = await rows<Reference>(
    database,
    sql`select c.relname as "table", a.attname as "column", t.relname as "target", f.confdeltype = 'c' as "isOwned"
      from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
      where f.contype = 'f' and cardinality(f.conkey) = 1 and c.relnamespace = current_schema()::regnamespace
      order by c.relname, a.attname`,
  )
  return { columns, references, uniques: await readUniques(database) }
}

/** By `table.column`: `check (size in ('mei', 'me'))` comes back as `CHECK ((size = ANY (ARRAY['mei'::text, 'me'::text])))`. */
async function readClosedLists(database: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await rows<{ readonly place: string; readonly rule: string }>(
    database,
    sql`select c.relname || '.' || a.attname as "place", pg_get_constraintdef(k.oid) as "rule"
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'c' and cardinality(k.conkey) = 1 and c.relnamespace = current_schema()::regnamespace`,
  )
  return new Map(
    found.flatMap(({ place, rule }) => {
      const [, list] = /^CHECK \(\("?\w+"? (?:= ANY|<@) \(?ARRAY\[([^\]]*)\]\)?\)\)$/.exec(rule) ?? []
      return list === undefined ? [] : [[place, [...list.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value)] as const]
    }),
  )
}

function readUniques(database: Database): Promise<UniqueIndex[]> {
  return rows<UniqueIndex>(
    database,
    sql`select i.relname as "name", t.relname as "table", pg_get_expr(x.indpred, x.indrelid) as "condition",
        (select array_agg(pg_get_indexdef(x.indexrelid, place, true) order by place) from generate_series(1, x.indnkeyatts) place) as "keys"
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      where x.indisunique and not x.indisprimary and t.relnamespace = current_schema()::regnamespace
      order by i.relname`,
  )
}

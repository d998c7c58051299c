import { sql } from 'kysely'
import type { DatabaseTransaction } from './database.js'

/** A column that is computed from rows of other tables and stored, so that lists can filter and sort by an index. */
export interface KeptColumn {
  readonly owner: string
  readonly column: string
  /** SQL type of the column, with its default. */
  readonly type: string
  /** The SQL value for the owner's row `t`. */
  readonly value: string
  /** The tables that it is computed from. */
  readonly sources: Readonly<Record<string, KeptSource>>
  /** SQL of the indexes that it is in. */
  readonly indexes?: string
}

interface KeptSource {
  /** Changes of other columns are ignored. */
  readonly columns: readonly string[]
  /** A statement that finds the owners' ids of changed rows, which are in the table `changed`. */
  owners(changed: string): string
}

/**
 * The SQL that adds such a column and its indexes, fills it and creates the triggers that keep it up to date in every transaction. The triggers lock rows
 * in id order, so that two writers see each other's rows and cannot deadlock.
 */
export function keptColumn(kept: KeptColumn): string {
  const { owner, column, type, sources, indexes = '' } = kept
  return [
    `alter table ${owner} add ${column} ${type}`,
    filling(kept),
    ...Object.entries(sources).flatMap(([table, source]) => triggersOf(kept, table, source)),
    indexes,
  ].join(';\n')
}

/** Runs a large write, such as the demo data, without the triggers, and fills the columns afterwards. */
export async function fillKeptAfter(
  transaction: DatabaseTransaction,
  kept: readonly KeptColumn[],
  write: () => Promise<void>,
): Promise<void> {
  const switchTriggers = async (how: string) => {
    for (const { owner, column, sources } of kept)
      for (const table of Object.keys(sources)) await sql.raw(alterTriggers(table, how, `keep_${owner}_${column}`)).execute(transaction)
  }
  await switchTriggers('disable')
  await write()
  // The database has no statistics of new tables and would read them completely for each row.
  const tables = new Set(kept.flatMap(({ owner, sources }) => [owner, ...Object.keys(sources)]))
  await sql.raw(`analyze ${[...tables].join(', ')}`).execute(transaction)
  for (const column of kept) await sql.raw(filling(column)).execute(transaction)
  await switchTriggers('enable always')
}

const filling = ({ owner, column, value }: KeptColumn) =>
  `update ${owner} t set ${column} = ${value} where t.${column} is distinct from ${value}`

const alterTriggers = (table: string, how: string, name: string) =>
  `alter table ${table} ${['added', 'changed', 'removed'].map((event) => `${how} trigger ${name}_${event}`).join(', ')}`

// PostgreSQL limits names to 63 characters.
const bodyOf = ({ owner, column }: KeptColumn, table: string) => `keep_${owner}_${column}_${table}`.slice(0, 63)

function functionOf(kept: KeptColumn, table: string, { columns, owners }: KeptSource): string {
  const { owner, column, value } = kept
  const listed = (alias: string) => columns.map((each) => `${alias}.${each}`).join(', ')
  const differing = ['a', 'b'].map(
    (side) => `select ${side}.* from later a join former b on b.id = a.id where (${listed('a')}) is distinct from (${listed('b')})`,
  )
  // `execute` makes a new plan each time: the plan of a statement with one row takes hours for forty thousand.
  const idsOf = (changed: string) => `execute $q$select array(${owners(changed)})$q$ into ids`
  // No line of the body may end with a semicolon, because `runScript` splits there.
  return `create function ${bodyOf(kept, table)}() returns trigger language plpgsql as $$ declare ids integer[] ; begin
  if tg_op = 'INSERT' then ${idsOf('later')} ; elsif tg_op = 'DELETE' then ${idsOf('former')}
  ; else ${idsOf(`(${differing.join(' union all ')})`)} ; end if
  ; if cardinality(ids) > 0 then
    perform 1 from ${owner} where id = any(ids) order by id for no key update
    ; update ${owner} t set ${column} = ${value} where t.id = any(ids) and t.${column} is distinct from ${value}
  ; end if ; return null ; end $$`
}

function triggersOf(kept: KeptColumn, table: string, source: KeptSource): string[] {
  const name = `keep_${kept.owner}_${kept.column}`
  const body = bodyOf(kept, table)
  return [
    functionOf(kept, table, source),
    `create trigger ${name}_added after insert on ${table} referencing new table as later for each statement execute function ${body}()`,
    `create trigger ${name}_changed after update on ${table} referencing old table as former new table as later for each statement execute function ${body}()`,
    `create trigger ${name}_removed after delete on ${table} referencing old table as former for each statement execute function ${body}()`,
    // Runs even while triggers are off, as during the demo data.
    alterTriggers(table, 'enable always', name),
  ]
}

/** The source of a column that is computed from the owner's own rows. */
export const ownRows = (...columns: readonly string[]): KeptSource => ({
  columns,
  owners: (changed) => `select c.owner_id from ${changed} c`,
})

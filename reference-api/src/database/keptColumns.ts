import { sql } from 'kysely'
import type { DatabaseTransaction } from './database.js'

/** A column that is worked out from rows of other tables, so that a list filters or sorts by an index in place of reading those. */
export interface KeptColumn {
  readonly owner: string
  readonly column: string
  /** Of the column, with its default. */
  readonly type: string
  /** What it holds: an SQL value of the owner's row `t`. */
  readonly value: string
  /** The tables that it is worked out from. */
  readonly sources: Readonly<Record<string, KeptSource>>
}

interface KeptSource {
  /** A change of another column means nothing. */
  readonly columns: readonly string[]
  /** The statement that finds the ids of the owners of changed rows: `changed` is a table of them. */
  owners(changed: string): string
}

/**
 * The SQL that adds such a column, fills it, and keeps it from then on: triggers write it in the transaction of every change. Rows are locked
 * in the order of their ids first, so that two writers see each other's rows and do not wait for each other for ever.
 */
export function keptColumn(kept: KeptColumn): string {
  const { owner, column, type, sources } = kept
  return [
    `alter table ${owner} add ${column} ${type}`,
    filling(kept),
    ...Object.entries(sources).flatMap(([table, source]) => triggersOf(kept, table, source)),
    '',
  ].join(';\n')
}

/** Writes much at once, as a demonstration does: the columns are not kept meanwhile, but filled in one go afterwards. */
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
  // Of tables that were empty a moment ago the database knows nothing: it would read them whole for each row.
  const tables = new Set(kept.flatMap(({ owner, sources }) => [owner, ...Object.keys(sources)]))
  await sql.raw(`analyze ${[...tables].join(', ')}`).execute(transaction)
  for (const column of kept) await sql.raw(filling(column)).execute(transaction)
  await switchTriggers('enable always')
}

const filling = ({ owner, column, value }: KeptColumn) =>
  `update ${owner} t set ${column} = ${value} where t.${column} is distinct from ${value}`

const alterTriggers = (table: string, how: string, name: string) =>
  `alter table ${table} ${['added', 'changed', 'removed'].map((event) => `${how} trigger ${name}_${event}`).join(', ')}`

/** The SQL that writes the functions of such columns anew, where an earlier step made them of an earlier text. */
export const renewed = (...kept: readonly KeptColumn[]): string =>
  kept.flatMap((each) => Object.entries(each.sources).map(([table, source]) => `${functionOf(each, table, source)};\n`)).join('')

// A name has 63 letters at most.
const bodyOf = ({ owner, column }: KeptColumn, table: string) => `keep_${owner}_${column}_${table}`.slice(0, 63)

function functionOf(kept: KeptColumn, table: string, { columns, owners }: KeptSource): string {
  const { owner, column, value } = kept
  const listed = (alias: string) => columns.map((each) => `${alias}.${each}`).join(', ')
  const differing = ['a', 'b'].map(
    (side) => `select ${side}.* from later a join former b on b.id = a.id where (${listed('a')}) is distinct from (${listed('b')})`,
  )
  // Planned for the rows at hand: a plan that was kept from a statement of one row takes hours over one of forty thousand.
  const idsOf = (changed: string) => `execute $q$select array(${owners(changed)})$q$ into ids`
  // No semicolon ends a line of its body: there the script is divided.
  return `create or replace function ${bodyOf(kept, table)}() returns trigger language plpgsql as $$ declare ids integer[] ; begin
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
    // Also where triggers are left out, as they are while a demonstration is written.
    alterTriggers(table, 'enable always', name),
  ]
}

/** The source of a column that sums up an owner's own rows. */
export const ownRows = (...columns: readonly string[]): KeptSource => ({
  columns,
  owners: (changed) => `select c.owner_id from ${changed} c`,
})

import { sql } from 'kysely'
import type { Catalogue } from './readCatalogue.js'
import type { Fragment } from './database.js'

/** Condition: no row refers to `t`, a row of `target`, nor to rows that are deleted with it (`on delete cascade`). */
export function unreferred(catalogue: Catalogue, target: string): Fragment {
  return sql.join([sql`true`, ...conditions(catalogue, target, { alias: 't', seen: [target] })], sql` and `)
}

function conditions(
  catalogue: Catalogue,
  target: string,
  { alias, seen }: { readonly alias: string; readonly seen: readonly string[] },
): Fragment[] {
  const pointing = catalogue.references.filter((reference) => reference.target === target)
  return pointing.flatMap(({ table, column, isOwned }) => {
    if (!isOwned) return [sql`not exists (select 1 from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = ${sql.ref(`${alias}.id`)})`]
    if (seen.includes(table)) return []
    const inner = `${alias}_${seen.length}`
    const free = conditions(catalogue, table, { alias: inner, seen: [...seen, table] })
    if (free.length === 0) return []
    return [
      sql`not exists (select 1 from ${sql.table(table)} ${sql.id(inner)} where ${sql.ref(`${inner}.${column}`)} = ${sql.ref(`${alias}.id`)}
        and not (${sql.join(free, sql` and `)}))`,
    ]
  })
}

import { sql } from 'kysely'
import type { Catalogue } from './readCatalogue.js'
import type { Fragment } from './database.js'

/** No row of any table points at `t`, a row of `target`; what goes along with it (`on delete cascade`) does not count. */
export function unreferred({ references }: Catalogue, target: string): Fragment {
  const others = references.filter((reference) => reference.target === target && !reference.isOwned)
  const conditions = others.map(
    ({ table, column }) => sql`not exists (select 1 from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = t.id)`,
  )
  return sql.join([sql`true`, ...conditions], sql` and `)
}

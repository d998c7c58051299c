import { sql } from 'kysely'
import type { Fragment } from '../database/database.js'
import type { EntityPlan } from '../entities/plan.js'
import type { Caller } from '../session/tokens.js'

/** Which files a token may read: one that is limited to some screens reads those of their records, and what it sent itself. */
export function reachableFile(plans: readonly EntityPlan[], { userId, portal }: Caller): Fragment {
  const screens = portal?.screens
  if (!screens) return sql`true`
  const tables = plans
    .filter(({ entity }) => screens.includes(entity.contract.path))
    .flatMap(({ entity, fields, groups, children }) => [
      { table: entity.table, fields: [...fields, ...groups.flatMap((group) => group.fields)] },
      ...children,
    ])
  const holders = tables.flatMap(({ table, fields }) =>
    fields
      .filter(({ target }) => target === 'attachment')
      .map(({ column }) => sql`exists (select 1 from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = attachment.id)`),
  )
  return sql`(${sql.join([sql`uploaded_by = ${userId}`, ...holders], sql` or `)})`
}

import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import type { PlacedChild, PlannedLink } from '../plan/plan.js'
import { rowsOfRecords } from '../plan/rowSource.js'
import type { WriteContext } from '../write/writeRecord.js'

/** A record, the record that it refers to, and whether that one may be referred to. */
export interface Linked {
  readonly id: number
  readonly linkedId: number
  readonly isHidden: boolean
  readonly isReferable: boolean
}

interface LinkOfRecords {
  readonly link: PlannedLink
  /** The sub-records, when these refer. */
  readonly place?: PlacedChild
  readonly ids: readonly number[]
}

/**
 * Reads what records refer to by one of their links, and locks it until the transaction ends. A writer who wants to delete or inactivate it
 * waits, and then finds the new reference.
 */
export async function holdLinked({ transaction, plan }: WriteContext, { link, place, ids }: LinkOfRecords): Promise<Linked[]> {
  const referable = plan.referableIn(link.table)
  const isReferable = referable ? sql`l.status = any(${[...referable]}::text[])` : sql`true`
  const source = place ? rowsOfRecords(place, plan.entity.table) : sql`${sql.table(plan.entity.table)} t`
  const pointer = sql.ref(`${place ? 'r' : 't'}.${link.column}`)
  return rows<Linked>(
    transaction,
    sql`select t.id, l.id as "linkedId", l.deleted_at is not null as "isHidden", ${isReferable} as "isReferable"
      from ${source} join ${sql.table(link.table)} l on l.id = ${pointer}
      where t.id = any(${ids.map(String)}::bigint[]) order by l.id for key share of l`,
  )
}

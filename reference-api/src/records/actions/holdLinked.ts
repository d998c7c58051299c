import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import type { PlacedChild, PlannedLink } from '../plan/plan.js'
import { rowsOfRecords } from '../plan/rowSource.js'
import type { WriteContext } from '../write/writeRecord.js'

/** What one record refers to. */
export interface Linked {
  readonly id: number
  readonly linkedId: number
  readonly isHidden: boolean
  readonly isReferable: boolean
}

interface LinkOfRecords {
  readonly link: PlannedLink
  /** The records' own rows, when one of those refers. */
  readonly place?: PlacedChild
  readonly ids: readonly number[]
}

/**
 * What records refer to by one of their links. It can be neither deleted nor inactivated until the transaction ends: whoever is about to waits,
 * and then finds who refers to it.
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

import { isReadOnlyIn } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { notFound, Problem } from '../../../http/Problem.js'
import { changeStatus } from '../../../records/actions/transitions.js'
import { readRecord, type StoredRecord } from '../../../records/read/readRecords.js'
import { reread, type WriteContext } from '../../../records/write/writeRecord.js'

interface Beginning {
  /** The time of the device's clock; of a running visit, when its place was found. */
  readonly startedAt: string
  readonly geo: { readonly latitude: string; readonly longitude: string; readonly accuracy: string | null } | null
}

/**
 * Starts a visit like the transition, but with any version, because the device may have been offline. A running visit without a place only
 * takes the place, which a phone may find after the start.
 * @throws Problem 404, 409
 */
export async function beginVisit(context: WriteContext, id: number, { startedAt, geo }: Beginning): Promise<StoredRecord> {
  const { transaction, plan, today, writer } = context
  const current = await readRecord(transaction, plan, { id, today, isLocked: true })
  if (!current) throw notFound()
  if (current.status === 'em-andamento') {
    if (geo === null || current.geo !== null) return current
    await sql`update site_visit set ${placed(geo, startedAt)} where id = ${id}`.execute(transaction)
    return reread(context, id)
  }
  if (isReadOnlyIn(plan.entity.contract, String(current.status))) throw new Problem(409, 'final', { data: { status: current.status } })
  await changeStatus(context, { id, body: { transition: 'start', version: current.version } })
  // Ignores a device clock that is ahead, or more than seven days behind.
  await sql`update site_visit set started_at = case when ${startedAt}::timestamptz between ${writer.at}::timestamptz - interval '7 days' and ${writer.at}::timestamptz
      then ${startedAt}::timestamptz else ${writer.at}::timestamptz end,
    ${placed(geo, startedAt)} where id = ${id}`.execute(transaction)
  return reread(context, id)
}

const placed = (geo: Beginning['geo'], at: string) =>
  sql`geo_latitude = ${geo?.latitude ?? null}::numeric, geo_longitude = ${geo?.longitude ?? null}::numeric,
    geo_accuracy = ${geo?.accuracy ?? null}::numeric, geo_at = ${geo ? at : null}::timestamptz`

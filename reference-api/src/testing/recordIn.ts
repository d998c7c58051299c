import { contractPath } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, rows } from '../database/database.js'
import type { Entity } from '../records/plan/defineEntity.js'

interface Place {
  readonly id: number
  readonly parent: number | null
  readonly status: string
}

/** The address of a demo record in this status; where the demo has none, one that could get there is put there. */
export async function recordIn(database: Database, { contract, table }: Entity, status: string): Promise<string> {
  const key = contract.parent?.key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const place = sql`id, ${key === undefined ? sql`null` : sql.ref(key)} as parent`
  const sources = contract.transitions.filter(({ to }) => to === status).flatMap(({ from }) => from)
  // Without the people behind users: a user whose person is gone cannot go on with the test.
  const isSpare = contract.name === 'person' ? sql`id not in (select person_id from app_user where person_id is not null)` : sql`true`
  const [found] = await rows<Place>(
    database,
    sql`select ${place}, status from ${sql.table(table)} where deleted_at is null and ${isSpare}
      order by status = ${status} desc, status = any(${sources}) desc, id limit 1`,
  )
  if (!found) throw new Error(`The demo has no ${contract.name}.`)
  if (found.status !== status) {
    // A suspended tender keeps the status to which it returns.
    const resume = contract.name === 'tender' ? sql`, resume_status = ${status === 'suspensa' ? found.status : null}` : sql``
    await sql`update ${sql.table(table)} set status = ${status}${resume} where id = ${found.id}`.execute(database)
  }
  return `${contractPath(contract, contract.parent && { [contract.parent.param]: String(found.parent) })}/${found.id}`
}

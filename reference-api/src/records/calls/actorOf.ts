import { sql } from 'kysely'
import { type Database, rows } from '../../database/database.js'
import { heldNow } from '../plan/heldNow.js'
import type { Actor } from '../plan/defineEntity.js'
import type { Caller } from '../../session/tokens.js'

/** The person behind a token. Only writes read it, each of them once. */
export async function actorOf(
  database: Database,
  { caller: { userId, personId }, today }: { readonly caller: Pick<Caller, 'userId' | 'personId'>; readonly today: string },
): Promise<Actor> {
  if (personId === undefined) return { userId, roles: [] }
  const held = await rows<{ code: string }>(
    database,
    sql`select distinct f.code from person_function r join staff_function f on f.id = r.function_id
      where r.owner_id = ${personId} and ${heldNow({ today })} order by 1`,
  )
  return { userId, personId, roles: held.map(({ code }) => code) }
}

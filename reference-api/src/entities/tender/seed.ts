import { sql } from 'kysely'
import { type Database, rows } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import { createRandom } from '../../demo/random.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import type { DemoOptions } from '../EntityFolder.js'
import { demoTender, newProtocol } from './demoTender.js'
import { periodOf } from './rules.js'

/** Tenders at a scale of 1; domain model B9. */
const tendersPerScale = 120

/** Inserts tenders of the last three years. Most price registers of this year are in force. */
export async function seedTenders(database: Database, plan: EntityPlan, { scale, today }: DemoOptions): Promise<void> {
  const people = await rows<{ id: number }>(
    database,
    sql`select id from person where legal_capacity = 'adulto' and status = 'ativo' order by id limit 30`,
  )
  const random = createRandom(14133)
  const numbers = new Map<string, number>()
  const numberIn = (key: string) => {
    const number = (numbers.get(key) ?? 3) + random.integer(1, 9)
    numbers.set(key, number)
    return number
  }
  let protocol = ''
  const protocolOf = (place: number) => (protocol = place % 9 === 8 ? protocol : newProtocol(random))
  const world = { random, today, people: people.map(({ id }) => id), numberIn, protocolOf }
  const tenders = Array.from({ length: Math.round(tendersPerScale * scale) }, (_, place) => ({
    id: place + 1,
    ...demoTender(world, place),
  }))
  await insertRows(
    database,
    'tender',
    tenders.map(({ id, status, resumeStatus = null, draft }) =>
      rowOf(plan, { ...draft }, { id, ...seededColumns, status, resume_status: resumeStatus, ...periodOf(draft) }),
    ),
  )
  await insertRows(
    database,
    'tender_extension',
    tenders.flatMap(({ id, draft }) =>
      draft.extensions.map(({ term, signedAt, until }, position) => ({ owner_id: id, position, term, signed_at: signedAt, until })),
    ),
  )
  await continueIds(database, 'tender')
}

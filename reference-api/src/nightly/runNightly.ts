import { sql } from 'kysely'
import { removeOrphans } from '../attachments/removeOrphans.js'
import { type Database, type DatabaseTransaction, firstRow } from '../database/database.js'
import { forgetImports } from '../imports/importLog.js'
import { foldStatusCounts } from '../database/statusCounts.js'
import type { EntitySet } from '../records/plan/plan.js'
import { settleStatuses } from '../records/actions/moveStatuses.js'
import { dropOldAnswers } from '../records/calls/idempotency.js'
import { today } from '../core/today.js'
import { forgetSignIns } from '../session/accounts.js'
import { purgeHidden } from './purgeHidden.js'

/** The result of the nightly work. */
export interface NightlyResult {
  /** Records changed by each job of an entity: `person.capacityReview`. */
  readonly changed: Readonly<Record<string, number>>
  /** Records that were removed because they can no longer be restored. */
  readonly purged: number
  /** A note for the operators. */
  readonly note?: string
}

// The nightly work of a day is due from three in the morning in Paraná, or as soon as a server runs after that.
const startHour = 3

/** Two runs with a longer gap are not consecutive: the server was off, or the clock was changed. */
const apart = 36 * 3_600_000

/**
 * Does the nightly work unless a process has done it since three in the morning. After a gap it cannot know whether the server was off or
 * its clock is wrong, so the first night removes no records and reports this; administrators have a day to correct the clock.
 * @returns undefined when the work was done already
 */
export async function runNightlyOnce(
  database: Database,
  { set, now: given }: { readonly set: EntitySet; readonly now?: Date },
): Promise<NightlyResult | undefined> {
  const begun = await database.transaction().execute(async (transaction) => {
    // All processes use the clock of the database.
    const now = given ?? (await databaseTime(transaction))
    const night = nightOf(now)
    await sql`select pg_advisory_xact_lock(hashtext('nightly'))`.execute(transaction)
    const last = await firstRow<{ ranFor: string; at: string }>(
      transaction,
      sql`select ran_for as "ranFor", at from job_run where name = 'nightly'`,
    )
    const gap = last ? now.getTime() - Date.parse(last.at) : 0
    const isSetBack = gap < -apart
    if (last && night <= last.ranFor && !isSetBack) return undefined
    await sql`insert into job_run (name, ran_for, at) values ('nightly', ${night}, ${now.toISOString()})
      on conflict (name) do update set ran_for = excluded.ran_for, at = excluded.at`.execute(transaction)
    const changed = await changeRecords(transaction, { set, now })
    return Math.abs(gap) <= apart ? { now, changed } : { now, changed, note: gapNote(last?.at ?? '', now) }
  })
  if (!begun) return undefined
  const { now, ...result } = begun
  return { ...result, purged: 'note' in result ? 0 : await endRecords(database, { set, now }) }
}

/** The current time of the database. */
export async function databaseTime(database: Database): Promise<Date> {
  const found = await firstRow<{ at: string }>(database, sql`select now() as at`)
  return new Date(found?.at ?? Number.NaN)
}

const nightOf = (now: Date) => today(new Date(now.getTime() - startHour * 3_600_000))

function gapNote(last: string, now: Date): string {
  return `The night's work ran last at ${last}, and the database's clock says ${now.toISOString()}. Nothing that was deleted is ended tonight. Check the clock: from tomorrow on it is believed.`
}

/** What a night needs to know. */
interface Night {
  readonly set: EntitySet
  readonly now: Date
}

/** Does the nightly work, even if it was done already. */
export async function runNightly(database: Database, night: Night): Promise<NightlyResult> {
  const changed = await database.transaction().execute((transaction) => changeRecords(transaction, night))
  return { changed, purged: await endRecords(database, night) }
}

/** Removes what has had its time, in small transactions. @returns how many records */
async function endRecords(database: Database, { set, now }: Night): Promise<number> {
  const purged = await purgeHidden(database, { set, now })
  await removeOrphans(database, set.catalogue, now)
  await dropOldAnswers(database, now)
  await forgetImports(database, now)
  await forgetSignIns(database, now)
  return purged
}

async function changeRecords(transaction: DatabaseTransaction, night: Night): Promise<Record<string, number>> {
  const changed = await runEntities(transaction, night)
  await foldStatusCounts(transaction)
  return changed
}

async function runEntities(database: DatabaseTransaction, { set, now }: Night): Promise<Record<string, number>> {
  const writer = { userId: null, at: now.toISOString() }
  const changed: Record<string, number> = {}
  for (const { entity } of set.plans) {
    const { contract, nightly = {}, settles } = entity
    const night = { database, entity, today: today(now), writer }
    if (settles) changed[`${contract.name}.status`] = await settleStatuses(night)
    for (const [name, work] of Object.entries(nightly)) changed[`${contract.name}.${name}`] = await work(night)
  }
  return changed
}

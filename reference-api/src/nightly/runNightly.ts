import { sql } from 'kysely'
import { removeOrphans } from '../attachments/removeOrphans.js'
import { type Database, type DatabaseTransaction, firstRow } from '../database/database.js'
import { forgetImports } from '../imports/importLog.js'
import { foldStatusCounts } from '../database/statusCounts.js'
import type { EntitySet } from '../records/plan/plan.js'
import { settleStatuses } from '../records/actions/moveStatuses.js'
import { dropOldAnswers } from '../records/calls/idempotency.js'
import { today } from '../core/today.js'
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
  return database.transaction().execute(async (transaction) => {
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
    const isTrusted = Math.abs(gap) <= apart
    const result = await runNightly(transaction, { set, now, isEnding: isTrusted })
    return isTrusted ? result : { ...result, note: gapNote(last?.at ?? '', now) }
  })
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

/** Does the nightly work, even if it was done already. */
export async function runNightly(
  transaction: DatabaseTransaction,
  { set, now, isEnding = true }: { readonly set: EntitySet; readonly now: Date; readonly isEnding?: boolean },
): Promise<NightlyResult> {
  const changed = await runEntities(transaction, { set, now })
  await foldStatusCounts(transaction)
  if (!isEnding) return { changed, purged: 0 }
  const purged = await purgeHidden(transaction, { set, now })
  await removeOrphans(transaction, set.catalogue, now)
  await dropOldAnswers(transaction, now)
  await forgetImports(transaction, now)
  return { changed, purged }
}

async function runEntities(
  database: DatabaseTransaction,
  { set, now }: { readonly set: EntitySet; readonly now: Date },
): Promise<Record<string, number>> {
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

import { sql } from 'kysely'
import { removeOrphans } from '../attachments/removeOrphans.js'
import { type Database, type DatabaseTransaction, rows } from '../database/database.js'
import type { EntitySet } from '../records/plan/plan.js'
import { settleStatuses } from '../records/actions/moveStatuses.js'
import { dropOldAnswers } from '../records/calls/idempotency.js'
import { today } from '../today.js'
import { purgeHidden } from './purgeHidden.js'

/** What a night's work came to. */
export interface NightlyResult {
  /** How many records each entity's work changed: `person.capacityReview`. */
  readonly changed: Readonly<Record<string, number>>
  /** Records that were deleted for longer than they can be restored. */
  readonly purged: number
}

// The night's work belongs to the day that begins: due from three in the morning in Paraná, or as soon as a server runs after that.
const startHour = 3

/** Does the night's work unless it was done since three in the morning, by whichever process. @returns nothing when it was done */
export async function runNightlyOnce(
  database: Database,
  { set, now }: { readonly set: EntitySet; readonly now: Date },
): Promise<NightlyResult | undefined> {
  return database.transaction().execute(async (transaction) => {
    const night = today(new Date(now.getTime() - startHour * 3_600_000))
    // Of processes that come at once the others wait here, and then find it done.
    const claimed = await rows(
      transaction,
      sql`insert into job_run (name, ran_for, at) values ('nightly', ${night}, ${now.toISOString()})
        on conflict (name) do update set ran_for = excluded.ran_for, at = excluded.at where job_run.ran_for < excluded.ran_for returning 1 as claimed`,
    )
    return claimed.length === 0 ? undefined : runNightly(transaction, { set, now })
  })
}

/** Does the night's work, however often it was done already. */
export async function runNightly(
  transaction: DatabaseTransaction,
  { set, now }: { readonly set: EntitySet; readonly now: Date },
): Promise<NightlyResult> {
  const changed = await runEntities(transaction, { set, now })
  const purged = await purgeHidden(transaction, { set, now })
  await removeOrphans(transaction, set.catalogue, now)
  await dropOldAnswers(transaction, now)
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

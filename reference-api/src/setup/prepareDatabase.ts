import { sql } from 'kysely'
import { type Database, type DatabaseTransaction, firstRow, rows } from '../database/database.js'
import { fillKeptAfter } from '../database/keptColumns.js'
import { migrate } from '../database/migrate.js'
import { migrations } from './migrations.js'
import { ensureStatusCounts } from '../database/statusCounts.js'
import { entityFolders, planEntities } from '../entities/entities.js'
import type { DemoOptions } from '../entities/EntityFolder.js'
import { today } from '../core/today.js'
import { placeCities } from '../places/placeCities.js'
import { seedPlaces } from '../places/seedPlaces.js'
import { hashPassword, verifyPassword } from '../session/passwords.js'
import { everyAct } from '../session/portalPowers.js'
import { changePortal, registerPortal, setSecret } from '../session/portalRegistry.js'
import { demoUsers, seedStaff } from '../demo/demoStaff.js'
import { placeZipCodes } from '../demo/placeZipCodes.js'

export interface Preparation {
  /** Creates the demo users with their public password, the demo data and the demo portal. */
  readonly isDemo: boolean
  /** Multiplies the demo data; 0 creates only users and regions. */
  readonly demoScale: number
  /** Port of the demo portal, whose registration is updated; without it, the registration stays unchanged. */
  readonly portalPort?: number
  /** The secret of the demo portal's server; without it, the portal gets no tokens. */
  readonly demoPortalSecret?: string
  readonly now: Date
  /** Hash of the demo users' password, for tests that need a cheap one. @default a new one at full cost */
  readonly passwordHash?: string
}

const demoPassword = 'esporte-parana'

/** Prepares schema, places, users, portal and demo data: creates what is missing and keeps the rest. */
export async function prepareDatabase(database: Database, preparation: Preparation): Promise<void> {
  await migrate(database, migrations)
  await ensureStatusCounts(
    database,
    entityFolders.map(({ entity }) => entity.table),
  )
  const isSeeded = (await rows(database, sql`select 1 from setting where name = 'seeded'`)).length > 0
  if (!isSeeded) await seed(database, preparation)
  await placeCities(database)
  const { isDemo, portalPort, demoPortalSecret } = preparation
  // Everyone who loads the demo portal's page gets a token, so without demo data its secret is removed.
  if (!isDemo) await setSecret(database, 'demo', undefined)
  if (!isDemo || portalPort === undefined) return
  const origins = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${portalPort}`)
  if (await registerPortal(database, { name: 'demo', origins, secret: demoPortalSecret, powers: everyAct })) return
  await changePortal(database, 'demo', { origins, powers: everyAct })
  await setSecret(database, 'demo', demoPortalSecret)
}

async function seed(database: Database, { isDemo, demoScale, now, ...given }: Preparation): Promise<void> {
  const passwordHash = isDemo ? (given.passwordHash ?? (await hashPassword(demoPassword))) : undefined
  await database.transaction().execute(async (transaction) => {
    const claimed = await firstRow(
      transaction,
      sql`insert into setting (name, value) values ('seeded', ${JSON.stringify({ at: now.toISOString(), demoScale })}::jsonb) on conflict do nothing returning 1 as claimed`,
    )
    if (!claimed) return
    await seedPlaces(transaction)
    await placeCities(transaction)
    if (isDemo)
      await sql`insert into app_user (username, name, email, password_hash, manages_users) values
      ('admin', 'Ana Paula Ribeiro', 'ana.ribeiro@esporte.pr.gov.br', ${passwordHash}, true),
      ('gestora', 'Marlene Kowalski', 'marlene.kowalski@esporte.pr.gov.br', ${passwordHash}, false)`.execute(transaction)
    for (const { base } of entityFolders) await base?.(transaction)
    if (passwordHash === undefined || demoScale === 0) return
    await seedDemo(transaction, { scale: demoScale, today: today(now) })
    await seedStaff(transaction, passwordHash)
  })
}

async function seedDemo(transaction: DatabaseTransaction, options: DemoOptions): Promise<void> {
  // Checking the foreign keys takes as long as the inserts, and a test checks the references instead. Only a superuser may switch the
  // checks off.
  await sql`select set_config('session_replication_role', 'replica', true) where current_setting('is_superuser') = 'on'`.execute(
    transaction,
  )
  const { plans } = await planEntities(transaction)
  const kept = entityFolders.flatMap((folder) => folder.kept ?? [])
  await fillKeptAfter(transaction, kept, async () => {
    for (const step of ['demo', 'demoLast'] as const)
      for (const folder of entityFolders) {
        const plan = plans.find((each) => each.entity === folder.entity)
        if (plan) await folder[step]?.(transaction, plan, options)
      }
    await placeZipCodes(transaction)
  })
  await sql`select set_config('session_replication_role', 'origin', true) where current_setting('is_superuser') = 'on'`.execute(transaction)
}

/** The demo users that still have the public password. */
export async function openDoors(database: Database): Promise<string[]> {
  const users = await rows<{ username: string; passwordHash: string | null }>(
    database,
    sql`select username, password_hash as "passwordHash" from app_user where username = any(${demoUsers}::text[]) and is_active order by id`,
  )
  const checked = await Promise.all(users.map(async (user) => ({ ...user, isOpen: await verifyPassword(demoPassword, user.passwordHash) })))
  return checked.flatMap(({ username, isOpen }) => (isOpen ? [username] : []))
}

/** Whether any user can sign in. */
export async function hasUsers(database: Database): Promise<boolean> {
  return (await firstRow(database, sql`select 1 as one from app_user where password_hash is not null and is_active limit 1`)) !== undefined
}

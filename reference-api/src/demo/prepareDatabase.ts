import { sql } from 'kysely'
import { type Database, type DatabaseTransaction, firstRow, rows } from '../database/database.js'
import { migrate } from '../database/migrate.js'
import { migrations } from '../database/migrations.js'
import { entityFolders, planEntities } from '../entities/entities.js'
import type { DemoOptions } from '../entities/EntityFolder.js'
import { today } from '../today.js'
import { seedPlaces } from '../places/seedPlaces.js'
import { hashPassword } from '../session/passwords.js'
import { registerPortal } from '../session/portals.js'

export interface Preparation {
  /** Multiplies the demo data; 0 makes only users and regions. */
  readonly demoScale: number
  /** Of the demo portal, whose registration is renewed; without it that stays as it is. */
  readonly portalPort?: number
  /** What the demo portal's server presents for its tokens; without it the demo portal gets none. */
  readonly demoPortalSecret?: string
  readonly now: Date
  /** Of the demo users' password, for those who cannot wait for one. @default a new one at full cost */
  readonly passwordHash?: string
}

const demoPassword = 'esporte-parana'

/** Schema, places, users, portal and demo data: what is missing is made, what is there stays. */
export async function prepareDatabase(database: Database, preparation: Preparation): Promise<void> {
  await migrate(database, migrations)
  const isSeeded = (await rows(database, sql`select 1 from setting where name = 'seeded'`)).length > 0
  if (!isSeeded) await seed(database, preparation)
  const { portalPort, demoPortalSecret } = preparation
  if (portalPort === undefined) return
  const origins = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${portalPort}`)
  await registerPortal(database, { name: 'demo', origins, secret: demoPortalSecret })
}

async function seed(database: Database, { demoScale, now, ...given }: Preparation): Promise<void> {
  const passwordHash = given.passwordHash ?? (await hashPassword(demoPassword))
  await database.transaction().execute(async (transaction) => {
    const claimed = await firstRow(
      transaction,
      sql`insert into setting (name, value) values ('seeded', ${JSON.stringify({ at: now.toISOString(), demoScale })}::jsonb) on conflict do nothing returning 1 as claimed`,
    )
    if (!claimed) return
    await seedPlaces(transaction)
    await sql`insert into app_user (username, name, email, password_hash) values
      ('admin', 'Ana Paula Ribeiro', 'ana.ribeiro@esporte.pr.gov.br', ${passwordHash}),
      ('gestora', 'Marlene Kowalski', 'marlene.kowalski@esporte.pr.gov.br', ${passwordHash})`.execute(transaction)
    for (const { base } of entityFolders) await base?.(transaction)
    if (demoScale > 0) await seedDemo(transaction, { scale: demoScale, today: today(now) })
  })
}

async function seedDemo(transaction: DatabaseTransaction, options: DemoOptions): Promise<void> {
  const { plans } = await planEntities(transaction)
  for (const { entity, demo } of entityFolders) {
    const plan = plans.find((each) => each.entity === entity)
    if (plan) await demo?.(transaction, plan, options)
  }
}

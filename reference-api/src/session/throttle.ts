import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, firstRow } from '../database/database.js'
import { Problem } from '../http/Problem.js'

const windowSeconds = 15 * 60
const limits = { account: 5, address: 40 } as const
const firstWait = 30

/** A name and an address may each fail a few times; after that every failure doubles the wait, from 30 s to 15 min. Kept in the database, so that it holds behind any balancer. */
export interface Throttle {
  /** @throws Problem `throttled` with the seconds to wait */
  check(): Promise<void>
  fail(): Promise<void>
  /** A right password forgives the name at this address, not the address. */
  succeed(): Promise<void>
}

export function createThrottle(
  database: Database,
  who: { readonly username: string; readonly address: string; readonly now: Date },
): Throttle {
  // Hashed, because people type passwords into the field of the name.
  const account = subject('account', `${who.username.toLowerCase()}\n${who.address}`)
  const address = subject('address', who.address)
  return {
    async check() {
      const waits = [
        await wait(database, account, { limit: limits.account, now: who.now }),
        await wait(database, address, { limit: limits.address, now: who.now }),
      ]
      const seconds = Math.max(...waits)
      if (seconds > 0) throw new Problem(429, 'throttled', { retryAfter: seconds, params: { seconds } })
    },
    async fail() {
      const at = who.now.toISOString()
      const oldest = new Date(who.now.getTime() - windowSeconds * 1000).toISOString()
      await sql`delete from login_failure where at < ${oldest}`.execute(database)
      await sql`insert into login_failure (subject, at) values (${account}, ${at}), (${address}, ${at})`.execute(database)
    },
    async succeed() {
      await sql`delete from login_failure where subject = ${account}`.execute(database)
    },
  }
}

async function wait(database: Database, key: Buffer, { limit, now }: { readonly limit: number; readonly now: Date }): Promise<number> {
  const since = new Date(now.getTime() - windowSeconds * 1000).toISOString()
  const found = await firstRow<{ count: number; last: string | null }>(
    database,
    sql`select count(*) as count, max(at) as last from login_failure where subject = ${key} and at > ${since}`,
  )
  if (!found?.last || found.count < limit) return 0
  const pause = Math.min(firstWait * 2 ** (found.count - limit), windowSeconds)
  return Math.max(0, Math.ceil((Date.parse(found.last) + pause * 1000 - now.getTime()) / 1000))
}

function subject(kind: string, value: string): Buffer {
  return createHash('sha256').update(`${kind}\n${value}`).digest()
}

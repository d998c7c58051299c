import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, firstRow } from '../database/database.js'
import { Problem } from '../http/Problem.js'

const windowSeconds = 15 * 60
const limits = { account: 5, address: 40 } as const
const firstWait = 30

interface Subject {
  readonly kind: keyof typeof limits
  readonly key: Buffer
}

/** A name and an address may each fail a few times; after that every failure doubles the wait, from 30 s to 15 min. Kept in the database, so that it holds behind any balancer. */
export interface Throttle {
  /** Counts a failure before the proof is looked at: of guesses sent at once only as many are looked at as may fail. @throws Problem `throttled` with the seconds to wait */
  reserve(): Promise<void>
  /** The proof was right: takes the reserved failure back, and forgives the name at this address, not the address. */
  forgive(): Promise<void>
  /** In place of both for a proof that is looked at for next to nothing, so that right ones never stand in each other's way. @throws Problem `throttled`, or `credentials` when it was wrong */
  judge(isRight: boolean): Promise<void>
}

export function createThrottle(
  database: Database,
  { username, address, now }: { readonly username: string; readonly address: string; readonly now: Date },
): Throttle {
  // Hashed, because people type passwords into the field of the name.
  const account = subject('account', `${username.toLowerCase()}\n${address}`)
  const office = subject('address', address)
  const subjects = [account, office]
  const claim = async ({ isCounted }: { readonly isCounted: boolean }) => {
    const seconds = await database.transaction().execute(async (transaction) => {
      await lock(transaction, subjects)
      const wait = await longestWait(transaction, subjects, now)
      if (wait === 0 && isCounted) await count(transaction, subjects, now)
      return wait
    })
    if (seconds > 0) throw new Problem(429, 'throttled', { retryAfter: seconds, params: { seconds } })
  }
  return {
    reserve: () => claim({ isCounted: true }),
    async forgive() {
      await sql`delete from login_failure where subject = ${account.key} or ctid = (
        select ctid from login_failure where subject = ${office.key} and at = ${now.toISOString()} limit 1 for update skip locked)`.execute(
        database,
      )
    },
    async judge(isRight) {
      await claim({ isCounted: !isRight })
      if (!isRight) throw new Problem(401, 'credentials')
    },
  }
}

/** One after the other: each sees the failures of those before. Always in the same order, so that nobody waits for each other. */
async function lock(database: Database, subjects: readonly Subject[]): Promise<void> {
  for (const { kind, key } of subjects)
    await sql`select pg_advisory_xact_lock(hashtext(${`login ${kind}`}), ${key.readInt32BE()})`.execute(database)
}

async function count(database: Database, subjects: readonly Subject[], now: Date): Promise<void> {
  const at = now.toISOString()
  // What another sign-in is taking away needs no second one.
  await sql`delete from login_failure where ctid = any(array(
    select ctid from login_failure where at < ${before(now)} for update skip locked))`.execute(database)
  for (const { key } of subjects) await sql`insert into login_failure (subject, at) values (${key}, ${at})`.execute(database)
}

async function longestWait(database: Database, subjects: readonly Subject[], now: Date): Promise<number> {
  const waits = []
  for (const each of subjects) waits.push(await waitOf(database, each, now))
  return Math.max(...waits)
}

async function waitOf(database: Database, { kind, key }: Subject, now: Date): Promise<number> {
  const found = await firstRow<{ count: number; last: string | null }>(
    database,
    sql`select count(*) as count, max(at) as last from login_failure where subject = ${key} and at > ${before(now)}`,
  )
  if (!found?.last || found.count < limits[kind]) return 0
  const pause = Math.min(firstWait * 2 ** (found.count - limits[kind]), windowSeconds)
  return Math.max(0, Math.ceil((Date.parse(found.last) + pause * 1000 - now.getTime()) / 1000))
}

const before = (now: Date) => new Date(now.getTime() - windowSeconds * 1000).toISOString()

function subject(kind: Subject['kind'], value: string): Subject {
  return { kind, key: createHash('sha256').update(`${kind}\n${value}`).digest() }
}

import { createHash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, firstRow } from '../database/database.js'
import { Problem } from '../http/Problem.js'
import { addressBlock } from './addressBlock.js'

const windowSeconds = 15 * 60
const firstWait = 30

/** Failures before a wait: for an account at one address, for an account from all addresses, and for an address over all accounts. */
const limits = { account: 5, everywhere: 20, address: 40 } as const

/** A check that takes longer than this belongs to a process that has ended. */
const pendingSeconds = 30

/** A request that gets no place tries again at this interval, for this long. */
const turnMilliseconds = 100
const patienceMilliseconds = 20_000

/** Ignores failures in the future after a clock was set back; small differences between processes are tolerated. */
const skewSeconds = 60

interface Subject {
  readonly kind: keyof typeof limits
  readonly key: Buffer
}

export interface ThrottleOptions {
  /** The account, independent of the typed name: `user 7`. Without it, `name` is a user who does not exist. */
  readonly account?: string
  readonly name: string
  readonly address: string
  readonly now: Date
  /** Also counts the account over all addresses. @default true */
  readonly isCountedEverywhere?: boolean
}

/**
 * Slows down guessing: after a few failures every further one doubles the wait, from 30 s to 15 min. Only failures count, but a running
 * check takes one of the remaining attempts, and a request without a free one waits. The state is in the database, so it also works behind
 * a load balancer.
 */
export interface Throttle {
  /**
   * Takes a place: only as many simultaneous guesses are checked as may still fail.
   * @throws Problem `throttled` with the seconds to wait
   */
  reserve(): Promise<void>
  /** The password was right: clears the failures of the account at this address. */
  forgive(): Promise<void>
  /** The password was right, but it is not all that the sign-in needs: gives the place back, and clears nothing. */
  release(): Promise<void>
  /** The password was wrong: counts a failure. */
  fail(): Promise<void>
  /** Replaces the other calls for a check that costs almost nothing. @throws Problem `throttled`, or `credentials` when it was wrong */
  judge(isRight: boolean): Promise<void>
}

export function createThrottle(database: Database, { account, name, address, now, isCountedEverywhere = true }: ThrottleOptions): Throttle {
  // Hashed, because users sometimes type their password as the name.
  const who = account ?? `name ${name.toLowerCase()}`
  const place = addressBlock(address)
  const here = subject('account', `${who}\n${place}`)
  const subjects = [here, ...(isCountedEverywhere ? [subject('everywhere', who)] : []), subject('address', place)]
  const attempt = randomUUID()
  const add = async (transaction: Database, pending: string | null) => {
    await forget(transaction, now)
    for (const { key } of subjects)
      await sql`insert into login_failure (subject, at, attempt) values (${key}, ${now.toISOString()}, ${pending})`.execute(transaction)
  }
  /** Runs `use` when there is a free place. @returns whether there was one */
  const claim = (use: (transaction: Database) => Promise<void>) =>
    database.transaction().execute(async (transaction) => {
      await lock(transaction, subjects)
      let isFull = false
      for (const each of subjects) {
        const { wait, isTaken } = await stateOf(transaction, each, now)
        if (wait > 0) throw throttled(wait)
        isFull ||= isTaken
      }
      if (!isFull) await use(transaction)
      return !isFull
    })
  return {
    async reserve() {
      const since = performance.now()
      while (!(await claim((transaction) => add(transaction, attempt)))) {
        if (performance.now() - since > patienceMilliseconds) throw throttled(1)
        await setTimeout(turnMilliseconds)
      }
    },
    async forgive() {
      await sql`delete from login_failure where attempt = ${attempt} or subject = ${here.key} and attempt is null`.execute(database)
    },
    async release() {
      await sql`delete from login_failure where attempt = ${attempt}`.execute(database)
    },
    async fail() {
      await sql`update login_failure set attempt = null where attempt = ${attempt}`.execute(database)
    },
    async judge(isRight) {
      await claim(async (transaction) => {
        if (!isRight) await add(transaction, null)
      })
      if (!isRight) throw new Problem(401, 'credentials')
    },
  }
}

interface Tries {
  readonly what: string
  /** An address, a user or a session. */
  readonly who: string
  readonly count: number
  readonly now: Date
}

/** Limits the tries of one within the window, whether they succeed or not. @throws Problem `throttled` */
export async function limitTries(database: Database, { what, who, count, now }: Tries): Promise<void> {
  const { key } = subject('address', `${what}\n${who}`)
  await database.transaction().execute(async (transaction) => {
    await lock(transaction, [{ kind: 'address', key }])
    const found = await firstRow<{ count: number; first: string | null }>(
      transaction,
      sql`select count(*) as count, min(at) as first from login_failure where subject = ${key} and ${isRecent(now)}`,
    )
    if (found?.first && found.count >= count)
      throw throttled(Math.max(1, Math.ceil((Date.parse(found.first) - now.getTime()) / 1000) + windowSeconds))
    await sql`insert into login_failure (subject, at) values (${key}, ${now.toISOString()})`.execute(transaction)
  })
}

const throttled = (seconds: number) => new Problem(429, 'throttled', { retryAfter: seconds, params: { seconds } })

/** Takes the locks always in the same order, so that checks run one after the other and cannot deadlock. */
async function lock(database: Database, subjects: readonly Subject[]): Promise<void> {
  for (const { kind, key } of subjects)
    await sql`select pg_advisory_xact_lock(hashtext(${`login ${kind}`}), ${key.readInt32BE()})`.execute(database)
}

/** Deletes old failures, except those that another sign-in is deleting. */
async function forget(database: Database, now: Date): Promise<void> {
  await sql`delete from login_failure where ctid = any(array(
    select ctid from login_failure where at < ${ago(now, windowSeconds)} for update skip locked))`.execute(database)
}

async function stateOf(
  database: Database,
  { kind, key }: Subject,
  now: Date,
): Promise<{ readonly wait: number; readonly isTaken: boolean }> {
  const found = await firstRow<{ failures: number; pending: number; last: string | null }>(
    database,
    sql`select count(*) filter (where attempt is null) as failures, max(at) filter (where attempt is null) as last,
        count(*) filter (where attempt is not null and at > ${ago(now, pendingSeconds)}) as pending
      from login_failure where subject = ${key} and ${isRecent(now)}`,
  )
  const { failures = 0, pending = 0, last } = found ?? {}
  const limit = limits[kind]
  if (!last || failures < limit) return { wait: 0, isTaken: failures + pending >= limit }
  const pause = Math.min(firstWait * 2 ** (failures - limit), windowSeconds)
  const wait = Math.ceil((Date.parse(last) + pause * 1000 - now.getTime()) / 1000)
  // Above the limit only one check at a time, because each may double the wait.
  return { wait: Math.min(Math.max(0, wait), pause), isTaken: pending > 0 }
}

const ago = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()
const isRecent = (now: Date) => sql`at > ${ago(now, windowSeconds)} and at < ${ago(now, -skewSeconds)}`

function subject(kind: Subject['kind'], value: string): Subject {
  return { kind, key: createHash('sha256').update(`${kind}\n${value}`).digest() }
}

import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { sql } from 'kysely'
import { type Database, firstRow, rows } from '../database/database.js'
import { type Doer, noteDeed } from './accounts.js'

/**
 * A code of six digits that an application on another device shows, by RFC 6238: SHA-1 and 30 seconds, because every application knows
 * these. The step before and the one after count too (section 5.2), each step once.
 */
const settings = { issuer: 'Esporte Paraná', algorithm: 'SHA1', digits: 6, period: 30 } as const
/** 160 bits, as RFC 4226 (section 4, R6) advises. */
const secretBytes = 20
const window = 1

const recoveryCount = 10
/** 60 bits, in letters and digits that nobody mistakes for one another. */
const recoveryLength = 12
const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** What an application needs: the secret to type, and its address to scan. */
export interface OfferedFactor {
  /** In base 32. */
  readonly secret: string
  /** `otpauth://totp/…`. */
  readonly address: string
}

interface OfferTo {
  readonly userId: number
  readonly username: string
}

/** A new secret, which counts once a code of it was typed. One that waits already is offered again, so that two tries do not differ. */
export async function offerFactor(database: Database, { userId, username }: OfferTo): Promise<OfferedFactor> {
  const fresh = new Secret({ size: secretBytes }).base32
  const offered = await firstRow<{ secret: string }>(
    database,
    sql`update app_user set factor_offered = coalesce(factor_offered, ${fresh}) where id = ${userId} returning factor_offered as secret`,
  )
  const secret = offered?.secret ?? fresh
  return { secret, address: totpOf(secret, username).toString() }
}

interface TypedCode extends Doer {
  readonly userId: number
  readonly code: string
}

/** Turns the second factor on by a code of the offered secret. @returns whether the code was right */
export async function acceptOffer(database: Database, { userId, code, ...doer }: TypedCode): Promise<boolean> {
  const user = await firstRow<{ offered: string | null }>(
    database,
    sql`select factor_offered as offered from app_user where id = ${userId} for update`,
  )
  const step = user?.offered && stepOf(user.offered, code, doer.at)
  if (!step) return false
  await sql`update app_user set factor_secret = factor_offered, factor_offered = null, factor_since = ${doer.at.toISOString()}, factor_step = ${step}
    where id = ${userId}`.execute(database)
  await noteDeed(database, { ...doer, userId, event: 'factor-on' })
  return true
}

/** Uses a code of the application, or a recovery code, which serves once. @returns whether it was right */
export async function redeemCode(database: Database, { userId, code, at }: Omit<TypedCode, 'by'>): Promise<boolean> {
  const user = await firstRow<{ secret: string | null }>(database, sql`select factor_secret as secret from app_user where id = ${userId}`)
  const step = user?.secret && stepOf(user.secret, code, at)
  const used = step
    ? // Whoever saw the code over a shoulder comes too late.
      sql`update app_user set factor_step = ${step} where id = ${userId} and coalesce(factor_step, 0) < ${step} returning 1 as used`
    : sql`delete from recovery_code where user_id = ${userId} and hash = ${hashOf(code)} returning 1 as used`
  return (await firstRow(database, used)) !== undefined
}

/** Replaces the recovery codes. @returns the new ones, which nobody can read again: `abcd-efgh-jkmn` */
export async function makeRecoveryCodes(database: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, recoveryCode)
  await sql`delete from recovery_code where user_id = ${userId}`.execute(database)
  for (const code of codes) await sql`insert into recovery_code (user_id, hash) values (${userId}, ${hashOf(code)})`.execute(database)
  return codes
}

/** Turns the second factor off: the password alone is enough again. */
export async function endFactor(database: Database, { userId, ...doer }: Doer & { readonly userId: number }): Promise<void> {
  const ended = await rows(
    database,
    sql`update app_user set factor_secret = null, factor_offered = null, factor_since = null, factor_step = null
      where id = ${userId} and factor_since is not null returning 1 as ended`,
  )
  await sql`delete from recovery_code where user_id = ${userId}`.execute(database)
  if (ended.length > 0) await noteDeed(database, { ...doer, userId, event: 'factor-off' })
}

/** Whether a user has a second factor, since when, and how many recovery codes are left. */
export async function factorOf(database: Database, userId: number): Promise<{ since: string | null; codesLeft: number }> {
  const found = await firstRow<{ since: string | null; codesLeft: number }>(
    database,
    sql`select factor_since as since, (select count(*)::integer from recovery_code c where c.user_id = u.id) as "codesLeft"
      from app_user u where id = ${userId}`,
  )
  return found ?? { since: null, codesLeft: 0 }
}

const totpOf = (secret: string, label = '') => new TOTP({ ...settings, label, secret: Secret.fromBase32(secret) })

/** The step of time whose code was typed; undefined for none near now. */
function stepOf(secret: string, code: string, at: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = totpOf(secret).validate({ token, timestamp: at.getTime(), window })
  return delta === null ? undefined : Math.floor(at.getTime() / 1000 / settings.period) + delta
}

function recoveryCode(): string {
  // Bytes that would make some letters likelier than others are left out.
  const most = 256 - (256 % recoveryLetters.length)
  let letters = ''
  while (letters.length < recoveryLength)
    for (const byte of randomBytes(recoveryLength)) if (byte < most) letters += recoveryLetters.charAt(byte % recoveryLetters.length)
  return letters.slice(0, recoveryLength).replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** Its marks and its case do not count. */
const hashOf = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest()

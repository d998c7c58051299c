import type { Powers } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, type DatabaseTransaction, firstRow, rows } from '../database/database.js'
import { type Doer, endLink, noteDeed } from './accounts.js'
import { invalid } from '../http/Problem.js'
import { hashPassword } from './passwords.js'
import { isGuessable } from './passwordStrength.js'

interface NewUser extends Doer {
  readonly username: string
  readonly email: string
  readonly name: string
  readonly password: string
  /** The registered person who signs in with it. */
  readonly personId?: number
  /** May make accounts for others. @default false */
  readonly managesUsers?: boolean
}

/** Whether a text is a user name. Users of portals begin with "portal:". */
export const isUsername = (text: string): boolean => /^[\w.-]{2,60}$/.test(text)

/** Names and e-mails are given to one user at a time, because two at once could have the same e-mail. */
const nameLock = 20_261_201

const takeTurns = (transaction: DatabaseTransaction) => sql`select pg_advisory_xact_lock(${nameLock})`.execute(transaction)

/** Creates a user who can sign in. @returns the id; undefined when another user has the name or e-mail */
export async function createUser(
  transaction: DatabaseTransaction,
  { username, email, name, password, personId, managesUsers = false, ...doer }: NewUser,
): Promise<number | undefined> {
  const hash = await hashPassword(password)
  await takeTurns(transaction)
  const made = await firstRow<{ id: number }>(
    transaction,
    sql`insert into app_user (username, name, email, password_hash, person_id, manages_users)
      select ${username.toLowerCase()}, ${name}, ${email}, ${hash}, ${personId ?? null}::integer, ${managesUsers}
      where not exists (select 1 from app_user where lower(email) = ${email.toLowerCase()} and email <> '')
      on conflict (username) do nothing returning id`,
  )
  if (made) await noteDeed(transaction, { ...doer, userId: made.id, event: 'made' })
  return made?.id
}

interface NewNames extends Doer {
  readonly userId: number
  readonly username: string
  readonly email: string
}

/** Changes by what a user signs in; sessions stay. @returns the one of both that another user has */
export async function setNames(
  transaction: DatabaseTransaction,
  { userId, username, email, ...doer }: NewNames,
): Promise<'username' | 'email' | undefined> {
  await takeTurns(transaction)
  const taken = await takenName(transaction, { username, email, except: userId })
  if (taken) return taken
  const former = await firstRow<{ username: string; email: string }>(
    transaction,
    sql`update app_user u set username = ${username.toLowerCase()}, email = ${email} from app_user f
      where u.id = ${userId} and f.id = u.id returning f.username, f.email`,
  )
  if (former?.username !== username.toLowerCase()) await noteDeed(transaction, { ...doer, userId, event: 'username' })
  if (former?.email !== email) await noteDeed(transaction, { ...doer, userId, event: 'email' })
  return undefined
}

interface WantedNames {
  readonly username: string
  readonly email: string
  /** The user who may have them. */
  readonly except?: number
}

/** Which of both another user has. */
export async function takenName(
  database: Database,
  { username, email, except = 0 }: WantedNames,
): Promise<'username' | 'email' | undefined> {
  const found = await firstRow<{ isNamed: boolean }>(
    database,
    sql`select username = ${username.toLowerCase()} as "isNamed" from app_user where id <> ${except}
      and (username = ${username.toLowerCase()} or (email <> '' and lower(email) = ${email.toLowerCase()})) order by 1 desc limit 1`,
  )
  return found && (found.isNamed ? 'username' : 'email')
}

/** Sets a password and ends all sessions of its user. */
export async function resetPassword(database: Database, username: string, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await database.transaction().execute(async (transaction) => {
    const user = await firstRow<{ id: number }>(transaction, sql`select id from app_user where username = ${username.toLowerCase()}`)
    if (user) await storePassword(transaction, { userId: user.id, hash, at: new Date() })
  })
}

/** Sets the registered person who signs in as this user. */
export async function setPerson(database: Database, { userId, personId }: { readonly userId: number; readonly personId: number }) {
  await sql`update app_user set person_id = ${personId} where id = ${userId}`.execute(database)
}

/** Lets a user sign in, or refuses it and ends all sessions at once. @returns how many sessions ended */
export async function setActive(
  transaction: DatabaseTransaction,
  { userId, isActive, ...doer }: Doer & { readonly userId: number; readonly isActive: boolean },
): Promise<number> {
  await sql`update app_user set is_active = ${isActive} where id = ${userId}`.execute(transaction)
  await noteDeed(transaction, { ...doer, userId, event: isActive ? 'let-in' : 'shut-out' })
  if (isActive) return 0
  await endLink(transaction, { userId, at: doer.at })
  // Renewed tokens of one sign-in are one session.
  const ended = await rows<{ id: number; isOpen: boolean }>(
    transaction,
    sql`delete from session where user_id = ${userId} returning coalesce(root_id, id) as id, expires_at > now() as "isOpen"`,
  )
  return new Set(ended.filter(({ isOpen }) => isOpen).map(({ id }) => id)).size
}

interface Managing extends Doer {
  readonly userId: number
  readonly managesUsers: boolean
}

/** Lets a user make accounts for others, or no longer. */
export async function setManaging(transaction: DatabaseTransaction, { userId, managesUsers, ...doer }: Managing): Promise<void> {
  await sql`update app_user set manages_users = ${managesUsers} where id = ${userId}`.execute(transaction)
  await noteDeed(transaction, { ...doer, userId, event: managesUsers ? 'manages' : 'manages-no-more' })
}

interface Listing extends Doer {
  readonly userId: number
  /** `null` for everything. */
  readonly powers: Powers | null
}

/** Lists what a user may do; it holds for their next request. */
export async function setPowers(transaction: DatabaseTransaction, { userId, powers, ...doer }: Listing): Promise<void> {
  await sql`update app_user set powers = ${powers && JSON.stringify(powers)}::jsonb where id = ${userId}`.execute(transaction)
  await noteDeed(transaction, { ...doer, userId, event: 'powers' })
}

interface NewPassword extends Doer {
  readonly userId: number
  readonly hash: string
  /** The session that stays. */
  readonly except?: number
}

/** Stores a password and signs out all other sessions. */
export async function storePassword(transaction: DatabaseTransaction, { userId, hash, except = 0, ...doer }: NewPassword): Promise<void> {
  await sql`update app_user set password_hash = ${hash} where id = ${userId}`.execute(transaction)
  await sql`delete from session where user_id = ${userId} and coalesce(root_id, id) <> ${except}`.execute(transaction)
  await sql`delete from password_request where user_id = ${userId}`.execute(transaction)
  await endLink(transaction, { userId, at: doer.at })
  await noteDeed(transaction, { ...doer, userId, event: 'password' })
}

/** Minimum length: NIST SP 800-63B-4, section 3.1.1.2, asks for 15 characters without a second factor; 12 is what staff accepts. */
export const leastPasswordLength = 12

/** Why a password is refused; undefined when it is accepted. */
export async function passwordIssue(
  password: string,
  { username }: { readonly username: string },
): Promise<'minLength' | 'guessable' | undefined> {
  if (password.length < leastPasswordLength) return 'minLength'
  const plain = password.toLowerCase()
  const isNamed = plain === 'esporte-parana' || plain.includes(username.toLowerCase())
  return isNamed || (await isGuessable(password, username.split(/[^\p{L}]+/u))) ? 'guessable' : undefined
}

interface ChosenPassword {
  readonly username: string
  /** The field of the body. */
  readonly path: string
}

/** @throws Problem 422 saying why a new password is refused */
export async function checkPassword(password: string, { username, path }: ChosenPassword): Promise<void> {
  const issue = await passwordIssue(password, { username })
  if (issue) throw invalid([{ path, code: issue, ...(issue === 'minLength' && { params: { min: leastPasswordLength } }) }])
}

import { sql } from 'kysely'
import { type Database, type DatabaseTransaction, firstRow, rows } from '../database/database.js'
import { hashPassword } from './passwords.js'
import { isGuessable } from './passwordStrength.js'

interface NewUser {
  readonly username: string
  readonly email: string
  readonly name: string
  readonly password: string
  /** The registered person who signs in with it. */
  readonly personId?: number
}

/** Creates a user who can sign in. @returns false when another user has the name or e-mail */
export async function createUser(database: Database, { username, email, name, password, personId }: NewUser): Promise<boolean> {
  const hash = await hashPassword(password)
  const made = await firstRow(
    database,
    sql`insert into app_user (username, name, email, password_hash, person_id)
      select ${username.toLowerCase()}, ${name}, ${email}, ${hash}, ${personId ?? null}::integer
      where not exists (select 1 from app_user where lower(email) = ${email.toLowerCase()} and email <> '')
      on conflict (username) do nothing returning 1 as made`,
  )
  return made !== undefined
}

/** Sets a password and ends all sessions of its user. @returns whether the user exists */
export async function resetPassword(database: Database, username: string, password: string): Promise<boolean> {
  const hash = await hashPassword(password)
  return database.transaction().execute(async (transaction) => {
    const user = await firstRow<{ id: number }>(transaction, sql`select id from app_user where username = ${username.toLowerCase()}`)
    if (user) await storePassword(transaction, { userId: user.id, hash })
    return user !== undefined
  })
}

/** Sets the registered person who signs in as this user. */
export async function setPerson(database: Database, { userId, personId }: { readonly userId: number; readonly personId: number }) {
  await sql`update app_user set person_id = ${personId} where id = ${userId}`.execute(database)
}

/** Lets a user sign in, or refuses it and ends all sessions at once. @returns how many sessions ended */
export async function setActive(
  database: Database,
  { userId, isActive }: { readonly userId: number; readonly isActive: boolean },
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await sql`update app_user set is_active = ${isActive} where id = ${userId}`.execute(transaction)
    if (isActive) return 0
    // Renewed tokens of one sign-in are one session.
    const ended = await rows<{ id: number; isOpen: boolean }>(
      transaction,
      sql`delete from session where user_id = ${userId} returning coalesce(root_id, id) as id, expires_at > now() as "isOpen"`,
    )
    return new Set(ended.filter(({ isOpen }) => isOpen).map(({ id }) => id)).size
  })
}

interface NewPassword {
  readonly userId: number
  readonly hash: string
  /** The session that stays. */
  readonly except?: number
}

/** Stores a password and signs out all other sessions. */
export async function storePassword(transaction: DatabaseTransaction, { userId, hash, except = 0 }: NewPassword): Promise<void> {
  await sql`update app_user set password_hash = ${hash} where id = ${userId}`.execute(transaction)
  await sql`delete from session where user_id = ${userId} and coalesce(root_id, id) <> ${except}`.execute(transaction)
  await sql`delete from password_request where user_id = ${userId}`.execute(transaction)
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

import { sql } from 'kysely'
import { type Database, type DatabaseTransaction, firstRow } from '../database/database.js'
import { hashPassword } from './passwords.js'

interface NewUser {
  readonly username: string
  readonly email: string
  readonly name: string
  readonly password: string
}

/** Creates a user who can sign in. @returns false when another user has the name or e-mail */
export async function createUser(database: Database, { username, email, name, password }: NewUser): Promise<boolean> {
  const hash = await hashPassword(password)
  const made = await firstRow(
    database,
    sql`insert into app_user (username, name, email, password_hash)
      select ${username.toLowerCase()}, ${name}, ${email}, ${hash}
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
export function passwordIssue(password: string, { username }: { readonly username: string }): 'minLength' | 'guessable' | undefined {
  if (password.length < leastPasswordLength) return 'minLength'
  const plain = password.toLowerCase()
  const isGuessable = plain === 'esporte-parana' || plain.includes(username.toLowerCase()) || new Set(plain).size < 5
  return isGuessable ? 'guessable' : undefined
}

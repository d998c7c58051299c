import { sql } from 'kysely'
import type { Readable } from 'node:stream'
import { type Database, firstRow, rows } from '../database/database.js'
import {
  createUser,
  isUsername,
  leastPasswordLength,
  passwordIssue,
  resetPassword,
  setActive,
  setManaging,
  setPerson,
} from '../session/users.js'
import { endFactor, factorOf } from '../session/secondFactor.js'
import { newSecret } from '../session/tokens.js'
import { StartProblem } from '../core/startProblem.js'
import { optionsOf } from './options.js'
import { table } from './table.js'
import { bornAndGender, personBehind } from './personBehind.js'

export type Input = Readable & { readonly isTTY?: boolean }

interface UserCommand {
  readonly words: readonly string[]
  readonly input: Input
}

const personOptions = ['cpf', 'born', 'gender'] as const

/** Makes a user, and the person behind it when an option names one. */
export async function createUserCommand(database: Database, { words, input }: UserCommand): Promise<string> {
  const { plain, options } = optionsOf(words, personOptions)
  const [username = '', email = '', ...parts] = plain
  const name = parts.join(' ')
  checkUser(username, email)
  const { password, shown } = await readPassword(input, username)
  return database.transaction().execute(async (transaction) => {
    const person = await personBehind(transaction, { ...options, name, email })
    if (person) await checkFree(transaction, { username, personId: person.id })
    const managesUsers =
      (await firstRow(transaction, sql`select 1 as one from app_user where password_hash is not null limit 1`)) === undefined
    const userId = await createUser(transaction, { username, email, name, password, personId: person?.id, managesUsers, at: new Date() })
    if (userId === undefined) throw new StartProblem(`${await takenBy(transaction, { username, email })} Choose another.`)
    const first = managesUsers ? '\nIt is the first user, who makes the others: in the menu of a person, "Acesso ao sistema".' : ''
    return `The user ${username} is made.${shown}\n${person ? `${person.told} is behind it.` : nobody(username)}${first}`
  })
}

/** Sets or makes the person behind a user that exists. */
export async function setPersonCommand(database: Database, { words }: UserCommand): Promise<string> {
  const { plain, options } = optionsOf(words, [...personOptions, 'instead-of'])
  const [username = ''] = plain
  const user = await findUser(database, username)
  return database.transaction().execute(async (transaction) => {
    await checkReplaced(transaction, { username, personId: user.personId, given: options['instead-of'] })
    const person = await personBehind(transaction, { ...options, name: user.name, email: user.email })
    if (!person) throw new StartProblem(`Say who it is: --cpf=<CPF>. For a person who is not registered yet, add ${bornAndGender}.`)
    await checkFree(transaction, { username, personId: person.id })
    await setPerson(transaction, { userId: user.id, personId: person.id })
    return `${person.told} is behind ${username}.`
  })
}

/** Sets a new password and ends the user's sessions. */
export async function resetPasswordCommand(database: Database, { words: [username = ''], input }: UserCommand): Promise<string> {
  const { isActive } = await findUser(database, username)
  const { password, shown } = await readPassword(input, username)
  await resetPassword(database, username, password)
  const still = isActive ? '' : `\n${username} is shut out and still may not sign in: let-in ${username}.`
  return `The password of ${username} is changed.${shown}${still}`
}

/** Ends a user's sessions and refuses the next sign-in. */
export async function shutOutCommand(database: Database, { words: [username = ''] }: UserCommand): Promise<string> {
  const user = await findUser(database, username)
  const ended = await database
    .transaction()
    .execute((transaction) => setActive(transaction, { userId: user.id, isActive: false, at: new Date() }))
  const left = await firstRow(database, sql`select 1 as one from app_user where is_active and password_hash is not null limit 1`)
  const warning = left ? '' : '\nNobody can sign in now. Let somebody in, or make another user.'
  return `${username} is shut out: ${ended === 1 ? '1 session has' : `${ended} sessions have`} ended, and the next sign-in is refused. To undo it: let-in ${username}.${warning}`
}

/** Lets a user in again who was shut out. */
export async function letInCommand(database: Database, { words: [username = ''] }: UserCommand): Promise<string> {
  const user = await findUser(database, username)
  await database.transaction().execute((transaction) => setActive(transaction, { userId: user.id, isActive: true, at: new Date() }))
  return `${username} may sign in again, with the present password.`
}

/** Ends the second factor of a user who has lost their device. */
export async function endFactorCommand(database: Database, { words: [username = ''] }: UserCommand): Promise<string> {
  const user = await findUser(database, username)
  if ((await factorOf(database, user.id)).since === null) return `${username} has no second factor: the password alone is enough.`
  await database.transaction().execute((transaction) => endFactor(transaction, { userId: user.id, at: new Date() }))
  return `The second factor of ${username} has ended: the next sign-in asks for the password alone, or offers a new one where SECOND_FACTOR is required.`
}

/** Lets a user make accounts for others, or no longer. */
export const manageCommand =
  (managesUsers: boolean) =>
  async (database: Database, { words: [username = ''] }: UserCommand): Promise<string> => {
    const { id } = await findUser(database, username)
    await database.transaction().execute((transaction) => setManaging(transaction, { userId: id, managesUsers, at: new Date() }))
    return managesUsers
      ? `${username} may make accounts for others: in the menu of a person, "Acesso ao sistema".`
      : `${username} may not make accounts for others any more.`
  }

/** A table of the users who sign in with a password. Portals have users too, which nobody signs in with. */
export async function listUsersCommand(database: Database): Promise<string> {
  const found = await rows<{
    username: string
    name: string
    email: string
    person: string | null
    isActive: boolean
    entered: string | null
    asked: string | null
  }>(
    database,
    sql`select u.username, u.name, u.email, p.label as person, u.is_active as "isActive",
        to_char(u.entered_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD HH24:MI') as entered,
        to_char(r.at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD HH24:MI') as asked
      from app_user u left join person p on p.id = u.person_id left join password_request r on r.user_id = u.id where u.password_hash is not null order by u.username`,
  )
  if (found.length === 0) return 'There are no users yet. Make the first one: create-user <username> <e-mail> "<name>"'
  const heads = ['user', 'name', 'e-mail', 'person behind it', 'may sign in', 'last sign-in', 'asked for a new password']
  return table([
    heads,
    ...found.map((user) => [
      user.username,
      user.name,
      user.email,
      user.person ?? '-',
      user.isActive ? 'yes' : 'no',
      user.entered ?? '-',
      user.asked ?? '-',
    ]),
  ])
}

const nobody = (username: string) =>
  `No registered person is behind it, so rules that need two people know only the user. Name one: set-person ${username} --cpf=<CPF>`

/** @throws StartProblem when another user has this person: two users of one person are one hand, which is rarely meant */
async function checkFree(database: Database, { username, personId }: { readonly username: string; readonly personId: number }) {
  const other = await firstRow<{ username: string }>(
    database,
    sql`select username from app_user where person_id = ${personId} and username <> ${username.toLowerCase()} limit 1`,
  )
  if (other) throw new StartProblem(`That person is behind the user "${other.username}" already. Give a colleague a person of their own.`)
}

/** @throws StartProblem when another person is behind the user: a new one would give old work another hand */
async function checkReplaced(
  database: Database,
  { username, personId, given }: { readonly username: string; readonly personId: number | null; readonly given?: string },
) {
  const present = await firstRow<{ label: string; cpf: string | null }>(database, sql`select label, cpf from person where id = ${personId}`)
  if (!present || (given !== undefined && given.replaceAll(/\D/g, '') === present.cpf)) return
  throw new StartProblem(
    given === undefined
      ? `${present.label} is behind ${username} already. If that is a mistake, name both: --cpf=<right CPF> --instead-of=<CPF of ${present.label}>`
      : `--instead-of: that is not the CPF of ${present.label}, who is behind ${username}.`,
  )
}

/** Says whether the name or the e-mail is taken. */
async function takenBy(database: Database, { username, email }: { readonly username: string; readonly email: string }): Promise<string> {
  const named = await firstRow(database, sql`select 1 as one from app_user where username = ${username.toLowerCase()}`)
  return named ? `There is a user with the name "${username}" already.` : `There is a user with the e-mail "${email}" already.`
}

async function findUser(database: Database, username: string) {
  const user = await firstRow<{ id: number; name: string; email: string; personId: number | null; isActive: boolean }>(
    database,
    sql`select id, name, email, person_id as "personId", is_active as "isActive" from app_user where username = ${username.toLowerCase()} and password_hash is not null`,
  )
  if (!user) throw new StartProblem(`There is no user "${username}". list-users shows all of them.`)
  return user
}

function checkUser(username: string, email: string): void {
  // A space is usually a missing quote.
  if (!isUsername(username)) throw new StartProblem(`"${username}" is no user name. Use letters, digits, dots and hyphens.`)
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    throw new StartProblem(`"${email}" is no e-mail address. Write it as nome@esporte.pr.gov.br.`)
}

/** The password from the input, or a new one that is shown once. @throws StartProblem when it is easy to guess */
async function readPassword(input: Input, username: string) {
  const given = input.isTTY ? '' : (await readAll(input)).trim()
  const password = given || newSecret().slice(0, 16)
  const issue = given ? await passwordIssue(given, { username }) : undefined
  if (issue !== undefined)
    throw new StartProblem(
      `The password is ${issue === 'minLength' ? 'too short' : 'easily guessed'}. Take one of ${leastPasswordLength} characters or more that is not the demo's, does not hold the user name and is neither usual nor a series: four words, for example.`,
    )
  return { password, shown: given ? '' : ` The password is ${password}, which is shown only now.` }
}

async function readAll(input: Readable): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of input) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts).toString('utf8')
}

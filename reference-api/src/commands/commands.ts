import type { Readable } from 'node:stream'
import type { Database } from '../database/database.js'
import { restorableDays } from '../records/read/listCondition.js'
import { entities, planEntities } from '../entities/entities.js'
import { databaseTime, runNightly } from '../nightly/runNightly.js'
import { type PortalRegistration, registerPortal } from '../session/portals.js'
import { createUser, leastPasswordLength, passwordIssue, resetPassword } from '../session/users.js'
import { newSecret } from '../session/tokens.js'
import { StartProblem } from '../startProblem.js'

interface CommandLine {
  readonly command: string
  readonly words: readonly string[]
  readonly input: Readable & { readonly isTTY?: boolean }
}

const usage =
  'Use: create-user <username> <e-mail> <name> [password on standard input] | reset-password <username> [new password on standard input] | register-portal <name> <origin>… [--screens=/pessoas,…] [--read-only] | nightly'

/** Runs an administrator's command on the server. @returns the line to show @throws StartProblem when the words are no valid command */
export async function runCommand(database: Database, { command, words, input }: CommandLine): Promise<string> {
  const [name, ...rest] = words
  if (command === 'create-user' && name && rest.length >= 2) {
    const [email = '', ...parts] = rest
    checkUser(name, email)
    const { password, shown } = await readPassword(input, name)
    if (!(await createUser(database, { username: name, email, name: parts.join(' '), password })))
      throw new StartProblem(`There is a user with the name "${name}" or the e-mail "${email}" already. Choose others.`)
    return `The user ${name} is made.${shown}`
  }
  if (command === 'reset-password' && name) {
    const { password, shown } = await readPassword(input, name)
    if (!(await resetPassword(database, name, password))) throw new StartProblem(`There is no user "${name}". Check the name.`)
    return `The password of ${name} is changed.${shown}`
  }
  const origins = rest.filter((word) => !word.startsWith('--'))
  if (command === 'register-portal' && name && origins.length > 0) {
    const secret = newSecret()
    await registerPortal(database, { name, origins: origins.map(originOf), secret, ...limitsOf(rest) })
    return `The portal ${name} is registered. Its server presents this secret, which is shown only now: ${secret}`
  }
  if (command === 'nightly') {
    const set = await planEntities(database)
    const result = await database
      .transaction()
      .execute(async (transaction) => runNightly(transaction, { set, now: await databaseTime(transaction) }))
    const changed = Object.entries(result.changed).map(([name, count]) => `${name} ${count}`)
    return `${changed.join(', ')}, ${result.purged} records deleted over ${restorableDays} days ago are gone.`
  }
  throw new StartProblem(usage)
}

function checkUser(username: string, email: string): void {
  // Users of portals begin with "portal:", and a space is usually a missing quote.
  if (!/^[\w.-]{2,60}$/.test(username)) throw new StartProblem(`"${username}" is no user name. Use letters, digits, dots and hyphens.`)
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    throw new StartProblem(`"${email}" is no e-mail address. Write it as nome@esporte.pr.gov.br.`)
}

/** The password from the input, or a new one that is shown once. @throws StartProblem when it is easy to guess */
async function readPassword(input: CommandLine['input'], username: string) {
  const given = input.isTTY ? '' : (await readAll(input)).trim()
  const password = given || newSecret().slice(0, 16)
  if (given && passwordIssue(given, { username }))
    throw new StartProblem(
      `The password is easily guessed. Take one of ${leastPasswordLength} characters or more that is not the demo's and does not hold the user name.`,
    )
  return { password, shown: given ? '' : ` The password is ${password}, which is shown only now.` }
}

/** The limits of a portal's tokens. */
function limitsOf(words: readonly string[]): Pick<PortalRegistration, 'screens' | 'isReadOnly'> {
  const prefix = '--screens='
  const options = words.filter((word) => word.startsWith('--'))
  const unknown = options.find((word) => word !== '--read-only' && !word.startsWith(prefix))
  if (unknown) throw new StartProblem(`"${unknown}" is no option. ${usage}`)
  const screens = options
    .find((word) => word.startsWith(prefix))
    ?.slice(prefix.length)
    .split(',')
  const paths = entities.map(({ contract }) => contract.path)
  const wrong = screens?.find((screen) => !paths.includes(screen))
  if (wrong !== undefined) throw new StartProblem(`"${wrong}" is no list of this server. It has ${paths.join(', ')}.`)
  return { screens, isReadOnly: options.includes('--read-only') }
}

function originOf(text: string): string {
  // Other schemes have the origin "null", which files and sandboxed pages share.
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw new StartProblem(`"${text}" is no origin. Write it as https://portal.example.`)
  return url.origin
}

async function readAll(input: Readable): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of input) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts).toString('utf8')
}

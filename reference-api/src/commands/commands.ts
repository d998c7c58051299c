import type { Readable } from 'node:stream'
import type { Database } from '../database/database.js'
import { restorableDays } from '../records/read/listCondition.js'
import { entities, planEntities } from '../entities/entities.js'
import { runNightly } from '../nightly/runNightly.js'
import { type PortalRegistration, registerPortal } from '../session/portals.js'
import { resetPassword } from '../session/sessionRoutes.js'
import { newSecret } from '../session/tokens.js'
import { StartProblem } from '../startProblem.js'

interface CommandLine {
  readonly command: string
  readonly words: readonly string[]
  readonly input: Readable & { readonly isTTY?: boolean }
}

const usage =
  'Use: reset-password <username> [new password on standard input] | register-portal <name> <origin>… [--screens=/pessoas,…] [--read-only] | nightly'

/** What an administrator does on the server itself. @returns the line to show @throws StartProblem when the words make no command */
export async function runCommand(database: Database, { command, words, input }: CommandLine): Promise<string> {
  const [name, ...rest] = words
  if (command === 'reset-password' && name) {
    const given = input.isTTY ? '' : (await readAll(input)).trim()
    const password = given || newSecret().slice(0, 16)
    if (!(await resetPassword(database, name, password))) throw new StartProblem(`There is no user "${name}". Check the name.`)
    return given ? `The password of ${name} is changed.` : `The new password of ${name} is ${password}`
  }
  const origins = rest.filter((word) => !word.startsWith('--'))
  if (command === 'register-portal' && name && origins.length > 0) {
    const secret = newSecret()
    await registerPortal(database, { name, origins: origins.map(originOf), secret, ...limitsOf(rest) })
    return `The portal ${name} is registered. Its server presents this secret, which is shown only now: ${secret}`
  }
  if (command === 'nightly') {
    const set = await planEntities(database)
    const result = await database.transaction().execute((transaction) => runNightly(transaction, { set, now: new Date() }))
    const changed = Object.entries(result.changed).map(([name, count]) => `${name} ${count}`)
    return `${changed.join(', ')}, ${result.purged} records deleted over ${restorableDays} days ago are gone.`
  }
  throw new StartProblem(usage)
}

/** What a portal's tokens are held to. */
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
  // Of any other scheme the origin is "null", which is everybody's: of files, and of pages in a sandbox.
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw new StartProblem(`"${text}" is no origin. Write it as https://portal.example.`)
  return url.origin
}

async function readAll(input: Readable): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of input) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts).toString('utf8')
}

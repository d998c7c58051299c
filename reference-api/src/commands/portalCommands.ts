import type { Database } from '../database/database.js'
import { entities } from '../entities/entities.js'
import {
  changePortal,
  endPortal,
  overlapHours,
  type PortalLimits,
  readPortals,
  registerPortal,
  rotateSecret,
} from '../session/portalRegistry.js'
import { newSecret } from '../session/tokens.js'
import { StartProblem } from '../core/startProblem.js'
import { table } from './table.js'

interface PortalCommand {
  readonly words: readonly string[]
}

/** Registers a portal with the lists that its pages may show. */
export async function registerPortalCommand(database: Database, { words: [name = '', ...rest] }: PortalCommand): Promise<string> {
  const { origins, ...limits } = readWords(rest)
  if (limits.screens === undefined)
    throw new StartProblem(`Say which lists its pages may show: --screens=${paths()[0]},… or --screens=all.`)
  const secret = newSecret()
  if (!(await registerPortal(database, { name, origins, secret, ...limits })))
    throw new StartProblem(
      `There is a portal with the name "${name}" already. change-portal changes it, rotate-portal gives it another secret.`,
    )
  return `The portal ${name} is registered. Its server presents this secret, which is shown only now: ${secret}`
}

/** Changes origins and limits; what is not said stays. */
export async function changePortalCommand(database: Database, { words: [name = '', ...rest] }: PortalCommand): Promise<string> {
  const { origins, ...limits } = readWords(rest)
  await must(name, changePortal(database, name, { ...(origins.length > 0 && { origins }), ...limits }))
  return listPortalsCommand(database)
}

/** Gives another secret. */
export async function rotatePortalCommand(database: Database, { words: [name = ''] }: PortalCommand): Promise<string> {
  const secret = newSecret()
  await must(name, rotateSecret(database, name, { secret, now: new Date() }))
  return `The portal ${name} has a new secret, which is shown only now: ${secret}\nThe former one is accepted for ${overlapHours} hours more.`
}

/** Refuses a portal from now on. */
export async function endPortalCommand(database: Database, { words: [name = ''] }: PortalCommand): Promise<string> {
  await must(name, endPortal(database, name))
  return `The portal ${name} has no secret, origins or tokens any more. Its records stay. To open it again: change-portal ${name} <origin>…, then rotate-portal ${name}.`
}

/** A table of the portals. */
export async function listPortalsCommand(database: Database): Promise<string> {
  const found = await readPortals(database, new Date())
  if (found.length === 0) return 'There are no portals yet.'
  return table([
    ['portal', 'origins', 'lists', 'may change records', 'gets tokens', 'former secret until'],
    ...found.map(({ name, origins, screens, isReadOnly, isOpen, formerUntil }) => [
      name,
      origins.join(' ') || '-',
      screens?.join(' ') ?? 'all',
      isReadOnly ? 'no' : 'yes',
      isOpen ? 'yes' : 'no',
      formerUntil ?? '-',
    ]),
  ])
}

async function must(name: string, isKnown: Promise<boolean>): Promise<void> {
  if (!(await isKnown)) throw new StartProblem(`There is no portal "${name}". list-portals shows all of them.`)
}

/** The origins and limits among the words of a command; what is not said is missing. */
function readWords(words: readonly string[]): Partial<PortalLimits> & { readonly origins: readonly string[] } {
  const options = words.filter((word) => word.startsWith('--'))
  const unknown = options.find((word) => !word.startsWith(screensOption) && word !== '--read-only' && word !== '--writing')
  if (unknown) throw new StartProblem(`"${unknown}" is no option. There are --screens=…, --read-only and --writing.`)
  const screens = options.find((word) => word.startsWith(screensOption))?.slice(screensOption.length)
  const isReadOnly = options.includes('--read-only')
  if (isReadOnly && options.includes('--writing')) throw new StartProblem('--read-only and --writing exclude each other.')
  return {
    origins: words.filter((word) => !word.startsWith('--')).map(originOf),
    ...(screens !== undefined && { screens: screens === 'all' ? null : screens.split(',').map(listOf) }),
    ...((isReadOnly || options.includes('--writing')) && { isReadOnly }),
  }
}

const screensOption = '--screens='
const paths = () => entities.map(({ contract }) => contract.path)

function listOf(path: string): string {
  if (paths().includes(path)) return path
  throw new StartProblem(`"${path}" is no list of this server. It has ${paths().join(', ')}.`)
}

function originOf(text: string): string {
  // Other schemes have the origin "null", which files and sandboxed pages share.
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw new StartProblem(`"${text}" is no origin. Write it as https://portal.example.`)
  return url.origin
}

import type { Database } from '../database/database.js'
import { changePortal, endPortal, overlapHours, readPortals, registerPortal, rotateSecret } from '../session/portalRegistry.js'
import type { PortalPowers } from '../session/portalPowers.js'
import { newSecret } from '../session/tokens.js'
import { StartProblem } from '../core/startProblem.js'
import { listPaths, readPortalWords } from './portalWords.js'
import { table } from './table.js'

interface PortalCommand {
  readonly words: readonly string[]
}

/** Registers a portal with the lists that its pages may show. */
export async function registerPortalCommand(database: Database, { words: [name = '', ...rest] }: PortalCommand): Promise<string> {
  const { origins, ...limits } = readPortalWords(rest)
  if (limits.screens === undefined)
    throw new StartProblem(`Say which lists its pages may show: --screens=${listPaths()[0]},… or --screens=all.`)
  const secret = newSecret()
  if (!(await registerPortal(database, { name, origins, secret, ...limits })))
    throw new StartProblem(
      `There is a portal with the name "${name}" already. change-portal changes it, rotate-portal gives it another secret.`,
    )
  return `The portal ${name} is registered. Its server presents this secret, which is shown only now: ${secret}`
}

/** Changes origins and limits; what is not said stays. */
export async function changePortalCommand(database: Database, { words: [name = '', ...rest] }: PortalCommand): Promise<string> {
  const { origins, ...limits } = readPortalWords(rest)
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
    ['portal', 'origins', 'lists', 'may change records', 'gets tokens', 'former secret until', 'powers'],
    ...found.map(({ name, origins, screens, isReadOnly, powers, isOpen, formerUntil }) => [
      name,
      origins.join(' ') || '-',
      screens?.join(' ') ?? 'all',
      isReadOnly ? 'no' : 'yes',
      isOpen ? 'yes' : 'no',
      formerUntil ?? '-',
      (isReadOnly ? '' : powersText(powers)) || 'none',
    ]),
  ])
}

async function must(name: string, isKnown: Promise<boolean>): Promise<void> {
  if (!(await isKnown)) throw new StartProblem(`There is no portal "${name}". list-portals shows all of them.`)
}

/** The powers as the options that list them. */
function powersText({ reads, writes, acts, decidesUpTo }: PortalPowers): string {
  const lists = Object.entries({ reads, writes, acts }).filter(([name, list]) => list && (name !== 'acts' || list.length > 0))
  const words = lists.map(([name, list]) => `${name}=${list?.join(',') || 'none'}`)
  return [...words, ...(decidesUpTo ? [`decides-up-to=${decidesUpTo}`] : [])].join(' ')
}

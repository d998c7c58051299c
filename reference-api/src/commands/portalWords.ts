import { acts, areas } from '@esporte-parana/sdk/contracts'
import { StartProblem } from '../core/startProblem.js'
import { entities } from '../entities/entities.js'
import type { PortalPowers } from '../session/portalPowers.js'
import type { PortalLimits } from '../session/portalRegistry.js'
import { powerShape } from '../session/powerShape.js'

const valued = ['--screens=', '--reads=', '--writes=', '--acts=', '--decides-up-to='] as const
type Valued = (typeof valued)[number]

/** The options of the commands about portals. */
export const portalOptions = `${valued.map((option) => `${option}…`).join(', ')}, --read-only and --writing`

/** Paths of the lists that a portal may show. */
export const listPaths = () => entities.map(({ contract }) => contract.path)

/** The origins and limits among the words of a command; what is not said is missing. */
export function readPortalWords(words: readonly string[]): Partial<PortalLimits> & { readonly origins: readonly string[] } {
  const options = words.filter((word) => word.startsWith('--'))
  const unknown = options.find(
    (word) => !valued.some((option) => word.startsWith(option)) && word !== '--read-only' && word !== '--writing',
  )
  if (unknown) throw new StartProblem(`"${unknown}" is no option. There are ${portalOptions}.`)
  const valueOf = (option: Valued) => options.find((word) => word.startsWith(option))?.slice(option.length)
  const isReadOnly = options.includes('--read-only')
  if (isReadOnly && options.includes('--writing')) throw new StartProblem('--read-only and --writing exclude each other.')
  const powers = readPowers(valueOf)
  if (isReadOnly && (powers.acts?.length || powers.writes?.length))
    throw new StartProblem('--read-only allows neither acts nor writing. Leave out --acts and --writes.')
  const screens = valueOf('--screens=')
  return {
    origins: words.filter((word) => !word.startsWith('--')).map(originOf),
    ...(screens !== undefined && { screens: screens === 'all' ? null : screens.split(',').map(listOf) }),
    ...((isReadOnly || options.includes('--writing')) && { isReadOnly }),
    ...(Object.keys(powers).length > 0 && { powers }),
  }
}

function readPowers(valueOf: (option: Valued) => string | undefined): PortalPowers {
  const limit = valueOf('--decides-up-to=')
  if (limit !== undefined && limit !== 'any' && !powerShape.shape.decidesUpTo.safeParse(limit).success)
    throw new StartProblem(`"${limit}" is no amount. Write it as 5000.00, or any.`)
  const chosen = <T extends string>(option: Valued, known: readonly T[]): readonly T[] | undefined => namesOf(valueOf(option), known)
  const [reads, writes, listed] = [chosen('--reads=', areas), chosen('--writes=', areas), chosen('--acts=', acts)]
  return {
    ...(reads && { reads }),
    ...(writes && { writes }),
    ...(listed && { acts: listed }),
    ...(limit !== undefined && { decidesUpTo: limit === 'any' ? null : limit }),
  }
}

/** Names between commas, `all` or `none`. */
function namesOf<T extends string>(value: string | undefined, known: readonly T[]): readonly T[] | undefined {
  if (value === undefined) return undefined
  if (value === 'all' || value === 'none') return value === 'all' ? known : []
  return value.split(',').map((name) => {
    const found = known.find((one) => one === name)
    if (found === undefined) throw new StartProblem(`"${name}" is none of ${known.join(', ')}; all and none are possible too.`)
    return found
  })
}

function listOf(path: string): string {
  if (listPaths().includes(path)) return path
  throw new StartProblem(`"${path}" is no list of this server. It has ${listPaths().join(', ')}.`)
}

function originOf(text: string): string {
  // Other schemes have the origin "null", which files and sandboxed pages share.
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw new StartProblem(`"${text}" is no origin. Write it as https://portal.example.`)
  return url.origin
}

import type { Route, RouteParams } from './route.js'

/** A route with the parameters from the address. */
export interface RouteMatch<Found extends Pick<Route, 'path'> = Route> {
  readonly route: Found
  readonly params: RouteParams
}

/** The route for `pathname`, or `undefined` for a 404. A trailing slash is accepted; an invalid parameter is not. */
export function matchRoute<Known extends Pick<Route, 'path'>>(routes: readonly Known[], pathname: string): RouteMatch<Known> | undefined {
  const parts = split(pathname)
  for (const route of routes) {
    const params = matchParts(split(route.path), parts)
    if (params) return { route, params }
  }
  return undefined
}

/** The address of a route: `/pessoas/{id}` with `{ id: 7 }` → `/pessoas/7`. Parameters without a place in the path are ignored. */
export function routePath(route: Pick<Route, 'path'>, params: Readonly<Record<string, string | number>> = {}): string {
  return route.path.replace(/\{([a-zA-Z]+)\}/g, (whole, key: string) =>
    params[key] === undefined ? whole : encodeURIComponent(String(params[key])),
  )
}

/**
 * The page's parameters under the names that another route uses: a lot's `licitacaoId` is the `id` of the tender's own form,
 * and an event may be `id` or `eventoId`.
 */
export function carryParams(route: Pick<Route, 'path'>, params: RouteParams): RouteParams {
  const { id, ...parents } = params
  const parent = Object.values(parents).at(-1)
  const carried: Record<string, string> = { ...params }
  for (const [, name = ''] of route.path.matchAll(/\{([a-zA-Z]+)\}/g)) {
    const value = name === 'id' ? (parent ?? id) : (params[name] ?? id)
    if (value !== undefined) carried[name] = value
  }
  return carried
}

function split(path: string): readonly string[] {
  return path.replace(/(?<!\/)\/+$/, '').split('/')
}

function matchParts(pattern: readonly string[], parts: readonly string[]): RouteParams | undefined {
  if (pattern.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? ''
    const name = /^\{(.+)\}$/.exec(expected)?.[1]
    if (!name && part !== expected) return undefined
    if (!name) continue
    if (!isParameter(name, part)) return undefined
    // Leading zeros are removed, so that one record has one title and one draft.
    params[name] = part.replace(/^0+(?=\d)/, '')
  }
  return params
}

// Section 5 of the specification: id is "novo" or digits, every other parameter is digits.
function isParameter(name: string, part: string): boolean {
  return /^\d+$/.test(part) || (name === 'id' && part === 'novo')
}

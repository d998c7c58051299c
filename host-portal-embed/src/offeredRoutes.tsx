import { type RefusalReason, RefusedScreen } from '@esporte-parana/sdk'
import { matchRoute, type Route } from '@esporte-parana/sdk/routes'
import type { Failure } from './failures.js'

/** Lists that the page's token may use: null for all, undefined while unknown. */
export type TokenScreens = readonly string[] | null | undefined

/** The routes for this page; a screen that it may not show is replaced by a notice. */
export function offeredRoutes(routes: readonly Route[], screens: TokenScreens): readonly Route[] {
  return routes.map((route) => {
    const reason = refusalOf(route, screens)
    // Homes offer no card for a form.
    return reason ? { ...route, kind: 'form', screen: refused[reason] } : route
  })
}

/** The reason why the page may not show a route; undefined when it may. */
export function refusalOf({ kind, path }: Route, screens: TokenScreens): RefusalReason | undefined {
  // A page of another site must not ask users for our password.
  if (kind === 'public') return 'signIn'
  const isRecord = kind === 'list' || kind === 'form'
  return isRecord && screens && !screens.includes(path.replace(/\/\{id\}$/, '')) ? 'outside' : undefined
}

// Constant loaders, so that a shown page is not loaded again when the routes change.
const refused = {
  outside: async () => ({ Screen: () => <RefusedScreen reason="outside" /> }),
  signIn: async () => ({ Screen: () => <RefusedScreen reason="signIn" /> }),
} as const satisfies Record<RefusalReason, Route['screen']>

/** The reason for the page's developer why there is no screen at `path`. */
export function absenceOf(routes: readonly Route[], path: string, screens: TokenScreens): Failure | undefined {
  const route = matchRoute(routes, path)?.route
  const reason = route && refusalOf(route, screens)
  if (reason === 'signIn')
    return {
      code: 'screen-refused',
      message: `"${path}" asks for a password of the product, which no other page may. Show a screen of records.`,
    }
  if (reason)
    return {
      code: 'screen-refused',
      message: `"${path}" is none of the token's screens: ${screens?.join(', ')}. Register the portal with it, or show one of these.`,
    }
  if (!route)
    return {
      code: 'screen-unknown',
      message: `"${path}" is no path of the product. The guide "Glossary" lists them; a record is "novo" or a number.`,
    }
  return route.screen ? undefined : { code: 'screen-unavailable', message: `"${path}" has no screen in this version yet.` }
}

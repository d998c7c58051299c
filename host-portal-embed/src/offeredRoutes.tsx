import { type RefusalReason, RefusedScreen, type SessionStore } from '@esporte-parana/sdk'
import type { Route } from '@esporte-parana/sdk/routes'

/** Lists that the page's token may use: null for all, undefined while unknown. */
export type TokenScreens = readonly string[] | null | undefined

/** The routes for this page; a screen that it may not show is replaced by a notice. */
export function offeredRoutes(routes: readonly Route[], screens: TokenScreens): readonly Route[] {
  return routes.map((route) => {
    const reason = refusalOf(route, screens)
    return reason ? { ...route, kind: route.kind === 'public' ? 'home' : route.kind, screen: refused[reason] } : route
  })
}

interface Question {
  readonly baseUrl: string
  readonly signal: AbortSignal
}

/** Asks the API once for the screens of the page's token. */
export async function askScreens(session: SessionStore, { baseUrl, signal }: Question): Promise<TokenScreens> {
  await session.whenReady()
  const state = session.getState()
  if (state.status !== 'signed-in') return undefined
  const answer = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/sessao`, {
    signal,
    headers: { Authorization: `Bearer ${state.token}` },
  })
  if (!answer.ok) return undefined
  const { data } = (await answer.json()) as { readonly data?: { readonly access?: { readonly screens?: TokenScreens } } }
  return data?.access?.screens
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

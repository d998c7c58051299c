import type { ApiClient, UploadRequest } from '../api/client.js'
import { createApiClient } from '../api/createApiClient.js'
import { defaultLocale, type Locale, matchLocale } from '../core/locale.js'
import type { Mount } from '../mount/mount.js'
import { documentMount } from '../mount/documentMount.js'
import { createBrowserNavigation } from '../navigation/createBrowserNavigation.js'
import { createMemoryNavigation } from '../navigation/createMemoryNavigation.js'
import type { Navigation } from '../navigation/navigation.js'
import type { Drafts } from '../drafts/createDrafts.js'
import { createPreferences, type Preferences } from '../preferences/createPreferences.js'
import { createStoredSession } from '../session/createStoredSession.js'
import type { SessionStore } from '../session/session.js'
import { onStored, openLocalStorage } from '../session/storedState.js'
import { createLooks } from '../theme/looks.js'
import { readTheme, type Theme } from '../theme/theme.js'
import { createThemeStore, type ThemeStore } from '../theme/themeStore.js'
import { createReauthentication, type Reauthentication } from './createReauthentication.js'

/** Options that a host sets once, when the product is mounted. */
export interface RuntimeOptions {
  /** Origin and base path of the API: `https://host/api/admin/v1`, or `/api/admin/v1`. */
  readonly apiBaseUrl: string
  /** A session of `createHostSession`, when a portal supplies the token. @default users sign in here, and the browser remembers them */
  readonly session?: SessionStore
  /** How pages change. @default the browser's address bar; an address in memory with a host's session */
  readonly navigation?: Navigation
  /** Language until the user has chosen one: any language tag, such as `navigator.language`. @default 'pt-BR' */
  readonly initialLocale?: string
  /** Where the product is mounted. @default the document */
  readonly mount?: Mount
  /** Sends every request except file uploads. @default the global fetch */
  readonly fetch?: typeof fetch
  /** Sends one file. @default `fetch` if that is replaced, otherwise {@link uploadWithProgress} */
  readonly upload?: (request: UploadRequest) => Promise<Response>
}

/** Options that may change while the product is mounted; read when needed. */
export interface Wishes {
  /** The language shown. */
  readonly locale: Locale
  /** The host's part of the theme; the user chooses the rest. */
  readonly theme?: Partial<Theme>
  /** Called when the server has refused the session and no other token came. */
  readonly onUnauthorized?: () => void
  /** Called with failures that no screen can show. */
  readonly onError?: (error: unknown) => void
}

/** All parts of the provider outside of React. */
export interface Runtime {
  readonly mount: Mount
  readonly navigation: Navigation
  readonly session: SessionStore
  readonly api: ApiClient
  readonly preferences: Preferences
  readonly theme: ThemeStore
  readonly reauthentication: Reauthentication
  /** Loads the drafts of unsaved forms on first use. */
  readonly loadDrafts: () => Promise<Drafts>
  readonly getWishes: () => Wishes
  readonly setWishes: (wishes: Wishes) => void
  /** The initial language. */
  readonly locale: Locale
  /** Calls `listener` when the browser cannot store the session. @returns a function that stops it */
  readonly onNotKept: (listener: () => void) => () => void
}

export function createRuntime(options: RuntimeOptions, { locale, theme }: Partial<Wishes>): Runtime {
  const isHosted = options.session?.kind === 'host-supplied'
  const navigation = options.navigation ?? (isHosted ? createMemoryNavigation() : createBrowserNavigation())
  const storage = isHosted ? undefined : openLocalStorage()
  const notKept = new Set<() => void>()
  const onNotKept = () => notKept.forEach((listener) => listener())
  const session: SessionStore =
    options.session ?? createStoredSession({ api: () => api, storage, navigate: (to) => leaveFor(navigation, to), onNotKept })
  session.identifyBy?.((token) => readOwner(options, token))
  let wishes: Wishes = { locale: locale ?? defaultLocale, theme }
  const getWishes = () => wishes
  const api = createClient(options, session, getWishes)
  const preferences = createPreferences({ api, storage, ...(storage && { onKept: onStored }) })
  const chosen = preferences.getValues()
  wishes = { locale: locale ?? matchLocale(chosen.locale ?? options.initialLocale), theme }
  return {
    mount: options.mount ?? documentMount(),
    navigation,
    session,
    api,
    preferences,
    theme: createThemeStore(readTheme({ ...readTheme(chosen.theme), ...theme }), createLooks(storage)),
    reauthentication: createReauthentication(),
    loadDrafts: loaderOf(session, !isHosted),
    getWishes,
    setWishes: (next) => {
      wishes = next
    },
    locale: wishes.locale,
    onNotKept: (listener) => {
      notKept.add(listener)
      return () => notKept.delete(listener)
    },
  }
}

function createClient({ apiBaseUrl, fetch, upload }: RuntimeOptions, session: SessionStore, getWishes: () => Wishes): ApiClient {
  return createApiClient({
    baseUrl: apiBaseUrl,
    fetch,
    upload,
    getToken: () => {
      const state = session.getState()
      return state.status === 'signed-in' ? state.token : undefined
    },
    whenReady: () => session.whenReady(),
    getLocale: () => getWishes().locale,
    isHosted: session.kind === 'host-supplied',
    hasBegun: () => {
      const state = session.getState()
      return state.status !== 'expired' || !state.hasNotBegun
    },
    onUnauthorized: async (refusedToken, isWrite) => {
      const answer = await session.handleUnauthorized(refusedToken, isWrite)
      if (answer === 'fail') getWishes().onUnauthorized?.()
      return answer
    },
    onFailure: (error) => getWishes().onError?.(error),
  })
}

/** The user of a token. The request bypasses the client, whose own requests wait for this answer. */
async function readOwner({ apiBaseUrl, fetch: send = fetch }: RuntimeOptions, token: string): Promise<number | undefined> {
  const answer = await send(`${apiBaseUrl.replace(/(?<!\/)\/+$/, '')}/sessao`, { headers: { Authorization: `Bearer ${token}` } })
  // The requests that use a refused token report it themselves.
  if (!answer.ok) return undefined
  const { data } = (await answer.json()) as { readonly data?: { readonly session?: { readonly usuario?: { readonly id?: number } } } }
  return data?.session?.usuario?.id
}

/**
 * Drafts of an embed are in memory. They belong to the host's session, because a router may remove the provider with its route, and they
 * are never shared with another session.
 */
const loaders = new WeakMap<object, Runtime['loadDrafts']>()

function loaderOf(session: SessionStore, isOurs: boolean): Runtime['loadDrafts'] {
  const { identity = session } = session
  const known = loaders.get(identity) ?? createDraftsLoader(isOurs, session)
  loaders.set(identity, known)
  return known
}

/** One per page; a failed load is tried again on the next call. */
function createDraftsLoader(isOurs: boolean, { onTextInMemory: onMemory, textMemory: copy }: SessionStore): Runtime['loadDrafts'] {
  let drafts: Promise<Drafts> | undefined
  return () => {
    drafts ??= import('./openKept.js').then(({ openKept }) => openKept({ isOurs, onMemory, copy }))
    drafts.catch(() => {
      drafts = undefined
    })
    return drafts
  }
}

/** Delayed, so that the guard of the pages goes first and remembers the page; this is for hosts without a guard. */
function leaveFor(navigation: Navigation, to: string): void {
  setTimeout(() => {
    if (navigation.getLocation().pathname !== to) navigation.navigate(to, { replace: true, force: true })
  })
}

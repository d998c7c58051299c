import {
  ApiError,
  BackofficeProvider,
  createMemoryNavigation,
  matchLocale,
  type Mount,
  type Navigation,
  RouteView,
  type RouteViewProps,
  type SessionStore,
  shadowMount,
  uploadWithProgress,
} from '@esporte-parana/sdk'
import { matchRoute, type Route, routes } from '@esporte-parana/sdk/routes'
import { createRoot } from 'react-dom/client'
import { pageRuntime } from './configuration.js'
import { askScreens, offeredRoutes, refusalOf, type TokenScreens } from './offeredRoutes.js'
import { sharedSession } from './sharedSession.js'
import { adoptStyles } from './styles.js'
import { watchSaves } from './watchSaves.js'

/** The values of the tag's `state`. */
export type ScreenState = 'loading' | 'ready' | 'error' | 'session-expired' | 'unavailable'
/** Commands of a portal for a mounted screen. */
export interface ScreenCommands {
  navigate(path: string): void
  /** Asks the user when there are unsaved edits. */
  canLeave(): Promise<boolean>
}
export interface MountedScreen extends ScreenCommands {
  /** Changes the language without losing unsaved edits. */
  setLocale(locale: string | undefined): void
}

export interface MountIntoOptions {
  /** `/pessoas/novo` */
  readonly path: string
  readonly locale: string | undefined
  /** Removes the screen. */
  readonly signal: AbortSignal
  readonly onState: (state: ScreenState) => void
  /** @returns false when the page prevented the event */
  readonly onEvent: (name: string, detail: object) => boolean
  /** Called when the screen cannot be shown any more. */
  readonly onFailure: (code: string, error: unknown) => void
  /** Called for a problem that the page's developer must solve; the screen stays. */
  readonly onTrouble: (code: string, error: unknown) => void
}

/** Mounts the screen at `path` in a shadow root, which contains everything it needs. */
export async function mountInto(shadow: ShadowRoot, options: MountIntoOptions): Promise<MountedScreen | undefined> {
  const { signal, onEvent } = options
  await adoptStyles(shadow)
  if (signal.aborted) return undefined
  const navigation = announced(createMemoryNavigation(options.path), onEvent)
  // Removes the notice of an earlier failure.
  shadow.replaceChildren()
  const mount = shadowMount(shadow, { onTitle: (title) => onEvent('title', { title }) })
  const container = shadow.appendChild(document.createElement('div'))
  const root = createRoot(container, { onUncaughtError: (error) => options.onFailure('crash', error) })
  const shown: Shown = { locale: options.locale, routes: offeredRoutes(routes, undefined), screens: undefined }
  const { session, stop } = follow(navigation, { ...options, shown })
  const fetch = watchSaves(apiBaseUrl(), (saved) => onEvent('saved', saved))
  const parts: Parts = { navigation, mount, session, fetch, onError: tellFailures(onEvent) }
  const announcements = announce(parts, { ...options, shown })
  const draw = () =>
    root.render(
      <BackofficeProvider {...providerProps(shown.locale)} {...parts}>
        <RouteView routes={shown.routes} {...announcements} />
      </BackofficeProvider>,
    )
  const setLocale = (locale: string | undefined) => {
    shown.locale = locale
    draw()
  }
  draw()
  askScreens(session, { baseUrl: apiBaseUrl(), signal }).then(
    (screens) => {
      shown.screens = screens
      if (!screens) return
      shown.routes = offeredRoutes(routes, screens)
      draw()
    },
    // If this fails, the server still refuses screens that the token may not use.
    () => undefined,
  )
  signal.addEventListener('abort', () => {
    stop()
    root.unmount()
    container.remove()
    mount.portal.remove()
  })
  return { navigate: (path) => navigation.navigate(path), canLeave: () => navigation.canLeave(''), setLocale }
}

/** Listens to the session that all screens of the page share. */
function follow(navigation: Navigation, { onState, onEvent, onTrouble, shown }: ShowingOptions) {
  const { session, listeners } = sharedSession()
  const tellToken = (error: unknown) => onTrouble('token', error)
  listeners.add(tellToken)
  let isExpired = false
  const stopListening = session.subscribe(() => {
    if (session.getState().status === 'signed-in') shown.arrive?.()
    const wasExpired = isExpired
    isExpired = session.getState().status === 'expired'
    if (isExpired === wasExpired) return
    onState(isExpired ? 'session-expired' : stateOf(navigation.getLocation().pathname, shown.screens))
    if (isExpired) onEvent('session-expired', {})
  })
  const stop = () => {
    stopListening()
    listeners.delete(tellToken)
  }
  return { session: watched(session, onEvent), stop }
}

/** What the screen shows now. */
interface Shown {
  locale: string | undefined
  /** Tells the page that the screen is ready; set while it still waits for its token. */
  arrive?: (() => void) | undefined
  routes: readonly Route[]
  screens: TokenScreens
}
interface ShowingOptions extends MountIntoOptions {
  readonly shown: Shown
}

/** Events of the screen for the page. Created once, so that a change of language does not count as a new screen. */
function announce({ navigation, session }: Parts, { onState, onEvent, onTrouble, shown }: ShowingOptions) {
  return {
    onReady: () => {
      const { pathname } = navigation.getLocation()
      const state = stateOf(pathname, shown.screens)
      const arrive = () => {
        shown.arrive = undefined
        onState(state)
        onEvent(state, {})
        if (state === 'unavailable') onTrouble(...missing(pathname, shown.screens))
      }
      const { status } = session.getState()
      // Without a token the screen has no data yet, even if it is rendered.
      shown.arrive = status !== 'signed-in' && state === 'ready' ? arrive : undefined
      if (shown.arrive === undefined && status !== 'expired') arrive()
    },
    onError: (error, code) => {
      onState('error')
      onTrouble(code, error)
    },
  } satisfies Required<Pick<RouteViewProps, 'onReady' | 'onError'>>
}

interface Parts {
  readonly navigation: Navigation
  readonly mount: Mount
  readonly session: SessionStore
  readonly fetch: typeof fetch
  readonly onError: (error: unknown) => void
}

function providerProps(locale: string | undefined) {
  const { configuration } = pageRuntime()
  return {
    apiBaseUrl: apiBaseUrl(),
    upload: uploadWithProgress,
    theme: configuration?.theme,
    texts: configuration?.texts,
    locale: locale ? matchLocale(locale) : configuration?.locale,
  }
}

/** Passes every failure to the page's `onError`. A refused origin is the page's own mistake, so it also causes one event. */
function tellFailures(onEvent: MountIntoOptions['onEvent']) {
  let isTold = false
  return (error: unknown) => {
    const { onError } = pageRuntime().configuration ?? {}
    const isNews = !isTold && error instanceof ApiError && error.code === 'origin-refused'
    if (isNews) {
      isTold = true
      onEvent('error', { code: error.code, message: error.message })
    }
    if (onError) onError(error)
    else if (isNews) reportError(error)
  }
}

const apiBaseUrl = () => pageRuntime().configuration?.apiBaseUrl ?? ''

function stateOf(path: string, screens: TokenScreens): ScreenState {
  const route = matchRoute(routes, path)?.route
  return route?.screen && !refusalOf(route, screens) ? 'ready' : 'unavailable'
}

/** The reason for the page's developer why there is no screen at `path`. */
function missing(path: string, screens: TokenScreens): [code: string, error: Error] {
  const route = matchRoute(routes, path)?.route
  const reason = route && refusalOf(route, screens)
  if (reason === 'signIn')
    return ['screen-refused', new Error(`"${path}" asks for a password of the product, which no other page may. Show a screen of records.`)]
  if (reason)
    return [
      'screen-refused',
      new Error(`"${path}" is none of the token's screens: ${screens?.join(', ')}. Register the portal with it, or show one of these.`),
    ]
  return route
    ? ['screen-unavailable', new Error(`"${path}" has no screen in this version yet.`)]
    : ['screen-unknown', new Error(`"${path}" is no path of the product. The guide "Glossary" lists them; a record is "novo" or a number.`)]
}

/** Reports unsaved edits to the page: forms register them with the session. */
function watched(session: SessionStore, onEvent: MountIntoOptions['onEvent']): SessionStore {
  return {
    ...session,
    protectEdits: (reauthenticate) => {
      const release = session.protectEdits(reauthenticate)
      onEvent('unsaved-changes', { unsaved: true })
      return () => {
        release()
        onEvent('unsaved-changes', { unsaved: false })
      }
    },
  }
}

/** Announces each navigation to the page, which may prevent it and navigate itself. */
function announced(navigation: Navigation, onEvent: MountIntoOptions['onEvent']): Navigation {
  return {
    ...navigation,
    navigate: (to, options) => {
      if (onEvent('navigate', { path: to })) navigation.navigate(to, options)
    },
  }
}

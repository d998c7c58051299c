import {
  BackofficeProvider,
  createHostSession,
  createMemoryNavigation,
  matchLocale,
  type Navigation,
  RouteView,
  type SessionStore,
  shadowMount,
} from '@esporte-parana/sdk'
import { matchRoute, routes } from '@esporte-parana/sdk/routes'
import { createRoot } from 'react-dom/client'
import { type Configuration, pageRuntime } from './configuration.js'
import { adoptStyles } from './styles.js'

/** What the tag's `state` says. */
export type ScreenState = 'loading' | 'ready' | 'error' | 'session-expired' | 'unavailable'
/** What a portal may ask of a screen that stands. */
export interface ScreenCommands {
  navigate(path: string): void
  /** Asks the person when something typed would be lost. */
  canLeave(): Promise<boolean>
  unmount(): void
}
/** What the tag may ask of it besides. */
export interface MountedScreen extends ScreenCommands {
  /** The language now, or nothing for the page's. What is typed stays. */
  setLocale(locale: string | undefined): void
}

export interface MountIntoOptions {
  /** `/pessoas/novo` */
  readonly path: string
  readonly locale: string | undefined
  readonly onState: (state: ScreenState) => void
  /** @returns false when the page refused */
  readonly onEvent: (name: string, detail: object) => boolean
}

/** Puts the screen at `path` into a shadow root; everything it needs stays inside. */
export async function mountInto(shadow: ShadowRoot, options: MountIntoOptions): Promise<MountedScreen> {
  const configuration = pageRuntime().configuration
  if (!configuration) throw new Error('esporte-screen: configure() was not called. Call it once a page, with apiBaseUrl and getToken.')
  await adoptStyles(shadow)
  const session = sharedSession(configuration)
  const navigation = announced(createMemoryNavigation(options.path), options.onEvent)
  const mount = shadowMount(shadow, { onTitle: (title) => options.onEvent('title', { title }) })
  const show = (state: ScreenState, detail: object = {}) => {
    options.onState(state)
    options.onEvent(state, detail)
  }
  const fail = (error: unknown, code: string) => {
    show('error', { code, message: String(error) })
    configuration.onError?.(error)
  }
  const root = createRoot(shadow.appendChild(document.createElement('div')), { onUncaughtError: (error) => fail(error, 'crash') })
  const watchedSession = watched(session, options.onEvent)
  const stopListening = session.subscribe(() => {
    if (session.getState().status === 'expired') show('session-expired')
  })
  const onReady = () => show(hasScreen(navigation) ? 'ready' : 'unavailable')
  const setLocale = (locale: string | undefined) =>
    root.render(
      <BackofficeProvider {...providerProps(configuration, locale)} session={watchedSession} navigation={navigation} mount={mount}>
        <RouteView routes={routes} onReady={onReady} onError={fail} />
      </BackofficeProvider>,
    )
  setLocale(options.locale)
  return {
    setLocale,
    navigate: (path) => navigation.navigate(path),
    canLeave: () => navigation.canLeave(''),
    unmount: () => {
      stopListening()
      root.unmount()
      shadow.replaceChildren()
    },
  }
}

function providerProps({ apiBaseUrl, theme, onError, ...configuration }: Configuration, locale: string | undefined) {
  return { apiBaseUrl, theme, onError, locale: locale ? matchLocale(locale) : configuration.locale }
}

/** One token for all screens of the page. */
function sharedSession({ getToken }: Configuration): SessionStore {
  const { shared } = pageRuntime()
  const session = (shared.get('session') as SessionStore | undefined) ?? createHostSession({ getToken })
  shared.set('session', session)
  return session
}

/** A form registers with the session while it holds what is not saved: the page hears of it. */
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

/** Tells the page before each move; it may refuse and go there itself. */
function announced(navigation: Navigation, onEvent: MountIntoOptions['onEvent']): Navigation {
  return {
    ...navigation,
    navigate: (to, options) => {
      if (onEvent('navigate', { path: to })) navigation.navigate(to, options)
    },
  }
}

function hasScreen(navigation: Navigation): boolean {
  return matchRoute(routes, navigation.getLocation().pathname)?.route.screen !== undefined
}

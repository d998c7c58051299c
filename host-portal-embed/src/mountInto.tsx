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
export type MountedScreen = ScreenCommands

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
  const root = createRoot(shadow.appendChild(document.createElement('div')))
  const show = (state: ScreenState, detail: object = {}) => {
    options.onState(state)
    options.onEvent(state, detail)
  }
  const stopListening = session.subscribe(() => {
    if (session.getState().status === 'expired') show('session-expired')
  })
  root.render(
    <BackofficeProvider
      apiBaseUrl={configuration.apiBaseUrl}
      locale={options.locale ? matchLocale(options.locale) : configuration.locale}
      theme={configuration.theme}
      session={watched(session, options.onEvent)}
      navigation={navigation}
      mount={mount}
      onError={configuration.onError}
    >
      <RouteView
        routes={routes}
        onReady={() => show(hasScreen(navigation) ? 'ready' : 'unavailable')}
        onError={(error, code) => {
          show('error', { code, message: String(error) })
          configuration.onError?.(error)
        }}
      />
    </BackofficeProvider>,
  )
  return {
    navigate: (path) => navigation.navigate(path),
    canLeave: () => navigation.canLeave(''),
    unmount: () => {
      stopListening()
      root.unmount()
      shadow.replaceChildren()
    },
  }
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

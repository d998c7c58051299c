import { BackofficeProvider, matchLocale, type Navigation, RouteView, shadowMount, uploadWithProgress } from '@esporte-parana/sdk'
import { type Route, routes } from '@esporte-parana/sdk/routes'
import { createRoot } from 'react-dom/client'
import type { ScreenCommands, ScreenEvents, ScreenState } from '../npm/element.js'
import { type Addresses, placeOf } from './addresses.js'
import { AskAccess } from './AskAccess.js'
import { pageRuntime, whenConfiguredAnew } from './configuration.js'
import { type Failure, failureOf } from './failures.js'
import { absenceOf, offeredRoutes, type TokenScreens } from './offeredRoutes.js'
import { sharedSession } from './sharedSession.js'
import { adoptStyles } from './styles.js'
import { createTruth, type TellEvent, type Truth } from './truth.js'
import { type TagEdits, watchEdits } from './watchEdits.js'
import { watchSaves } from './watchSaves.js'
import { watchShape } from './watchShape.js'

/** A screen that the tag shows. */
export interface MountedScreen extends Pick<ScreenCommands, 'canLeave'> {
  /** @param isReturn the person went there with Back or Forward of the page, and has agreed to leave unsaved edits */
  navigate(path: string, isReturn?: boolean): void
  /** Changes the language without losing unsaved edits. */
  setLocale(locale: string | undefined): void
}

export interface MountIntoOptions {
  /** `/pessoas/novo` */
  readonly path: string
  readonly locale: string | undefined
  readonly addresses: Addresses
  /** Removes the screen. */
  readonly signal: AbortSignal
  readonly onState: (state: ScreenState) => void
  readonly onEvent: TellEvent
  /** Called before the screen goes to a path. @returns false when the page goes there itself; a page around a frame answers later */
  readonly onNavigate: (path: string) => boolean | Promise<boolean>
  /** Called when the screen cannot be shown any more. */
  readonly onFailure: (failure: Failure) => void
  /** Called for a problem that the page's developer must solve; the screen stays. `isKnown`: another tag has told `onError`. */
  readonly onTrouble: (failure: Failure, isKnown: boolean) => void
  /** Called when the screen goes to another address. */
  readonly onMove: (path: string, how: Moved) => void
  readonly edits: TagEdits
  readonly isInFrame?: boolean
}

/** What a move does to the history of a page that follows it. */
export type Moved = 'push' | 'replace' | 'back'

/** Mounts the screen at `path` in a shadow root, which contains everything it needs. */
export async function mountInto(shadow: ShadowRoot, options: MountIntoOptions): Promise<MountedScreen | undefined> {
  const { signal, onEvent } = options
  await adoptStyles(shadow)
  if (signal.aborted) return undefined
  const memory = placeOf(options.path, options.addresses)
  let how: Moved = 'push'
  const navigation = announced(memory, options.onNavigate, (next) => (how = next))
  // Removes the notice of an earlier failure, but not what the page shows meanwhile.
  shadow.replaceChildren(...shadow.querySelectorAll('slot[name=loading]'))
  const mount = shadowMount(shadow, { onTitle: onNews((title: string) => onEvent('title', { title })) })
  const container = shadow.appendChild(document.createElement('div'))
  const fail = (error: unknown) => options.onFailure({ code: 'crash', message: messageOf(error), error })
  const root = createRoot(container, { onUncaughtError: fail })
  const news = createNews(options.onTrouble)
  const truth = createTruth(memory.getLocation().pathname, { ...options, onFailure: news.tell })
  const { session, stop } = follow(memory, { truth, news }, { ...options, onMove: (path) => options.onMove(path, how) })
  const fetch = watchSaves(apiBaseUrl(), { onSaved: (saved) => onEvent('saved', saved), onAnswer: news.forget })
  const onError = (error: unknown) => passOn(error, truth, news)
  const drawn: Drawn = { locale: undefined, routes: offeredRoutes(routes, undefined) }
  const announcements = announce(truth, onEvent)
  const learn = (screens: TokenScreens) => {
    drawn.routes = offeredRoutes(routes, screens)
    truth.note({ access: true, absence: absenceOf(routes, truth.get().path, screens), screens })
    draw()
  }
  const lack = (error: unknown) => truth.note({ access: failureOf(error, { apiBaseUrl: apiBaseUrl(), path: truth.get().path }) })
  const draw = () =>
    root.render(
      <BackofficeProvider {...providerProps(drawn.locale)} {...{ navigation, mount, session, fetch, onError }}>
        <AskAccess onAccess={learn} onFailure={lack} />
        <RouteView routes={drawn.routes} {...announcements} />
      </BackofficeProvider>,
    )
  const speak = (locale: string | undefined) => {
    drawn.locale = locale
    if (locale && !isSpoken(locale))
      news.tell({ code: 'locale-unknown', message: `locale="${locale}" is none of ours: pt-BR, en-US, es-ES.` })
    draw()
  }
  speak(options.locale)
  const system = matchMedia(prefersDark)
  system.addEventListener('change', draw)
  const shape = { content: container, portal: mount.portal, isInFrame: options.isInFrame }
  const tellShape = { onHeight: (height: number) => onEvent('height', { height }), onLayer: (open: boolean) => onEvent('layer', { open }) }
  const stops = [stop, whenConfiguredAnew(draw), watchShape(shape, tellShape)]
  signal.addEventListener('abort', () => {
    stops.forEach((end) => end())
    system.removeEventListener('change', draw)
    root.unmount()
    container.remove()
    mount.portal.remove()
  })
  return {
    // The page asked for it, so the page is not asked whether it goes there itself.
    navigate: (path, isReturn) => {
      how = isReturn ? 'back' : 'push'
      if (isReturn) memory.navigate(path, { force: true })
      else void go(memory, path, { ...options, onMove: (there) => options.onMove(there, how) })
    },
    canLeave: () => navigation.canLeave(''),
    setLocale: speak,
  }
}

/** What changes while a screen is mounted. */
interface Drawn {
  locale: string | undefined
  routes: readonly Route[]
}

/** What the page is told. */
interface Told {
  readonly truth: Truth
  readonly news: News
}

type Followed = Omit<MountIntoOptions, 'onMove'> & { readonly onMove: (path: string) => void }

/** Listens to the address of the screen, and to the session that all screens of the page share. */
function follow(navigation: Navigation, { truth, news }: Told, { onEvent, onTrouble, onMove, edits: tag }: Followed) {
  const { session, listeners, texts } = sharedSession()
  let lastCode: string | undefined
  const tell = (error: unknown, isKnown: boolean) => {
    const code = codeOf(error)
    // A renewal is tried every few seconds.
    if (code !== lastCode) {
      onTrouble({ code, message: tokenMessageOf(error), error }, isKnown)
      // Only now is it known whether the former token still serves.
      queueMicrotask(() => {
        const state = session.getState()
        if (state.status === 'signed-in') onEvent('session-expiring', { expiresIn: Math.round((state.exp - Date.now()) / 1000) })
      })
    }
    lastCode = code
  }
  listeners.add(tell)
  const look = () => {
    const { status } = session.getState()
    if (status === 'signed-in') lastCode = undefined
    truth.note({ session: status })
  }
  look()
  const edits = watchEdits({
    session,
    texts,
    tag,
    getPath: () => navigation.getLocation().pathname,
    onChange: (unsaved) => onEvent('unsaved-changes', { unsaved }),
  })
  edits.look()
  const stops = [
    edits.stop,
    session.subscribe(look),
    navigation.subscribe(() => {
      const { pathname, search } = navigation.getLocation()
      onMove(pathname + search)
      // On another page the same failure is news; a search or a filter of a list changes only its query.
      if (pathname !== truth.get().path) news.forget()
      truth.note({ path: pathname })
      edits.look()
    }),
    () => listeners.delete(tell),
  ]
  return { session: edits.session, stop: () => stops.forEach((stop) => stop()) }
}

/** What the pages of the screen tell. Created once, so that a change of language does not count as a new screen. */
function announce(truth: Truth, onEvent: TellEvent) {
  const place = () => ({ apiBaseUrl: apiBaseUrl(), path: truth.get().path })
  return {
    onSelected: (selected: ScreenEvents['selected']) => onEvent('selected', selected),
    onReady: () => {
      const { path, screens } = truth.get()
      truth.note({ isShown: true, absence: absenceOf(routes, path, screens) })
    },
    onSettled: (error?: unknown) => truth.note({ data: error === undefined ? true : failureOf(error, place()) }),
    onError: (error: unknown, shown: string) => truth.note({ crash: { code: 'crash', message: `${shown}: ${messageOf(error)}`, error } }),
  }
}

const prefersDark = '(prefers-color-scheme: dark)'

function providerProps(locale: string | undefined) {
  const { configuration } = pageRuntime()
  const { theme } = configuration ?? {}
  return {
    apiBaseUrl: apiBaseUrl(),
    upload: uploadWithProgress,
    theme: theme && { ...theme, darkTheme: theme.darkTheme === 'auto' ? matchMedia(prefersDark).matches : theme.darkTheme },
    texts: configuration?.texts,
    locale: locale ? matchLocale(locale) : configuration?.locale,
  }
}

/** Whether the product has the language, in any country's form: `pt`, `es-MX`. */
const isSpoken = (locale: string) => matchLocale(locale).slice(0, 2) === locale.slice(0, 2).toLowerCase()

type News = ReturnType<typeof createNews>

/** Tells each failure once, until the API has answered again or the screen is elsewhere. */
function createNews(onTrouble: MountIntoOptions['onTrouble']) {
  const told = new Set<string>()
  return {
    tell: (failure: Failure) => {
      if (told.has(failure.code)) return
      told.add(failure.code)
      onTrouble(failure, false)
    },
    forget: () => told.clear(),
  }
}

/** Tells a failure of a request, such as a save, or a wrong look. While the screen loads, its truth tells what keeps the data away. */
function passOn(error: unknown, truth: Truth, news: News): void {
  const code = codeOf(error)
  if (code.startsWith('theme-')) return news.tell({ code, message: messageOf(error), error })
  const isLoaded = truth.getState() !== 'error'
  const failure = failureOf(error, { apiBaseUrl: apiBaseUrl(), path: truth.get().path, isLoaded })
  if (truth.getState() !== 'loading') news.tell(failure)
}

/** Goes where the page wants, unless the person stays with unsaved edits; then the page is told. */
async function go(memory: Navigation, path: string, { signal, onEvent, onMove }: Followed): Promise<void> {
  const mayGo = await memory.canLeave(path)
  if (signal.aborted) return
  if (mayGo) return memory.navigate(path, { force: true })
  const { pathname, search } = memory.getLocation()
  onMove(pathname + search)
  onEvent('stayed', { path: pathname + search })
}

const apiBaseUrl = () => pageRuntime().configuration?.apiBaseUrl ?? ''

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The message of our own errors names `getToken`; the portal's function may throw anything. */
function tokenMessageOf(error: unknown): string {
  const message = messageOf(error)
  return message.startsWith('getToken:')
    ? message
    : `getToken failed: ${message.replace(/\.$/, '')}. Let it answer { token, expiresIn }, and see what its address answers.`
}

/** The code of our own errors; the portal's `getToken` may throw anything. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && /^(?:token|theme)-/.test(String(error.code)) ? String(error.code) : 'token'

/** A function that ignores what it was told last. */
function onNews<Told>(tell: (told: Told) => void): (told: Told) => void {
  let last: Told | undefined
  return (told) => {
    if (told === last) return
    last = told
    tell(told)
  }
}

/** Announces each navigation to the page, which may prevent it and navigate itself. */
function announced(navigation: Navigation, onNavigate: MountIntoOptions['onNavigate'], onHow: (how: Moved) => void): Navigation {
  return {
    ...navigation,
    navigate: (to, options) => {
      const move = (isLet: boolean) => {
        if (!isLet) return
        onHow(options?.replace ? 'replace' : 'push')
        navigation.navigate(to, options)
      }
      const isLet = onNavigate(to)
      if (typeof isLet === 'boolean') move(isLet)
      else void isLet.then(move)
    },
    back: (fallback) => {
      onHow('back')
      navigation.back(fallback)
    },
  }
}

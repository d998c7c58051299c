import { type ReactNode, useCallback, useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { serverLead } from '../core/serverClock.js'
import { type Locale, matchLocale } from '../core/locale.js'
import { reportFailure } from '../core/errors.js'
import { DataProvider } from '../data/DataProvider.js'
import { DraftsProvider } from '../drafts/DraftsProvider.js'
import type { ToastPosition } from '../feedback/feedback.js'
import { FeedbackProvider, useToasts } from '../feedback/FeedbackProvider.js'
import { LocaleProvider, useLocale } from '../locale/LocaleProvider.js'
import type { OwnTexts } from '../locale/loadedTexts.js'
import type { TextPart } from '../locale/loadTexts.js'
import type { Catalogue } from '../locale/messageKey.js'
import { MountProvider } from '../mount/MountProvider.js'
import { NavigationProvider } from '../navigation/NavigationProvider.js'
import { useSame } from '../navigation/useSame.js'
import { OutboxProvider } from '../outbox/OutboxProvider.js'
import { PreferencesProvider, usePreference } from '../preferences/PreferencesProvider.js'
import type { SessionStore } from '../session/session.js'
import { SessionProvider, useSession } from '../session/SessionProvider.js'
import { givenTheme, type Theme } from '../theme/theme.js'
import { ThemeProvider } from '../theme/ThemeProvider.js'
import { checkOptions } from './checkOptions.js'
import { createRuntime, type Runtime, type RuntimeOptions, type Wishes } from './createRuntime.js'
import { OtherPersonNotice } from './OtherPersonNotice.js'
import { followTheme } from './followTheme.js'
import { useLoaded } from '../feedback/useLoaded.js'
import type { Reauthentication } from './createReauthentication.js'

/** Options of the host; each omitted one has a default. */
export interface BackofficeProviderProps extends RuntimeOptions, Partial<Wishes> {
  /** Fixes the language. @default the user's choice, otherwise `initialLocale` */
  readonly locale?: Locale
  /** The texts of that language, if the host has loaded them already. */
  readonly catalogue?: Catalogue
  /** The host's own texts in place of the product's, in any language: `{ 'pt-BR': { 'common.action.save': 'Gravar' } }`. */
  readonly texts?: OwnTexts
  /** Position of toasts. @default 'bottom-right' */
  readonly toastPosition?: ToastPosition
  /** The screens, or `RouteView` for all of them. */
  readonly children: ReactNode
}

/**
 * Provides everything that a screen needs: texts, navigation, session, data, preferences, theme and notices.
 * `apiBaseUrl`, `session`, `navigation`, `initialLocale`, `mount` and `fetch` are read once; give it another `key` to change them.
 * Renders nothing on a server, because sessions and themes exist only in the browser.
 * A look that cannot be is told to `onError`. @throws TypeError when `apiBaseUrl` is missing, or `locale` or `texts` is invalid
 */
export function BackofficeProvider(props: BackofficeProviderProps) {
  checkOptions(props)
  // Hydration must start with the server's output.
  const isInBrowser = useSyncExternalStore(neverChanges, isTrue, isFalse)
  return isInBrowser ? <Backoffice {...props} /> : null
}

const neverChanges = () => () => undefined
const isTrue = () => true
const isFalse = () => false

function Backoffice({ children, catalogue, ...options }: BackofficeProviderProps) {
  const { locale, toastPosition, onUnauthorized, onError } = options
  // A host may write them where it renders: new objects with what they had.
  const theme = useSame(givenTheme(options.theme))
  const texts = useSame(options.texts)
  const [runtime] = useState(() => createRuntime(options, { locale, theme }))
  const { mount, navigation, session, api, preferences, reauthentication } = runtime
  const [parts] = useState(() => firstParts(session))
  useEffect(() => session.start(), [session])
  const keepLocale = useCallback(
    (chosen: Locale) => {
      if (preferences.getValues().locale !== chosen) preferences.set('locale', chosen)
    },
    [preferences],
  )
  return (
    <MountProvider mount={mount}>
      <LocaleProvider
        locale={locale ?? runtime.locale}
        catalogue={catalogue}
        parts={parts}
        texts={texts}
        host={mount.host}
        onChange={keepLocale}
      >
        <NavigationProvider navigation={navigation}>
          <SessionProvider session={session} reauthenticate={reauthentication.ask}>
            <DataProvider api={api}>
              <PreferencesProvider preferences={preferences}>
                <PreferenceSync runtime={runtime} isLocaleFixed={locale !== undefined} theme={theme} />
                <DraftsProvider load={runtime.loadDrafts} isKept={runtime.session.kind !== 'host-supplied'}>
                  <OutboxProvider isOurs={runtime.session.kind !== 'host-supplied'}>
                    <Look runtime={runtime} wishes={{ theme, onUnauthorized, onError }} toastPosition={toastPosition}>
                      {children}
                    </Look>
                  </OutboxProvider>
                </DraftsProvider>
              </PreferencesProvider>
            </DataProvider>
          </SessionProvider>
        </NavigationProvider>
      </LocaleProvider>
    </MountProvider>
  )
}

/** Without a session only the texts of the sign-in are needed first. */
const firstParts = ({ kind, getState }: SessionStore): readonly TextPart[] | undefined =>
  kind === 'stored' && getState().status !== 'signed-in' ? ['first'] : undefined

interface LookProps {
  readonly runtime: Runtime
  readonly wishes: Omit<Wishes, 'locale'>
  readonly toastPosition: ToastPosition | undefined
  readonly children: ReactNode
}

function Look({ runtime, wishes, toastPosition, children }: LookProps) {
  const { locale } = useLocale()
  // Runs before the effects of the screens, which send requests in this language.
  useLayoutEffect(() => runtime.setWishes({ ...wishes, locale }))
  useToldTheme(wishes)
  const { session, state } = useSession()
  // A sign-in keeps nothing of what is typed, and a host's session keeps it for the life of the page.
  const isTextKept = session.kind !== 'host-supplied' && state.status === 'signed-in'
  return (
    <ThemeProvider store={runtime.theme} mount={runtime.mount} locale={locale} fixed={wishes.theme}>
      <FeedbackProvider toastPosition={toastPosition} isTextKept={isTextKept}>
        {children}
        <ReauthenticationOutlet reauthentication={runtime.reauthentication} />
        <LateExpiryOutlet />
        <OtherPersonNotice />
        <ClockOutlet />
        <NotKeptNotice runtime={runtime} />
      </FeedbackProvider>
    </ThemeProvider>
  )
}

/** Tells the host why it does not get the look that it asked for. */
function useToldTheme({ theme, onError = reportFailure }: LookProps['wishes']): void {
  const tell = useEffectEvent(onError)
  useEffect(() => {
    if (!theme || Object.keys(theme).length === 0) return
    import('./themeProblems.js').then(
      async ({ themeProblems }) => (await themeProblems(theme)).forEach(tell),
      // Offline: the look itself is not loaded either.
      () => undefined,
    )
  }, [theme])
}

/** Shows once that the browser cannot store the session. */
function NotKeptNotice({ runtime: { onNotKept } }: { readonly runtime: Runtime }) {
  const toasts = useToasts()
  const { text } = useLocale()
  useEffect(
    () => onNotKept(() => void toasts.show({ severity: 'warn', title: text('common.attention'), detail: text('session.notKept') })),
    [onNotKept, toasts, text],
  )
  return null
}

interface PreferenceSyncProps {
  readonly runtime: Runtime
  readonly isLocaleFixed: boolean
  /** The host's part of the theme. */
  readonly theme: Partial<Theme>
}

/** Synchronizes the user's language and theme between visits and devices; values fixed by the host stay. */
function PreferenceSync({ runtime, isLocaleFixed, theme }: PreferenceSyncProps) {
  useFollowedLocale(isLocaleFixed)
  // Outside of React, so that a change of the theme renders nothing here.
  // Reads what the host wishes now.
  useEffect(() => followTheme(runtime), [runtime, theme])
  return runtime.session.kind === 'host-supplied' ? <LateHostPreferences preferences={runtime.preferences} /> : null
}

const loadHostPreferences = () => import('./HostPreferences.js')

function LateHostPreferences(props: Pick<Runtime, 'preferences'>) {
  const loaded = useLoaded(loadHostPreferences, true)
  return loaded ? <loaded.HostPreferences {...props} /> : null
}

function useFollowedLocale(isFixed: boolean): void {
  const { setLocale } = useLocale()
  const [wish] = usePreference('locale', '')
  useEffect(() => {
    // If a language fails to load, the current one stays.
    if (wish && !isFixed) setLocale(matchLocale(wish)).catch(() => undefined)
    // Depends only on the wish: the user may have chosen another language since.
  }, [wish, isFixed, setLocale])
}

/** Loads a part that stands outside of the pages, where no boundary is above it, together with its texts. */
function useOuterPart<T extends object>(load: () => Promise<T>, isNeeded: boolean): T | undefined {
  const { loadTexts } = useLocale()
  const loadBoth = useCallback(async () => {
    const [part] = await Promise.all([load(), loadTexts('inside')])
    return part
  }, [load, loadTexts])
  return useLoaded(loadBoth, isNeeded)
}

const loadExpiry = () => import('./ExpiryOutlet.js')
const tenMinutes = 600_000

/** Loads the notice of the session's end while the page rests, or at once when the end is near. */
function LateExpiryOutlet() {
  const { state } = useSession()
  const [isNear] = useState(() => state.status === 'signed-in' && state.exp - Date.now() < tenMinutes)
  const loaded = useOuterPart(loadExpiry, isNear)
  return loaded ? <loaded.ExpiryOutlet /> : null
}

/** Place of the notice of a wrong clock; its code loads when an answer has told another time. */
function ClockOutlet() {
  const isWrong = useSyncExternalStore(serverLead.subscribe, () => serverLead.get() !== 0)
  return isWrong ? <LateClockNotice /> : null
}

const loadClockNotice = () => import('./WrongClockNotice.js')

function LateClockNotice() {
  const loaded = useOuterPart(loadClockNotice, true)
  return loaded ? <loaded.WrongClockNotice /> : null
}

const loadDialog = () => import('../account/ReauthenticationDialog.js')

/** Place of the password dialog; its code loads while the page rests. */
function ReauthenticationOutlet({ reauthentication }: { readonly reauthentication: Reauthentication }) {
  const question = useSyncExternalStore(reauthentication.subscribe, reauthentication.getQuestion, reauthentication.getQuestion)
  const loaded = useOuterPart(loadDialog, question !== undefined)
  // When the product unmounts, waiting callers get `false`.
  useEffect(() => () => reauthentication.getQuestion()?.answer(false), [reauthentication])
  return question && loaded ? <loaded.ReauthenticationDialog user={question.user} why={question.why} onDone={question.answer} /> : null
}

import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { type Locale, matchLocale } from '../core/locale.js'
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
import { OutboxProvider } from '../outbox/OutboxProvider.js'
import { PreferencesProvider, usePreference } from '../preferences/PreferencesProvider.js'
import type { SessionStore } from '../session/session.js'
import { SessionProvider, useSession } from '../session/SessionProvider.js'
import { ThemeProvider } from '../theme/ThemeProvider.js'
import { checkOptions } from './checkOptions.js'
import { createRuntime, type Runtime, type RuntimeOptions, type Wishes } from './createRuntime.js'
import { OtherPersonNotice } from './OtherPersonNotice.js'
import { followTheme } from './followTheme.js'
import { useLoaded } from '../feedback/useLoaded.js'
import type { Reauthentication } from './createReauthentication.js'

/** What a host decides; whatever it leaves out has a default. */
export interface BackofficeProviderProps extends RuntimeOptions, Partial<Wishes> {
  /** Fixes the language. @default what the person chose, else pt-BR */
  readonly locale?: Locale
  /** The texts of that language when the host has loaded them already. */
  readonly catalogue?: Catalogue
  /** Words of the host's own in place of ours, in any language: `{ 'pt-BR': { 'common.action.save': 'Gravar' } }`. */
  readonly texts?: OwnTexts
  /** Where toasts stand. @default 'bottom-right' */
  readonly toastPosition?: ToastPosition
  readonly children: ReactNode
}

/**
 * What every screen stands under: texts, pages, session, data, preferences, look, and notices.
 * `apiBaseUrl`, `session`, `navigation`, `mount`, `fetch` and `texts` are read once; give it another `key` to change them.
 * Renders nothing on a server: sessions and looks are the browser's.
 * @throws TypeError when `apiBaseUrl` is missing, or `locale`, `texts` or `theme` cannot be
 */
export function BackofficeProvider(props: BackofficeProviderProps) {
  checkOptions(props)
  // Hydration begins with what the server wrote.
  const isInBrowser = useSyncExternalStore(neverChanges, isTrue, isFalse)
  return isInBrowser ? <Backoffice {...props} /> : null
}

const neverChanges = () => () => undefined
const isTrue = () => true
const isFalse = () => false

function Backoffice({ children, catalogue, texts, ...options }: BackofficeProviderProps) {
  const { locale, theme, toastPosition, onUnauthorized, onError } = options
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
                <PreferenceSync runtime={runtime} isLocaleFixed={locale !== undefined} />
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

/** Whoever has yet to sign in here is shown no page behind the sign-in. */
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
  // Before the effects of the screens, which send requests in this language.
  useLayoutEffect(() => runtime.setWishes({ ...wishes, locale }))
  return (
    <ThemeProvider store={runtime.theme} mount={runtime.mount} locale={locale}>
      <FeedbackProvider toastPosition={toastPosition}>
        {children}
        <ReauthenticationOutlet reauthentication={runtime.reauthentication} />
        <LateExpiryOutlet />
        <OtherPersonNotice />
        <NotKeptNotice runtime={runtime} />
      </FeedbackProvider>
    </ThemeProvider>
  )
}

/** Says that the browser keeps no session, once it turned out. */
function NotKeptNotice({ runtime: { onNotKept } }: { readonly runtime: Runtime }) {
  const toasts = useToasts()
  const { text } = useLocale()
  useEffect(
    () => onNotKept(() => void toasts.show({ severity: 'warn', title: text('common.attention'), detail: text('session.notKept') })),
    [onNotKept, toasts, text],
  )
  return null
}

/** The person's language and look follow from other visits and devices, and go there; what the host fixed stays. */
function PreferenceSync({ runtime, isLocaleFixed }: { readonly runtime: Runtime; readonly isLocaleFixed: boolean }) {
  useFollowedLocale(isLocaleFixed)
  // Outside React: a change of the look renders nothing here.
  useEffect(() => followTheme(runtime), [runtime])
  return null
}

function useFollowedLocale(isFixed: boolean): void {
  const { setLocale } = useLocale()
  const [wish] = usePreference('locale', '')
  useEffect(() => {
    // A language that does not arrive leaves the one that is shown.
    if (wish && !isFixed) setLocale(matchLocale(wish)).catch(() => undefined)
    // Only a new wish moves it: the person may have chosen another since.
  }, [wish, isFixed, setLocale])
}

const loadExpiry = () => import('./ExpiryOutlet.js')
const tenMinutes = 600_000

/** What tells of a session's end, fetched while the page rests; at once when the end is near. */
function LateExpiryOutlet() {
  const { state } = useSession()
  const [isNear] = useState(() => state.status === 'signed-in' && state.exp - Date.now() < tenMinutes)
  const loaded = useLoaded(loadExpiry, isNear)
  return loaded ? <loaded.ExpiryOutlet /> : null
}

const loadDialog = () => import('../account/ReauthenticationDialog.js')

/** Where the dialog for the password appears; it is fetched while the page rests. */
function ReauthenticationOutlet({ reauthentication }: { readonly reauthentication: Reauthentication }) {
  const question = useSyncExternalStore(reauthentication.subscribe, reauthentication.getQuestion, reauthentication.getQuestion)
  const loaded = useLoaded(loadDialog, question !== undefined)
  // Whoever still waits when the product goes away gets a no.
  useEffect(() => () => reauthentication.getQuestion()?.answer(false), [reauthentication])
  return question && loaded ? <loaded.ReauthenticationDialog user={question.user} why={question.why} onDone={question.answer} /> : null
}

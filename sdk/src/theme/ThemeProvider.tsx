import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import type { Locale } from '../core/locale.js'
import { applyTheme, type ThemeRoot } from './applyTheme.js'
import type { MenuMode, Theme } from './theme.js'
import type { ThemeStore } from './themeStore.js'
import './look.generated.css'
import './theme.css'
import './marks.css'

const ThemeContext = createContext<ThemeStore | undefined>(undefined)
const FixedContext = createContext('')

interface ThemeProviderProps {
  readonly store: ThemeStore
  /** The mount: it receives the theme and the overlays. */
  readonly mount: ThemeRoot
  readonly locale: Locale
  /** The host's part of the theme, which nobody changes here. */
  readonly fixed?: Partial<Theme>
  readonly children: ReactNode
}

/**
 * Theme, fonts and overlays of the product; wraps its children in an element with the class `ep-root`. A browser must not translate it: the product has its languages, and a
 * translator replaces texts that React still holds.
 */
export function ThemeProvider({ store, mount, locale, fixed = {}, children }: ThemeProviderProps) {
  // Runs before layout effects, so that nothing is measured or painted without its theme.
  useInsertionEffect(() => applyTheme(store, mount), [store, mount])
  return (
    <ThemeContext value={store}>
      {/* As a text, so that a host's new object with the same values renders nothing again. */}
      <FixedContext value={Object.keys(fixed).join(' ')}>
        <UNSAFE_PortalProvider getContainer={() => mount.portal}>
          <div className="ep-root" lang={locale} dir="ltr" translate="no">
            {useIsDressed(store) ? children : null}
          </div>
        </UNSAFE_PortalProvider>
      </FixedContext>
    </ThemeContext>
  )
}

/** Whether the first theme is ready; when it fails to load, the default theme is used. */
function useIsDressed({ get, looks }: ThemeStore): boolean {
  const [isDressed, setDressed] = useState(() => looks.read(get()) !== undefined)
  useEffect(() => {
    if (isDressed) return
    const show = () => setDressed(true)
    looks.load(get()).then(show, show)
  }, [isDressed, get, looks])
  return isDressed
}

/** The menu mode; renders the caller again only when it changes. */
export function useMenuMode(): MenuMode {
  const store = useThemeStore('useMenuMode')
  const read = () => store.get().menuMode
  return useSyncExternalStore(store.subscribe, read, read)
}

/**
 * The chosen theme and its setter, which leaves what the host fixed. Renders the caller on every change: for the settings panel, not for
 * screens.
 */
export function useTheme(): readonly [Theme, ThemeStore['set']] {
  const store = useThemeStore('useTheme')
  const isFixed = useIsFixed()
  const set = useCallback(
    (change: Partial<Theme>) => store.set(Object.fromEntries(Object.entries(change).filter(([key]) => !isFixed(key as keyof Theme)))),
    [store, isFixed],
  )
  return [useSyncExternalStore(store.subscribe, store.get), set]
}

/** Whether the host fixes a value of the theme, so that nobody is offered another. */
export function useIsFixed(): (key: keyof Theme) => boolean {
  const fixed = useContext(FixedContext)
  return useCallback((key: keyof Theme) => fixed.split(' ').includes(key), [fixed])
}

function useThemeStore(hook: string): ThemeStore {
  const store = useContext(ThemeContext)
  if (!store) throw new Error(`${hook} needs <ThemeProvider>. Wrap the screen in <BackofficeProvider>.`)
  return store
}

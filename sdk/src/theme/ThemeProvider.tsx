import { createContext, type ReactNode, useContext, useEffect, useInsertionEffect, useState, useSyncExternalStore } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import type { Locale } from '../core/locale.js'
import { applyTheme, type ThemeRoot } from './applyTheme.js'
import type { MenuMode, Theme } from './theme.js'
import type { ThemeStore } from './themeStore.js'
import './look.generated.css'
import './theme.css'
import './marks.css'

const ThemeContext = createContext<ThemeStore | undefined>(undefined)

interface ThemeProviderProps {
  readonly store: ThemeStore
  /** The mount: it receives the theme and the overlays. */
  readonly mount: ThemeRoot
  readonly locale: Locale
  readonly children: ReactNode
}

/** Theme, fonts and overlays of the product; wraps its children in an element with the class `ep-root`. */
export function ThemeProvider({ store, mount, locale, children }: ThemeProviderProps) {
  // Runs before layout effects, so that nothing is measured or painted without its theme.
  useInsertionEffect(() => applyTheme(store, mount), [store, mount])
  return (
    <ThemeContext value={store}>
      <UNSAFE_PortalProvider getContainer={() => mount.portal}>
        <div className="ep-root" lang={locale} dir="ltr">
          {useIsDressed(store) ? children : null}
        </div>
      </UNSAFE_PortalProvider>
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

/** The chosen theme and its setter. Renders the caller on every change: for the settings panel, not for screens. */
export function useTheme(): readonly [Theme, ThemeStore['set']] {
  const store = useThemeStore('useTheme')
  return [useSyncExternalStore(store.subscribe, store.get), store.set]
}

function useThemeStore(hook: string): ThemeStore {
  const store = useContext(ThemeContext)
  if (!store) throw new Error(`${hook} needs <ThemeProvider>. Wrap the screen in <BackofficeProvider>.`)
  return store
}

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
  /** The mount: where the look is applied and overlays are put. */
  readonly mount: ThemeRoot
  readonly locale: Locale
  readonly children: ReactNode
}

/** The look, fonts and overlays of the product; wraps its children in an element with the class `ep-root`. */
export function ThemeProvider({ store, mount, locale, children }: ThemeProviderProps) {
  // Before layout effects, so that nothing is measured or painted without its look.
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

/** Whether the first look is there; where it cannot be had, the default one has to do. */
function useIsDressed({ get, looks }: ThemeStore): boolean {
  const [isDressed, setDressed] = useState(() => looks.read(get()) !== undefined)
  useEffect(() => {
    if (isDressed) return
    const show = () => setDressed(true)
    looks.load(get()).then(show, show)
  }, [isDressed, get, looks])
  return isDressed
}

/** How the menu stands; renders its caller again when that changes, and for no other change of the look. */
export function useMenuMode(): MenuMode {
  const store = useThemeStore('useMenuMode')
  const read = () => store.get().menuMode
  return useSyncExternalStore(store.subscribe, read, read)
}

/** The chosen look and its setter. Renders its caller again on every change: for the settings panel, not for screens. */
export function useTheme(): readonly [Theme, ThemeStore['set']] {
  const store = useThemeStore('useTheme')
  return [useSyncExternalStore(store.subscribe, store.get), store.set]
}

function useThemeStore(hook: string): ThemeStore {
  const store = useContext(ThemeContext)
  if (!store) throw new Error(`${hook} needs <ThemeProvider>. Wrap the screen in <BackofficeProvider>.`)
  return store
}

import { createContext, type ReactNode, useContext, useInsertionEffect, useSyncExternalStore } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import type { Locale } from '../core/locale.js'
import { applyTheme, type ThemeRoot } from './applyTheme.js'
import type { MenuMode, Theme } from './theme.js'
import type { ThemeStore } from './themeStore.js'
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
        <I18nProvider locale={locale}>
          <div className="ep-root" lang={locale} dir="ltr">
            {children}
          </div>
        </I18nProvider>
      </UNSAFE_PortalProvider>
    </ThemeContext>
  )
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

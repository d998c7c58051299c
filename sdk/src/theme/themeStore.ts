import { createStore } from '../core/store.js'
import { defaultTheme, type Theme } from './theme.js'

/** The chosen look, outside React on purpose: a change must not render the product again. */
export interface ThemeStore {
  readonly get: () => Theme
  readonly set: (change: Partial<Theme>) => void
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void
}

export function createThemeStore(initial: Partial<Theme> = {}): ThemeStore {
  const { get, set, subscribe } = createStore<Theme>({ ...defaultTheme, ...initial })
  return { get, set: (change) => set({ ...get(), ...change }), subscribe }
}

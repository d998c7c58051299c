import { defaultTheme, type Theme } from './theme.js'

/** The chosen look, outside React on purpose: a change must not render the product again. */
export interface ThemeStore {
  readonly get: () => Theme
  readonly set: (change: Partial<Theme>) => void
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void
}

export function createThemeStore(initial: Partial<Theme> = {}): ThemeStore {
  let theme: Theme = { ...defaultTheme, ...initial }
  const listeners = new Set<() => void>()
  return {
    get: () => theme,
    set(change) {
      theme = { ...theme, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

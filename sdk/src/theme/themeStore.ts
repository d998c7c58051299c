import { createLooks, type Looks } from './looks.js'
import { defaultTheme, type Theme } from './theme.js'

/** The chosen look, outside React on purpose: a change must not render the product again. */
export interface ThemeStore {
  readonly get: () => Theme
  readonly set: (change: Partial<Theme>) => void
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void
  readonly looks: Looks
}

export function createThemeStore(initial: Partial<Theme> = {}, looks = createLooks()): ThemeStore {
  let theme: Theme = { ...defaultTheme, ...initial }
  const listeners = new Set<() => void>()
  // Along with the first texts, so that nobody waits for it after them.
  if (looks.read(theme) === undefined) looks.load(theme).catch(() => undefined)
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
    looks,
  }
}

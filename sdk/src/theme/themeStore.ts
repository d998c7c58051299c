import { createStore } from '../core/store.js'
import { createLooks, type Looks } from './looks.js'
import { defaultTheme, type Theme } from './theme.js'

/** The chosen theme. It is outside of React, because a change must not render the product again. */
export interface ThemeStore {
  readonly get: () => Theme
  readonly set: (change: Partial<Theme>) => void
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void
  readonly looks: Looks
}

export function createThemeStore(initial: Partial<Theme> = {}, looks = createLooks()): ThemeStore {
  const { get, set, subscribe } = createStore<Theme>({ ...defaultTheme, ...initial })
  // Loads together with the first texts, to avoid a second wait.
  if (looks.read(get()) === undefined) looks.load(get()).catch(() => undefined)
  return { get, set: (change) => set({ ...get(), ...change }), subscribe, looks }
}

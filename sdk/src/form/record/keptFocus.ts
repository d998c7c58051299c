import type { Navigation } from '../../navigation/navigation.js'

interface KeptFocus {
  readonly record: number
  /** Find the place in the form: the first that does. */
  readonly selectors: readonly string[]
}

// For the record that comes; a navigation that is gone takes it along.
const kept = new WeakMap<Navigation, KeptFocus>()

/** Remembers the field or arrow that the focus is on for the form of `record`, which is about to come. */
export function keepFocus(navigation: Navigation, record: number, focused: Element | null): void {
  const arrow = focused?.closest('.ep-neighbours-arrow')?.getAttribute('aria-keyshortcuts')
  const path = focused?.closest<HTMLElement>('[data-path]')?.dataset.path
  if (arrow) kept.set(navigation, { record, selectors: [`[aria-keyshortcuts="${arrow}"]`] })
  // Another record may have fewer rows: then their list is where one goes on.
  else if (path) kept.set(navigation, { record, selectors: [path, path.replace(/\[.*/, '')].map((each) => `[data-path="${each}"]`) })
  else kept.delete(navigation)
}

/** @returns what finds the place to go on at, once */
export function takeKeptFocus(navigation: Navigation, record: unknown): readonly string[] | undefined {
  const focus = kept.get(navigation)
  if (!focus || focus.record !== record) return
  kept.delete(navigation)
  return focus.selectors
}

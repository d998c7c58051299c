import type { Navigation } from '../../navigation/navigation.js'

// For the record that comes. It goes with its navigation.
const kept = new WeakMap<Navigation, { readonly record: number; readonly path: string }>()

/** Remembers the part of the form that has the focus, for the form of `record` that opens next. */
export function keepFocus(navigation: Navigation, record: number, path: string | undefined): void {
  if (path === undefined) kept.delete(navigation)
  else kept.set(navigation, { record, path })
}

/** @returns where the person goes on, once: the part and its list, because another record may have fewer rows */
export function takeKeptFocus(navigation: Navigation, record: unknown): readonly string[] | undefined {
  const focus = kept.get(navigation)
  if (!focus || focus.record !== record) return undefined
  kept.delete(navigation)
  return [focus.path, focus.path.replace(/\[.*/, '')]
}

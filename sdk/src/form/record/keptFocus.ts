import type { Navigation } from '../../navigation/navigation.js'

/** A field by its path, or one of the arrows that lead to other records. */
type Focus = { readonly path: string } | { readonly arrow: 'previous' | 'next' }

// For the record that comes. It goes with its navigation.
const kept = new WeakMap<Navigation, { readonly record: number; readonly focus: Focus }>()

/** Remembers where the focus is, for the form of `record` that opens next. */
export function keepFocus(navigation: Navigation, record: number, focus: Focus | undefined): void {
  if (focus) kept.set(navigation, { record, focus })
  else kept.delete(navigation)
}

/** @returns where the person goes on, once: paths of the field and of its list, because another record may have fewer rows */
export function takeKeptPaths(navigation: Navigation, record: unknown): readonly string[] | undefined {
  const { path } = { path: '', ...kept.get(navigation)?.focus }
  return path !== '' && take(navigation, record) ? [path, path.replace(/\[.*/, '')] : undefined
}

/** @returns the arrow that the person goes on with, once */
export function takeKeptArrow(navigation: Navigation, record: number): 'previous' | 'next' | undefined {
  const { arrow } = { arrow: undefined, ...kept.get(navigation)?.focus }
  return arrow && take(navigation, record) ? arrow : undefined
}

function take(navigation: Navigation, record: unknown): boolean {
  return kept.get(navigation)?.record === record && kept.delete(navigation)
}

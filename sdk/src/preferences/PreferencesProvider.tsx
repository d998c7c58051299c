import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../session/SessionProvider.js'
import type { Preferences } from './createPreferences.js'

export interface PreferencesProviderProps {
  readonly preferences: Preferences
  readonly children: ReactNode
}

const PreferencesContext = createContext<Preferences | null>(null)

export function PreferencesProvider({ preferences, children }: PreferencesProviderProps) {
  const { state } = useSession()
  const person = state.status === 'signed-in' ? state.usuario?.id : undefined
  useEffect(() => {
    void preferences.follow(person)
  }, [preferences, person])
  useEffect(() => () => preferences.dispose(), [preferences])
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>
}

/**
 * One stored choice of the user, kept across visits and devices, and a function to change it that returns false when storage is full.
 * Renders again only for this key. A value of another JSON type than `fallback` comes from another version and is ignored.
 * @throws outside `<PreferencesProvider>`
 */
export function usePreference<T>(key: string, fallback: T): readonly [T, (next: T | undefined) => boolean] {
  const preferences = usePreferences()
  const getValue = () => preferences.getValues()[key]
  const value = useSyncExternalStore(preferences.subscribe, getValue, getValue)
  const set = useCallback((next: T | undefined) => preferences.set(key, next), [preferences, key])
  return [isLike(value, fallback) ? value : fallback, set]
}

/**
 * The preferences whose keys begin with `prefix`, by the rest of the key, and a function to change one; `undefined` removes it. Each key is
 * stored separately, so that two pages can add entries without losing one.
 * @throws outside `<PreferencesProvider>`
 */
export function usePreferenceGroup(
  prefix: string,
): readonly [Readonly<Record<string, unknown>>, (name: string, value: unknown) => boolean] {
  const preferences = usePreferences()
  // A text compares by value, so changes of other preferences do not render again.
  const getGroup = () => JSON.stringify(Object.entries(preferences.getValues()).filter(([key]) => key.startsWith(prefix)))
  const group = useSyncExternalStore(preferences.subscribe, getGroup, getGroup)
  const values = useMemo(() => {
    const entries = JSON.parse(group) as readonly (readonly [string, unknown])[]
    return Object.fromEntries(entries.map(([key, value]) => [key.slice(prefix.length), value]))
  }, [group, prefix])
  const set = useCallback((name: string, value: unknown) => preferences.set(prefix + name, value), [preferences, prefix])
  return [values, set]
}

function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext)
  if (!preferences) throw new Error('usePreference: no <PreferencesProvider> above. Wrap the screen in <BackofficeProvider>.')
  return preferences
}

function isLike<T>(value: unknown, fallback: T): value is T {
  if (value === undefined || value === null) return false
  return (
    fallback === null || fallback === undefined || (typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback))
  )
}

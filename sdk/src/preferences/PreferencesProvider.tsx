import { createContext, type ReactNode, useCallback, useContext, useEffect, useSyncExternalStore } from 'react'
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
 * One choice of the person, remembered between visits and devices, and how to change it. Only its own changes render again.
 * A value of another JSON type than `fallback` comes from another version and counts as none.
 * @throws outside `<PreferencesProvider>`
 */
export function usePreference<T>(key: string, fallback: T): readonly [T, (next: T) => void] {
  const preferences = useContext(PreferencesContext)
  if (!preferences) throw new Error('usePreference: no <PreferencesProvider> above. Wrap the screen in <BackofficeProvider>.')
  const getValue = () => preferences.getValues()[key]
  const value = useSyncExternalStore(preferences.subscribe, getValue, getValue)
  const set = useCallback((next: T) => preferences.set(key, next), [preferences, key])
  return [isLike(value, fallback) ? value : fallback, set]
}

function isLike<T>(value: unknown, fallback: T): value is T {
  if (value === undefined || value === null) return false
  return (
    fallback === null || fallback === undefined || (typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback))
  )
}

import { useEffect } from 'react'
import { usePreferenceUser } from '../data/useCanWrite.js'
import type { Preferences } from '../preferences/createPreferences.js'

/** Loads the preferences of whoever a host's token names, which only the server knows. */
export function HostPreferences({ preferences }: { readonly preferences: Preferences }) {
  const user = usePreferenceUser()
  useEffect(() => void preferences.follow(user), [preferences, user])
  return null
}

import { readTheme, type Theme } from '../theme/theme.js'
import type { Runtime } from './createRuntime.js'

/** Keeps the theme and the user's stored preference equal; values fixed by the host are never stored. @returns a function that stops it */
export function followTheme({ theme, preferences, getWishes }: Pick<Runtime, 'theme' | 'preferences' | 'getWishes'>): () => void {
  let isFollowing = false
  const kept = () => readTheme(preferences.getValues().theme)
  const follow = () => {
    const next = readTheme({ ...kept(), ...getWishes().theme })
    if (isSame(next, theme.get())) return
    isFollowing = true
    theme.set(next)
    isFollowing = false
  }
  const keep = () => {
    const own = kept()
    const fixed = Object.keys(getWishes().theme ?? {}).map((key) => [key, own[key as keyof Theme]])
    const chosen = { ...theme.get(), ...Object.fromEntries(fixed) }
    if (!isFollowing && !isSame(chosen, own)) preferences.set('theme', chosen)
  }
  follow()
  const stops = [preferences.subscribe(follow), theme.subscribe(keep)]
  return () => stops.forEach((stop) => stop())
}

function isSame(one: Theme, other: Theme): boolean {
  return (Object.keys(one) as (keyof Theme)[]).every((key) => one[key] === other[key])
}

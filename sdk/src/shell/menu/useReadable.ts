import { useMemo } from 'react'
import type { Menus } from '../../core/menu.js'
import { maySee } from '../../core/powers.js'
import type { Route } from '../../core/route.js'
import { usePowers } from '../../data/useCanWrite.js'

interface Pages {
  readonly routes: readonly Route[]
  readonly menus: Menus
}

/** The pages that the person may open, and the menus with only these; the same objects where nothing is limited. */
export function useReadable({ routes, menus }: Pages): Pages {
  const powers = usePowers()
  return useMemo(() => {
    if (!powers) return { routes, menus }
    const seen = routes.filter(({ path }) => maySee(powers, path))
    const names = new Set(seen.map(({ name }) => name))
    const limited: Record<keyof Menus, Menus[keyof Menus]> = { ...menus }
    for (const area of Object.keys(menus) as (keyof Menus)[])
      limited[area] = menus[area]
        .map((section) => ({ ...section, entries: section.entries.filter(({ route }) => names.has(route)) }))
        .filter(({ entries }) => entries.length > 0)
    return { routes: seen, menus: limited }
  }, [routes, menus, powers])
}

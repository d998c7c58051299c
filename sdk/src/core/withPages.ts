import type { Menus } from './menu.js'
import type { Area, Route } from './route.js'

/** The menus with an entry for each of these pages, below the entries of its area. */
export function withPages(pages: readonly Route[], menus: Menus): Menus {
  const lists = pages.filter(({ kind }) => kind === 'list')
  if (lists.length === 0) return menus
  const added = (area: string) => lists.filter(({ menu }) => menu === area).map(({ name }) => ({ route: name, icon: 'form' as const }))
  const areas = Object.entries(menus).map(([area, [first, ...rest]]) => [
    area,
    [{ ...first, entries: [...(first?.entries ?? []), ...added(area)] }, ...rest],
  ])
  return Object.fromEntries(areas) as Record<Area, Menus[Area]>
}

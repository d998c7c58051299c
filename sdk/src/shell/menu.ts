import type { MenuSection, Menus } from '../core/menu.js'
import type { Route } from '../core/route.js'

/** The menu of the page's area; pages without one, such as people, keep the dashboard's. */
export function menuOf(menus: Menus, route: Route | undefined): readonly MenuSection[] {
  return menus[route?.menu ?? 'dashboard']
}

/** Title of the area that the page belongs to, above its menu; the dashboard's needs none. */
export function areaTitle(routes: readonly Route[], route: Route | undefined): string | undefined {
  if (!route?.menu || route.menu === 'dashboard') return undefined
  return routes.find((candidate) => candidate.kind === 'home' && candidate.menu === route.menu)?.title
}

/** Name of the entry to mark as current: the page's own, else that of its nearest ancestor in the menu. */
export function currentEntry(routes: readonly Route[], sections: readonly MenuSection[], route: Route | undefined): string | undefined {
  const listed = new Set(sections.flatMap((section) => section.entries.map((entry) => entry.route)))
  const visited = new Set<Route>()
  let candidate = route
  while (candidate && !visited.has(candidate)) {
    if (listed.has(candidate.name)) return candidate.name
    visited.add(candidate)
    const parent: string | undefined = candidate.parent
    candidate = routes.find((other) => other.name === parent)
  }
  return undefined
}

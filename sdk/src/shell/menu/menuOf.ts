import type { MenuEntry, MenuIcon, MenuSection, Menus } from '../../core/menu.js'
import type { RouteMatch } from '../../core/matchRoute.js'
import type { Area, Route } from '../../core/route.js'
import type { MenuMode } from '../../theme/theme.js'
import { flyoutModes } from '../frame/layoutState.js'

/** The page as its menu sees it: at a record that exists, that of the record where it has one. */
export function placedRoute(match: RouteMatch | undefined): Route | undefined {
  const { route, params } = match ?? {}
  return route?.recordMenu && params?.id !== 'novo' ? { ...route, menu: route.recordMenu } : route
}

/** The menu of the page's area; pages without one, such as people, keep the dashboard's. */
export function menuOf(menus: Menus, route: Route | undefined): readonly MenuSection[] {
  return menus[route?.menu ?? 'dashboard']
}

/** Title of the area that the page belongs to, above its menu; the dashboard's needs none. */
export function areaTitle(routes: readonly Route[], route: Route | undefined): string | undefined {
  if (!route?.menu || route.menu === 'dashboard') return undefined
  return areaHome(routes, route.menu)?.title
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

/** What the switcher above an area's menu is called among the submenus; no route has this name. */
export const switcher: MenuEntry = { route: 'areas', label: 'shell.areas', icon: 'areas' }

/**
 * Every area's home and what the dashboard's menu lists besides, in the order of the product: the way across from an area's menu, which is only
 * its own. Nothing on the dashboard's pages, whose menu leads there already.
 */
export function areasOf({ menus, routes }: Pick<SubmenuQuestion, 'menus' | 'routes'>, page: Route | undefined): readonly MenuEntry[] {
  if (!page?.menu || page.menu === 'dashboard') return []
  const listed = Object.values(menus).flatMap((sections) => sections.flatMap(({ entries }) => entries))
  const first = new Set(menus.dashboard.flatMap(({ entries }) => entries.map(({ route }) => route)))
  const isHome = (route: Route) => route.kind === 'home' && areaHome(routes, route.menu) === route && !route.path.includes('{')
  return routes
    .filter((route) => first.has(route.name) || isHome(route))
    .map(({ name, menu }) => ({
      route: name,
      icon:
        listed.find(({ route, icon, label }) => route === name && icon && label !== 'routes.menu.home')?.icon ??
        areaIcons[menu ?? 'dashboard'],
    }))
}

/** Of the areas that no menu lists. */
const areaIcons: Readonly<Partial<Record<Area, MenuIcon>>> = { inspections: 'inspection', school: 'school' }

function areaHome(routes: readonly Route[], area: Area | undefined): Route | undefined {
  return routes.find(({ kind, menu }) => kind === 'home' && menu === area)
}

interface SubmenuQuestion {
  readonly menus: Menus
  readonly routes: readonly Route[]
  readonly entry: MenuEntry
  readonly menuMode: MenuMode
}

/**
 * What flies out beside an entry that leads to another area's home: that home, then the area's menu.
 * Nothing in the modes that have room for the menu itself, where the entry is a plain link.
 */
export function submenuOf({ menus, routes, entry, menuMode }: SubmenuQuestion, page: Route | undefined): readonly MenuEntry[] | undefined {
  if (!flyoutModes.includes(menuMode)) return undefined
  const route = routes.find(({ name }) => name === entry.route)
  const isShown = route?.menu === (page?.menu ?? 'dashboard')
  if (route?.kind !== 'home' || !route.menu || isShown) return undefined
  const below = menus[route.menu].flatMap(({ entries }) => entries).filter((other) => other.route !== entry.route)
  return [entry, ...below]
}

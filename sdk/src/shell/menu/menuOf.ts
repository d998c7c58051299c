import type { MenuEntry, MenuIcon, MenuSection, Menus } from '../../core/menu.js'
import type { RouteMatch } from '../../core/matchRoute.js'
import type { Area, Route, Title } from '../../core/route.js'
import type { MenuMode } from '../../theme/theme.js'
import { flyoutModes } from '../frame/layoutState.js'

/** The route used for the menu: a stored record with a menu of its own uses that menu. */
export function placedRoute(match: RouteMatch | undefined): Route | undefined {
  const { route, params } = match ?? {}
  return route?.recordMenu && params?.id !== 'novo' ? { ...route, menu: route.recordMenu } : route
}

/** The menu of the page's area; pages without one, such as people, keep the dashboard's menu. */
export function menuOf(menus: Menus, route: Route | undefined): readonly MenuSection[] {
  return menus[route?.menu ?? 'dashboard']
}

/** Title of the page's area, shown above its menu; the dashboard has none. */
export function areaTitle(routes: readonly Route[], route: Route | undefined): Title | undefined {
  if (!route?.menu || route.menu === 'dashboard') return undefined
  return areaHome(routes, route.menu)?.title
}

/** Name of the entry to mark as current: the page's own, otherwise its nearest ancestor in the menu. */
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

/** Name of the area switcher among the submenus; no route has this name. */
export const switcher: MenuEntry = { route: 'areas', label: 'shell.areas', icon: 'areas' }

/**
 * Homes of all areas and the other entries of the dashboard's menu, in the product's order. An area's menu needs them to reach other areas;
 * empty on the dashboard's pages, whose menu has them already.
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

/** Icons of areas that no menu lists. */
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
 * The submenu of an entry that leads to another area: its home, then its menu. `undefined` in modes with room for the whole menu, where the
 * entry is a plain link.
 */
export function submenuOf({ menus, routes, entry, menuMode }: SubmenuQuestion, page: Route | undefined): readonly MenuEntry[] | undefined {
  if (!flyoutModes.includes(menuMode)) return undefined
  const route = routes.find(({ name }) => name === entry.route)
  const isShown = route?.menu === (page?.menu ?? 'dashboard')
  if (route?.kind !== 'home' || !route.menu || isShown) return undefined
  const below = menus[route.menu].flatMap(({ entries }) => entries).filter((other) => other.route !== entry.route)
  return [entry, ...below]
}

import { carryParams, type RouteMatch, routePath } from '../../core/matchRoute.js'
import type { Route } from '../../core/route.js'
import type { RouteTitles } from '../../navigation/routeTitles.js'
import { type PageLabel, pageLabel } from '../page/pageLabel.js'

export interface Crumb {
  readonly route: string
  readonly label: PageLabel
  /** Address; it keeps the page's own parameters. */
  readonly to: string
}

export interface CrumbTrail {
  /** Crumbs behind the ellipsis button. */
  readonly earlier: readonly Crumb[]
  readonly shown: readonly Crumb[]
}

/** The breadcrumb shows the last two crumbs. Specification, section 9. */
const shownCrumbs = 2

/** The path from "inicio" to the page, through each route's parent. It ends at a missing parent. */
export function breadcrumbTrail(routes: readonly Route[], match: RouteMatch, titles: RouteTitles = {}): CrumbTrail {
  const chain: Crumb[] = []
  const visited = new Set<Route>()
  let route: Route | undefined = match.route
  while (route && !visited.has(route)) {
    visited.add(route)
    if (route.path !== '/') chain.unshift(crumb(route, match, titles))
    const parent: string | undefined = route.parent
    route = parent === undefined ? undefined : routes.find((candidate) => candidate.name === parent)
  }
  const trail = [{ route: 'inicio', label: { title: 'shell.home' }, to: '/' }, ...chain]
  return { earlier: trail.slice(0, -shownCrumbs), shown: trail.slice(-shownCrumbs) }
}

function crumb(route: Route, match: RouteMatch, titles: RouteTitles): Crumb {
  const params = route === match.route ? match.params : carryParams(route, match.params)
  return { route: route.name, label: pageLabel(route, params, titles), to: routePath(route, params) }
}

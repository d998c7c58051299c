import type { Route, RouteParams, Title } from '../../core/route.js'
import type { RouteTitles } from '../../navigation/routeTitles.js'

/** Label of a breadcrumb or page: the route's title, or a text set at run time. */
export type PageLabel = { readonly title: Title; readonly suffix?: string } | { readonly text: string }

/** The page's title: the one set at run time, otherwise "Novo" for a new record, otherwise the short label plus "#id". */
export function pageLabel(route: Route, params: RouteParams, titles: RouteTitles = {}): PageLabel {
  const text = titles[route.name]
  if (text) return { text }
  const id = idOf(route, params)
  if (id === undefined) return { title: route.title }
  return id === 'novo' ? { title: 'common.action.new' } : { title: route.title, suffix: `#${id}` }
}

/** The id of the record of the page, `novo` for a new one. An event's own page is no form, but its title also has the record's number. */
const idOf = ({ path }: Route, params: RouteParams): string | undefined => params[path.replace(/^.*\{|\}$/g, '')]

/** "Novo · Função": all new records have one label, so the window, the history and the tabs of a browser say of what kind they are. */
export function newLabel(route: Route, params: RouteParams, titles: RouteTitles = {}): PageLabel | undefined {
  return idOf(route, params) === 'novo' && !titles[route.name] ? { title: route.title } : undefined
}

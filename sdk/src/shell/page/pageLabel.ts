import type { Route, RouteParams, Title } from '../../core/route.js'
import type { RouteTitles } from '../../navigation/routeTitles.js'

/** Label of a breadcrumb or page: the route's title, or a text set at run time. */
export type PageLabel = { readonly title: Title; readonly suffix?: string } | { readonly text: string }

/** The page's title: the one set at run time, otherwise "Novo" for a new record, otherwise the short label plus "#id". */
export function pageLabel(route: Route, params: RouteParams, titles: RouteTitles = {}): PageLabel {
  const text = titles[route.name]
  if (text) return { text }
  // An event's own page is no form, but its title also has the record's number.
  const id = params[route.path.replace(/^.*\{|\}$/g, '')]
  if (id === undefined) return { title: route.title }
  return id === 'novo' ? { title: 'common.action.new' } : { title: route.title, suffix: `#${id}` }
}

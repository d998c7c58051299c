import type { Route, RouteParams } from '../../core/route.js'
import type { RouteTitles } from '../../navigation/routeTitles.js'

/** How a crumb or a page is called: by a catalogue key, or by a text set at run time. */
export type PageLabel = { readonly key: string; readonly suffix?: string } | { readonly text: string }

/** The page's title: one set at run time, else "Novo" for a new record, else the short label plus "#id". */
export function pageLabel(route: Route, params: RouteParams, titles: RouteTitles = {}): PageLabel {
  const text = titles[route.name]
  if (text) return { text }
  // An event's own page is no form, and is named by its number all the same.
  const id = params[route.path.replace(/.*\{|\}$/g, '')]
  if (id === undefined) return { key: route.title }
  return id === 'novo' ? { key: 'common.action.new' } : { key: route.title, suffix: `#${id}` }
}

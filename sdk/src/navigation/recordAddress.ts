import { matchRoute } from '../core/matchRoute.js'
import { panelParameter, type Route } from '../core/route.js'

interface RecordPlace {
  readonly path: string
  readonly id: number | 'novo'
  /** The panel that its page opens with. */
  readonly panel?: string | null
}

/** The address that opens a record: its page, or a dialog over its list when it has no page. */
export function recordAddress({ path, id, panel }: RecordPlace, routes: readonly Route[]): string {
  if (!matchRoute(routes, `${path}/${id}`)) return `${path}?editar=${id}`
  return panel ? `${path}/${id}?${panelParameter}=${encodeURIComponent(panel)}` : `${path}/${id}`
}

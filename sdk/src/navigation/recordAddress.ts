import { matchRoute } from '../core/matchRoute.js'
import type { Route } from '../core/route.js'

/** Where a record is opened: on its page, or over its list when it has none. */
export function recordAddress({ path, id }: { readonly path: string; readonly id: number | 'novo' }, routes: readonly Route[]): string {
  return matchRoute(routes, `${path}/${id}`) ? `${path}/${id}` : `${path}?editar=${id}`
}

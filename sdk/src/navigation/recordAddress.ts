import { matchRoute } from '../core/matchRoute.js'
import type { Route } from '../core/route.js'

/** The address that opens a record: its page, or a dialog over its list when it has no page. */
export function recordAddress({ path, id }: { readonly path: string; readonly id: number | 'novo' }, routes: readonly Route[]): string {
  return matchRoute(routes, `${path}/${id}`) ? `${path}/${id}` : `${path}?editar=${id}`
}

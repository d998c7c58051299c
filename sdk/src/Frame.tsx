import { menus } from './menus.js'
import { routes } from './routes.js'
import { AppShell } from './shell/frame/AppShell.js'
import type { FrameProps } from './shell/route/RouteView.js'

/** The layout with all pages and menus of the product, for `RouteView`: `frame={() => import('@esporte-parana/sdk/frame')}`. */
export function Frame({ match, children }: FrameProps) {
  return (
    <AppShell routes={routes} menus={menus} match={match}>
      {children}
    </AppShell>
  )
}

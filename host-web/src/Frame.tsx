import { menus, type RouteMatch, routes } from '@esporte-parana/sdk/routes'
import { AppShell } from '@esporte-parana/sdk/shell'
import type { ReactNode } from 'react'

/** The shell with this product's pages and menus. It is a separate chunk, so that sign-in does not load it. */
export function Frame({ match, children }: { readonly match: RouteMatch | undefined; readonly children: ReactNode }) {
  return (
    <AppShell routes={routes} menus={menus} match={match}>
      {children}
    </AppShell>
  )
}

import { menus, type RouteMatch, routes } from '@esporte-parana/sdk/routes'
import { AppShell } from '@esporte-parana/sdk/shell'
import type { ReactNode } from 'react'

/** The shell over this product's pages and menus; a chunk of its own, so that sign-in never loads it. */
export function Frame({ match, children }: { readonly match: RouteMatch | undefined; readonly children: ReactNode }) {
  return (
    <AppShell routes={routes} menus={menus} match={match}>
      {children}
    </AppShell>
  )
}

import { RouteView } from '@esporte-parana/sdk'
import { menus, type Route, type RouteMatch, routes as productRoutes } from '@esporte-parana/sdk/routes'
import { AppShell } from '@esporte-parana/sdk/shell'
import { type ReactNode, use } from 'react'
import { IsInPortal } from './InPortal.js'

export interface PageProps {
  /** @default the product's */
  readonly routes?: readonly Route[]
}

/** The page of the story's address: in its frame as in the product, without it as in a portal. */
export function Page({ routes = productRoutes }: PageProps) {
  const isInPortal = use(IsInPortal)
  return <RouteView routes={routes} frame={isInPortal ? undefined : loadFrame} />
}

/** Renders a story as the page of its address, whatever component it documents. */
export const renderPage = () => <Page />

const loadFrame = () => Promise.resolve({ Frame })

function Frame({ match, children }: { readonly match: RouteMatch | undefined; readonly children: ReactNode }) {
  return (
    <AppShell routes={productRoutes} menus={menus} match={match}>
      {children}
    </AppShell>
  )
}

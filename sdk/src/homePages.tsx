import { type ReactNode, useMemo } from 'react'
import { matchRoute } from './core/matchRoute.js'
import { usePathname } from './navigation/NavigationProvider.js'
import { routes } from './routes.js'
import { AreaHomeScreen as AreaHome } from './screens/home/AreaHomeScreen.js'
import { DashboardScreen as Dashboard } from './screens/home/DashboardScreen.js'
import { CurrentPageContext, useCurrentPage } from './shell/page/currentPage.js'

/** Props of `AreaHomeScreen`. */
export interface AreaHomeScreenProps {
  /** Path of the home: `/competicoes`. @default the current address, otherwise `/administrativo` */
  readonly path?: string
}

/** The first page after sign-in. It works in the shell and directly under the provider. */
export function DashboardScreen() {
  return (
    <Placed path="/dashboard">
      <Dashboard />
    </Placed>
  )
}

/** The first page of an area. It works in the shell and directly under the provider. */
export function AreaHomeScreen({ path }: AreaHomeScreenProps) {
  const address = usePathname()
  const isHome = homes.has(address)
  return (
    <Placed path={path ?? (isHome ? address : '/administrativo')}>
      <AreaHome />
    </Placed>
  )
}

const homes: ReadonlySet<string> = new Set(
  routes.filter(({ kind, path }) => kind === 'home' && !path.includes('{')).map(({ path }) => path),
)

/** Provides the route context that the shell otherwise provides. */
function Placed({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const around = useCurrentPage()
  const own = useMemo(() => ({ routes, match: matchRoute(routes, path) }), [path])
  if (around.routes.length > 0) return children
  return <CurrentPageContext value={own}>{children}</CurrentPageContext>
}

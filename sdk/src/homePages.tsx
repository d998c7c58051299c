import { type ReactNode, useMemo } from 'react'
import { matchRoute } from './core/matchRoute.js'
import { usePathname } from './navigation/NavigationProvider.js'
import { routes } from './routes.js'
import { AreaHomeScreen as AreaHome } from './screens/home/AreaHomeScreen.js'
import { DashboardScreen as Dashboard } from './screens/home/DashboardScreen.js'
import { CurrentPageContext, useCurrentPage } from './shell/page/currentPage.js'

/** Which area's home is shown. */
export interface AreaHomeScreenProps {
  /** Path of the home: `/competicoes`. @default the address, else `/administrativo` */
  readonly path?: string
}

/** The first page after sign-in. It stands in the shell as well as alone under the provider. */
export function DashboardScreen() {
  return (
    <Placed path="/dashboard">
      <Dashboard />
    </Placed>
  )
}

/** The first page of an area. It stands in the shell as well as alone under the provider. */
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

/** Gives what stands below the product's pages where no shell does. */
function Placed({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const around = useCurrentPage()
  const own = useMemo(() => ({ routes, match: matchRoute(routes, path) }), [path])
  if (around.routes.length > 0) return children
  return <CurrentPageContext value={own}>{children}</CurrentPageContext>
}

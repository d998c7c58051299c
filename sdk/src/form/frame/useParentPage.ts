import type { PathParams } from '../../api/client.js'
import type { AnyContract } from '../../core/contract.js'
import { carryParams, routePath } from '../../core/matchRoute.js'
import type { Route } from '../../core/route.js'
import { useParent } from '../../data/useParent.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { lastAddress } from '../../navigation/lastAddress.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { useRouteTable } from '../../navigation/routeTable.js'
import { useRouteTitle } from '../../navigation/routeTitles.js'

export interface FormHome {
  readonly to: string
  readonly label: string
}

/** The page of the record that nested records belong to; undefined without one. While the calling screen is open, breadcrumbs and tab show that record's name. */
export function useParentPage(contract: AnyContract, params: PathParams): FormHome | undefined {
  const { title } = useLocale()
  const navigation = useNavigation()
  const route = parentRoute(useRouteTable(), contract)
  const { label } = useParent(contract, params)
  useRouteTitle(route?.name ?? '', label)
  if (!route || !contract.parent) return undefined
  const id = String(params[contract.parent.param])
  const address = routePath(route, carryParams(route, { [contract.parent.param]: id }))
  return { to: lastAddress(navigation, address), label: label ?? `${title(route.title)} #${id}` }
}

/** The page after a form is left: its list, or the page of the parent record where no page lists the records. */
export function useFormHome(contract: AnyContract, params: PathParams, list: FormHome): FormHome {
  const routes = useRouteTable()
  const parent = useParentPage(contract, params)
  return parent && !routes.some(({ path }) => path === contract.path) ? parent : list
}

/** The nearest page above the entity's own that shows one record. */
function parentRoute(routes: readonly Route[], { path, parent }: AnyContract): Route | undefined {
  if (!parent) return undefined
  const above = (route: Route | undefined) => routes.find(({ name }) => name === route?.parent)
  let route = above(routes.find((candidate) => candidate.path === `${path}/{id}` || candidate.path === path))
  for (let step = 0; route && !route.path.endsWith('}') && step < routes.length; step++) route = above(route)
  return route?.path.endsWith('}') ? route : undefined
}

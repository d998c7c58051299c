import { useEffect } from 'react'
import type { Route } from '../../core/route.js'
import { atRest } from '../../mount/atRest.js'
import { useMount } from '../../mount/MountProvider.js'
import { useRouteTable } from '../../navigation/routeTable.js'
import type { ModuleCache } from '../route/moduleCache.js'

/** Milliseconds: who reads a list for so long will probably open one of its records. */
const pause = 400

/** Loads the screen of a list's records while the list is shown and the user pauses, so that the first record opens as fast as the next ones. */
export function useRecordAhead(cache: ModuleCache, route: Route | undefined): void {
  const mount = useMount()
  const routes = useRouteTable()
  const load = route?.kind === 'list' ? routes.find(({ path }) => path === `${route.path}/{id}`)?.screen : undefined
  useEffect(() => (load ? atRest(mount, { pause }, () => cache.prepare(load)) : undefined), [cache, mount, load])
}

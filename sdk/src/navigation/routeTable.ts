import { createContext, useContext } from 'react'
import type { Route } from '../core/route.js'

const RouteTableContext = createContext<readonly Route[]>([])

/** The pages of the product, for what stands on one of them. */
export const RouteTableProvider = RouteTableContext.Provider

/** Every page of the product; none where a screen stands alone. */
export function useRouteTable(): readonly Route[] {
  return useContext(RouteTableContext)
}

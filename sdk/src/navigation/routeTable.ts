import { createContext, useContext } from 'react'
import type { Route } from '../core/route.js'

const RouteTableContext = createContext<readonly Route[]>([])

/** Provides the pages of the product to the components below. */
export const RouteTableProvider = RouteTableContext.Provider

/** Returns all pages of the product; empty for a screen outside the shell. */
export function useRouteTable(): readonly Route[] {
  return useContext(RouteTableContext)
}

import { createContext, useContext } from 'react'
import type { RouteMatch } from '../../core/matchRoute.js'
import type { Route } from '../../core/route.js'

interface CurrentPage {
  readonly routes: readonly Route[]
  /** `undefined` for an unknown address. */
  readonly match: RouteMatch | undefined
}

/** Set by the route view for the screens inside it. */
export const CurrentPageContext = createContext<CurrentPage>({ routes: [], match: undefined })

/** The route table and the current page; an empty table outside of the route view, for example in an embed. */
export function useCurrentPage(): CurrentPage {
  return useContext(CurrentPageContext)
}

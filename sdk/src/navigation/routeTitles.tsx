import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'

/** Texts that replace the titles of routes, by route name. */
export type RouteTitles = Readonly<Record<string, string | undefined>>

interface RouteTitleStore {
  readonly titles: RouteTitles
  set(route: string, title: string | undefined): void
}

const RouteTitleContext = createContext<RouteTitleStore | null>(null)

/** Stores the titles that open screens set for routes. */
export function RouteTitleProvider({ children }: { readonly children: ReactNode }) {
  const [titles, setTitles] = useState<RouteTitles>({})
  const set = useCallback((route: string, title: string | undefined) => setTitles((current) => ({ ...current, [route]: title })), [])
  const store = useMemo(() => ({ titles, set }), [titles, set])
  return <RouteTitleContext value={store}>{children}</RouteTitleContext>
}

/** Returns the titles set by open screens; empty outside the shell. */
export function useRouteTitles(): RouteTitles {
  return useContext(RouteTitleContext)?.titles ?? noTitles
}

/** Sets the title of `route` in the breadcrumb and the tab while the calling screen is open; does nothing outside the shell. */
export function useRouteTitle(route: string, title: string | undefined): void {
  const set = useContext(RouteTitleContext)?.set
  useEffect(() => {
    if (!set || title === undefined) return
    set(route, title)
    return () => set(route, undefined)
  }, [set, route, title])
}

const noTitles: RouteTitles = {}

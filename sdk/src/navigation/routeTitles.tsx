import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'

/** Texts that take the place of a route's title, by the route's name. */
export type RouteTitles = Readonly<Record<string, string | undefined>>

interface RouteTitleStore {
  readonly titles: RouteTitles
  set(route: string, title: string | undefined): void
}

const RouteTitleContext = createContext<RouteTitleStore | null>(null)

/** Keeps the titles that screens give to routes while they are open. */
export function RouteTitleProvider({ children }: { readonly children: ReactNode }) {
  const [titles, setTitles] = useState<RouteTitles>({})
  const set = useCallback((route: string, title: string | undefined) => setTitles((current) => ({ ...current, [route]: title })), [])
  const store = useMemo(() => ({ titles, set }), [titles, set])
  return <RouteTitleContext value={store}>{children}</RouteTitleContext>
}

/** The titles set by open screens; none outside the shell. */
export function useRouteTitles(): RouteTitles {
  return useContext(RouteTitleContext)?.titles ?? noTitles
}

/** Calls `route` by `title` in breadcrumb and tab while the calling screen is open; outside the shell it does nothing. */
export function useRouteTitle(route: string, title: string | undefined): void {
  const set = useContext(RouteTitleContext)?.set
  useEffect(() => {
    if (!set || title === undefined) return
    set(route, title)
    return () => set(route, undefined)
  }, [set, route, title])
}

const noTitles: RouteTitles = {}

import { createContext, useContext, useEffect } from 'react'

/** Set by whoever shows the title of the page; nothing in a page that is not ours. */
export const ScreenTitleContext = createContext<((title: string | undefined) => void) | undefined>(undefined)

/** Calls the page by `title` while the calling component is there and names one: a record open in a dialog over its list. */
export function useScreenTitle(title: string | undefined): void {
  const set = useContext(ScreenTitleContext)
  useEffect(() => {
    if (!set || title === undefined) return
    set(title)
    return () => set(undefined)
  }, [set, title])
}

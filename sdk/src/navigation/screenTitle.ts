import { createContext, useContext, useEffect } from 'react'

/** Set by the component that shows the page title; `undefined` in an embed. */
export const ScreenTitleContext = createContext<((title: string | undefined) => void) | undefined>(undefined)

/** Sets the page title while the calling component is mounted, for example for a record in a dialog over its list. */
export function useScreenTitle(title: string | undefined): void {
  const set = useContext(ScreenTitleContext)
  useEffect(() => {
    if (!set || title === undefined) return
    set(title)
    return () => set(undefined)
  }, [set, title])
}

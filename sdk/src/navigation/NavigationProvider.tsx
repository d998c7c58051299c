import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Navigation, NavigationLocation } from './navigation.js'

const NavigationContext = createContext<Navigation | null>(null)

export interface NavigationProviderProps {
  readonly navigation: Navigation
  readonly children: ReactNode
}

export function NavigationProvider({ navigation, children }: NavigationProviderProps) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

/** Moves between pages and guards them; asking for it does not subscribe to the address. @throws outside `<NavigationProvider>` */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('useNavigation: no <NavigationProvider> above. Wrap the screen in <BackofficeProvider>.')
  return navigation
}

/** Where the person is; renders again whenever that changes. */
export function useLocation(): NavigationLocation {
  const navigation = useNavigation()
  const subscribe = useCallback((listener: () => void) => navigation.subscribe(listener), [navigation])
  const getLocation = () => navigation.getLocation()
  return useSyncExternalStore(subscribe, getLocation, getLocation)
}

import { createContext, type ReactNode, useCallback, useContext, useEffect, useSyncExternalStore } from 'react'
import { followAddresses } from './lastAddress.js'
import type { Navigation, NavigationLocation } from './navigation.js'

const NavigationContext = createContext<Navigation | null>(null)

export interface NavigationProviderProps {
  readonly navigation: Navigation
  readonly children: ReactNode
}

export function NavigationProvider({ navigation, children }: NavigationProviderProps) {
  useEffect(() => followAddresses(navigation), [navigation])
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
  return useLocationPart((location) => location)
}

/** The page that the person is on; what its address asks of it, such as the page of a list, renders nothing. */
export function usePathname(): string {
  return useLocationPart(({ pathname }) => pathname)
}

function useLocationPart<T>(part: (location: NavigationLocation) => T): T {
  const navigation = useNavigation()
  const subscribe = useCallback((listener: () => void) => navigation.subscribe(listener), [navigation])
  const read = () => part(navigation.getLocation())
  return useSyncExternalStore(subscribe, read, read)
}

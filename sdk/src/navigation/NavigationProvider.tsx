import { createContext, type ReactNode, useCallback, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
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

/** Returns the navigation, without subscribing to the address. @throws outside `<NavigationProvider>` */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('useNavigation: no <NavigationProvider> above. Wrap the screen in <BackofficeProvider>.')
  return navigation
}

/** While a dialog is open, the browser's Back closes it and the page stays. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const navigation = useNavigation()
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? navigation.closeOnBack?.(() => close()) : undefined), [navigation, isOpen])
}

/** Returns the current location and renders again when it changes. */
export function useLocation(): NavigationLocation {
  return useLocationPart((location) => location)
}

/** Returns the current path. Changes of the query, such as another page of a list, do not render again. */
export function usePathname(): string {
  return useLocationPart(({ pathname }) => pathname)
}

function useLocationPart<T>(part: (location: NavigationLocation) => T): T {
  const navigation = useNavigation()
  const subscribe = useCallback((listener: () => void) => navigation.subscribe(listener), [navigation])
  const read = () => part(navigation.getLocation())
  return useSyncExternalStore(subscribe, read, read)
}

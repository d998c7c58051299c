import { useEffect, useRef } from 'react'
import type { Route } from '../../core/route.js'
import { useLocation, useNavigation, usePathname } from '../../navigation/NavigationProvider.js'
import { home, redirectOf } from '../../session/guardRoute.js'
import { useSession } from '../../session/SessionProvider.js'

interface LastPage {
  readonly address: string
  /** Who was there; nobody when a link was opened before anybody signed in. */
  readonly userId: number | undefined
}

/**
 * Where the guard wants the person, when that is not where they are.
 * @param kind of the page at the address; none for an unknown one
 */
export function useRedirectTarget(kind: Route['kind'] | undefined): string | undefined {
  const pathname = usePathname()
  const { state } = useSession()
  return redirectOf(state, pathname, kind !== undefined)
}

interface RedirectProps {
  readonly kind: Route['kind'] | undefined
  readonly target: string | undefined
}

/**
 * Sends the person to `target`. Whoever followed a link, or whose session expired, comes back to that page after the
 * sign-in: the same person only, because an address may hold what somebody searched for, and not after a logout.
 * It draws nothing: it alone has to hear of every change of the address.
 */
export function Redirect({ kind, target }: RedirectProps): null {
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const { state } = useSession()
  const lastPage = useRef<LastPage>(undefined)
  const isComingBack = useRef(false)
  useEffect(() => {
    const go = (to: string) => navigation.navigate(to, { replace: true, force: true })
    const address = pathname + search
    if (state.status !== 'signed-in') {
      isComingBack.current = true
      const hasSignedOut = state.status === 'signed-out' && lastPage.current?.userId !== undefined
      if (hasSignedOut) lastPage.current = undefined
      if (target === undefined) return
      // What is still on the screen is not a link that somebody followed.
      if (!hasSignedOut) lastPage.current ??= { address, userId: undefined }
      return go(target)
    }
    const userId = state.usuario?.id
    const wanted = isComingBack.current ? lastPage.current : undefined
    // Whoever signs in beside the request for a new password, or in another tab, is through with the page.
    const isArriving = isComingBack.current && kind === 'public'
    isComingBack.current = false
    if (target === undefined && !isArriving) lastPage.current = { address, userId }
    else go(wanted && (wanted.userId ?? userId) === userId ? wanted.address : (target ?? home))
  }, [target, pathname, search, kind, state, navigation])
  return null
}

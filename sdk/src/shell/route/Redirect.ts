import { useEffect, useRef } from 'react'
import type { Route } from '../../core/route.js'
import { useMount } from '../../mount/MountProvider.js'
import { useLocation, useNavigation, usePathname } from '../../navigation/NavigationProvider.js'
import { home, redirectOf } from '../../session/guardRoute.js'
import { useSession } from '../../session/SessionProvider.js'
import { type LastPage, readReturnNote, writeReturnNote } from './returnNote.js'

/**
 * The address to redirect to; `undefined` when the user may stay.
 * @param kind of the page at the address; `undefined` for an unknown one
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
 * Redirects to `target`. After a sign-in, the user returns to the page of the link or ended session. Only the same person returns,
 * because an address may contain a search, and not after their own logout. Renders nothing, so that only this component follows every change of the
 * address.
 */
export function Redirect({ kind, target }: RedirectProps): null {
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const { state } = useSession()
  const view = useMount().host.ownerDocument.defaultView
  // Not in the memory of a part of another page, whose entry is not ours.
  const entry = view?.location.pathname.endsWith(pathname) ? view : null
  const lastPage = useRef<LastPage>(undefined)
  const isComingBack = useRef(false)
  useEffect(() => {
    const go = (to: string) => navigation.navigate(to, { replace: true, force: true })
    const address = pathname + search
    if (state.status !== 'signed-in') {
      isComingBack.current = true
      const hasSignedOut = state.status === 'signed-out' && !state.isElsewhere && lastPage.current?.userId !== undefined
      if (hasSignedOut) lastPage.current = undefined
      if (target === undefined) {
        if (!hasSignedOut) lastPage.current ??= readReturnNote(entry)
        const isElsewhere = state.status === 'signed-out' && state.isElsewhere
        if (lastPage.current && isElsewhere) lastPage.current = { ...lastPage.current, isElsewhere }
        return writeReturnNote(entry, lastPage.current)
      }
      // After a logout the page still on screen is not a link that somebody opened.
      if (!hasSignedOut) lastPage.current ??= { address, userId: undefined }
      return go(target)
    }
    const userId = state.usuario?.id
    const wanted = isComingBack.current ? lastPage.current : undefined
    // A sign-in on the page for a new password, or in another tab, makes that page useless.
    const isArriving = isComingBack.current && kind === 'public'
    isComingBack.current = false
    if (target === undefined && !isArriving) lastPage.current = { address, userId }
    else go(wanted && (wanted.userId ?? userId) === userId ? wanted.address : (target ?? home))
  }, [target, pathname, search, kind, state, navigation, entry])
  return null
}

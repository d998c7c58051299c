import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from '../navigation/NavigationProvider.js'
import { useSession } from '../session/SessionProvider.js'
import { guardRoute } from '../session/guardRoute.js'

const home = '/dashboard'

interface TurnedAway {
  readonly address: string
  /** Who was signed in there; nobody when a link was opened from outside. */
  readonly userId: number | undefined
}

/**
 * Sends the person where the guard wants them, and after the sign-in back to where they wanted to go:
 * to their own page only, because an address may hold what somebody else searched for.
 * @returns true while on the way
 */
export function useRedirect(isKnown: boolean): boolean {
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const { state } = useSession()
  const turnedAway = useRef<TurnedAway>(undefined)
  const lastUser = useRef<number>(undefined)
  const target = targetOf(state, pathname, isKnown)
  useEffect(() => {
    const userId = state.status === 'signed-in' ? state.usuario?.id : undefined
    if (target !== undefined) {
      const wanted = turnedAway.current
      if (userId === undefined) {
        if (target !== home) turnedAway.current = { address: pathname + search, userId: lastUser.current }
        navigation.navigate(target, { replace: true, force: true })
      } else {
        const isTheirs = wanted && (wanted.userId === undefined || wanted.userId === userId)
        turnedAway.current = undefined
        navigation.navigate(isTheirs ? wanted.address : target, { replace: true, force: true })
      }
    }
    if (userId !== undefined) lastUser.current = userId
  }, [target, pathname, search, state, navigation])
  return target !== undefined
}

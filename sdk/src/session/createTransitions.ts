import type { Clock } from './clock.js'
import type { SessionCore } from './createSessionCore.js'
import type { SessionState, SignedIn, SignedOut } from './session.js'
import { clearState, type SessionStorage } from './storedState.js'

export interface TransitionParts {
  readonly core: SessionCore
  readonly clock: Clock
  readonly storage: SessionStorage | undefined
  readonly navigate: (to: string) => void
}

/** The state changes of a stored session, with their timer and navigation. */
export interface Transitions {
  readonly enter: (next: SessionState) => void
  /** A user signed in, here or in another tab. */
  readonly adopt: (next: SignedIn) => void
  readonly signOut: (how: Omit<SignedOut, 'status'>) => void
  /** Asks for the password when there are unsaved edits; otherwise empties the session. */
  readonly expire: () => void
  /** True when the session has ended, even if the timer was asleep. */
  readonly isOver: () => boolean
  /** Starts to watch the expiry. @returns a function that ends it */
  readonly watch: () => () => void
}

export function createTransitions({ core, clock, storage, navigate }: TransitionParts): Transitions {
  let isWatching = false
  let stopTimer = () => {}
  const setTimer = () => {
    stopTimer()
    const current = core.signedIn()
    stopTimer = isWatching && current ? clock.after(current.exp - clock.now(), expire) : () => {}
  }
  const enter = (next: SessionState) => {
    core.setState(next)
    setTimer()
  }
  const expire = () => {
    if (!core.signedIn()) return
    if (core.hasUnsavedEdits()) return void core.askAgain()
    clearState(storage)
    enter({ status: 'expired' })
    navigate('/sessao-expirada')
  }
  return {
    enter,
    expire,
    adopt: (next) => {
      const before = core.signedIn()
      enter(next)
      // The second user must not see the page of the first one.
      if (before && before.usuario?.id !== next.usuario?.id) navigate('/dashboard')
    },
    signOut: (how) => {
      clearState(storage, { isWiping: true })
      enter({ status: 'signed-out', ...how })
      navigate('/login')
    },
    isOver: () => (core.signedIn()?.exp ?? Number.POSITIVE_INFINITY) <= clock.now(),
    watch: () => {
      isWatching = true
      setTimer()
      return () => {
        isWatching = false
        stopTimer()
      }
    },
  }
}

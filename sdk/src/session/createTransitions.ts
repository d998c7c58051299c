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

/** How a stored session moves between its states; the timer and the address follow. */
export interface Transitions {
  readonly enter: (next: SessionState) => void
  /** Somebody signed in, here or in another tab. */
  readonly adopt: (next: SignedIn) => void
  readonly signOut: (how?: Pick<SignedOut, 'isDeliberate'>) => void
  /** Asks for the password over unsaved edits; else empties the session. */
  readonly expire: () => void
  /** True when the clock has passed the expiry that the timer may have slept through. */
  readonly isOver: () => boolean
  /** Begins to watch the expiry. @returns stops */
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
      // What the first person left on the page is not for the second one to see.
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

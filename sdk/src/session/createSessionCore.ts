import { createStore } from '../core/store.js'
import type { Reauthenticate, SessionState, SessionStore, SignedIn } from './session.js'

/** The part that both kinds of session share: the state, its subscribers, and the forms with unsaved edits. */
export interface SessionCore {
  readonly getState: () => SessionState
  readonly setState: (next: SessionState) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly protectEdits: SessionStore['protectEdits']
  /** The signed-in session, or `undefined`. */
  readonly signedIn: () => SignedIn | undefined
  readonly hasUnsavedEdits: () => boolean
  readonly countUnsent: () => number
  /** Lets the form with unsaved edits ask for the password. @returns whether the same user is signed in again */
  readonly askAgain: () => Promise<boolean>
}

export function createSessionCore(initial: SessionState): SessionCore {
  const state = createStore(initial)
  const protectors = new Set<{ readonly reauthenticate: Reauthenticate; readonly countUnsent?: () => number }>()
  let asking: Promise<boolean> | undefined
  const signedIn = () => {
    const now = state.get()
    return now.status === 'signed-in' ? now : undefined
  }

  const ask = async () => {
    const before = signedIn()
    // The form opened last is in front: it may be a dialog over another form.
    const front = [...protectors].at(-1)
    if (!before || !front) return false
    return (await front.reauthenticate(before.usuario)) && signedIn()?.usuario?.id === before.usuario?.id
  }

  return {
    getState: state.get,
    setState: state.set,
    subscribe: state.subscribe,
    protectEdits: (reauthenticate, countUnsent) => {
      const protector = { reauthenticate, countUnsent }
      protectors.add(protector)
      return () => protectors.delete(protector)
    },
    signedIn,
    hasUnsavedEdits: () => protectors.size > 0,
    countUnsent: () => [...protectors].reduce((sum, { countUnsent }) => sum + (countUnsent?.() ?? 0), 0),
    askAgain: () => {
      // One dialog serves all requests that are refused in the meantime.
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
  }
}

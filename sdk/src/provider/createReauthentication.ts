import { createStore } from '../core/store.js'
import type { Reauthenticate, SessionUser } from '../session/session.js'

/** An open password dialog, and the function for its answer. */
export interface OpenQuestion {
  readonly user: SessionUser | null
  /** The session has ended, or the server requires the password again. */
  readonly why: 'ended' | 'due'
  readonly answer: (isSignedIn: boolean) => void
}

export interface Reauthentication {
  /** Opens the dialog; further callers share the answer of the open one. */
  readonly ask: Reauthenticate
  readonly getQuestion: () => OpenQuestion | undefined
  readonly subscribe: (listener: () => void) => () => void
}

/** Connects a form that needs the password with the dialog outside of it. */
export function createReauthentication(): Reauthentication {
  const question = createStore<OpenQuestion | undefined>(undefined)
  let pending: Promise<boolean> | undefined
  return {
    ask: (user, why = 'ended') => {
      pending ??= new Promise((resolve) => {
        const answer = (isSignedIn: boolean) => {
          pending = undefined
          question.set(undefined)
          resolve(isSignedIn)
        }
        question.set({ user, why, answer })
      })
      return pending
    },
    getQuestion: question.get,
    subscribe: question.subscribe,
  }
}

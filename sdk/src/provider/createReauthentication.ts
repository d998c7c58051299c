import { createStore } from '../core/store.js'
import type { Reauthenticate, SessionUser } from '../session/session.js'

/** A person who is asked for the password, and where the answer goes. */
export interface OpenQuestion {
  readonly user: SessionUser | null
  /** The session has ended, or the password is due again while it still holds. */
  readonly why: 'ended' | 'due'
  readonly answer: (isSignedIn: boolean) => void
}

export interface Reauthentication {
  /** Opens the dialog; who asks while it is open shares its answer. */
  readonly ask: Reauthenticate
  readonly getQuestion: () => OpenQuestion | undefined
  readonly subscribe: (listener: () => void) => () => void
}

/** Connects the form that needs the password, deep in the page, with the dialog that stands beside it. */
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

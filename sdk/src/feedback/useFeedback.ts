import { createContext, useContext } from 'react'
import type { Confirmations } from './confirmations.js'
import type { Loading, Wait } from './feedback.js'
import type { ToastQueue } from './toastQueue.js'

/** Notices, questions and waits of one provider. */
export interface Feedback {
  readonly toasts: ToastQueue
  readonly confirmations: Confirmations
  readonly loading: LoadingCounter
}

export interface LoadingCounter extends Loading {
  readonly get: () => readonly Wait[]
  readonly subscribe: (listener: () => void) => () => void
}

export const FeedbackContext = createContext<Feedback | undefined>(undefined)

/** @param hook its name, for the error of a screen without a provider */
export function useFeedback(hook: string): Feedback {
  const feedback = useContext(FeedbackContext)
  if (!feedback) throw new Error(`${hook} needs <FeedbackProvider>. Wrap the screen in <BackofficeProvider>.`)
  return feedback
}

/** Returns the queue of notices, for components that watch it. */
export function useToastQueue(): ToastQueue {
  return useFeedback('useToastQueue').toasts
}

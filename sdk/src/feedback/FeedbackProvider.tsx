import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { type Confirmations, createConfirmations } from './confirmations.js'
import type { Confirm, Loading, ToastPosition, Toasts } from './feedback.js'
import { LoadingOverlay } from './LoadingOverlay.js'
import { createLoadingCounter, type LoadingCounter } from './loadingCounter.js'
import { createToastQueue, type ToastQueue } from './toastQueue.js'
import { useLoaded } from './useLoaded.js'

interface Feedback {
  readonly toasts: ToastQueue
  readonly confirmations: Confirmations
  readonly loading: LoadingCounter
}

const FeedbackContext = createContext<Feedback | undefined>(undefined)

interface FeedbackProviderProps {
  /** @default 'bottom-right' */
  readonly toastPosition?: ToastPosition
  readonly children: ReactNode
}

const loadToasts = () => import('./ToastRegion.js')
const loadConfirmation = () => import('./ConfirmationDialog.js')

/** Toasts, confirmations and the loading overlay of one mounted product; two on a page do not share them. */
export function FeedbackProvider({ toastPosition = 'bottom-right', children }: FeedbackProviderProps) {
  const [feedback] = useState<Feedback>(() => ({
    toasts: createToastQueue(),
    confirmations: createConfirmations(loadConfirmation),
    loading: createLoadingCounter(),
  }))
  return (
    <FeedbackContext value={feedback}>
      {children}
      <ConfirmationOutlet confirmations={feedback.confirmations} />
      <LoadingOutlet loading={feedback.loading} />
      <ToastOutlet toasts={feedback.toasts} position={toastPosition} />
    </FeedbackContext>
  )
}

/** Short notices at the edge of the page. */
export function useToasts(): Toasts {
  return useFeedback('useToasts').toasts
}

/** The notices themselves, for whoever watches them. */
export function useToastQueue(): ToastQueue {
  return useFeedback('useToastQueue').toasts
}

/** Asks a person yes or no. */
export function useConfirm(): Confirm {
  return useFeedback('useConfirm').confirmations.ask
}

/** The overlay that the whole page waits behind. */
export function useLoading(): Loading {
  const feedback = useContext(FeedbackContext)
  // The first sentence is the specification's, word for word: outside tools look for it.
  if (!feedback) throw new Error('Context with key loadingContextKey was not found. Wrap the screen in <BackofficeProvider>.')
  return feedback.loading
}

function useFeedback(hook: string): Feedback {
  const feedback = useContext(FeedbackContext)
  if (!feedback) throw new Error(`${hook} needs <FeedbackProvider>. Wrap the screen in <BackofficeProvider>.`)
  return feedback
}

function ToastOutlet({ toasts, position }: { readonly toasts: ToastQueue; readonly position: ToastPosition }) {
  const isNeeded = useSyncExternalStore(toasts.subscribe, () => toasts.get().length > 0)
  const loaded = useLoaded(loadToasts, isNeeded)
  return isNeeded && loaded ? <loaded.ToastRegion queue={toasts} position={position} /> : null
}

function ConfirmationOutlet({ confirmations }: { readonly confirmations: Confirmations }) {
  const [first] = useSyncExternalStore(confirmations.subscribe, confirmations.get)
  const loaded = useLoaded(loadConfirmation, first !== undefined)
  // Whoever still waits when the product goes away gets a no.
  useEffect(
    () => () => {
      for (const { key } of confirmations.get()) confirmations.answer(key, false)
    },
    [confirmations],
  )
  return first && loaded ? <loaded.ConfirmationDialog key={first.key} confirmations={confirmations} confirmation={first} /> : null
}

function LoadingOutlet({ loading }: { readonly loading: LoadingCounter }) {
  return useSyncExternalStore(loading.subscribe, loading.isBusy) ? <LoadingOverlay /> : null
}

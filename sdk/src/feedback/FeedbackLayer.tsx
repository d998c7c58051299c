import { useEffect, useSyncExternalStore } from 'react'
import { useMount } from '../mount/MountProvider.js'
import { ConfirmationDialog } from './ConfirmationDialog.js'
import type { Confirmations } from './confirmations.js'
import type { ToastPosition } from './feedback.js'
import { startRipple } from './ripple.js'
import { ToastRegion } from './ToastRegion.js'
import type { ToastQueue } from './toastQueue.js'

interface FeedbackLayerProps {
  readonly toasts: ToastQueue
  readonly confirmations: Confirmations
  readonly position: ToastPosition
}

/** What feedback shows and no first paint waits for: toasts, the question that is asked, the wave under a press. */
export function FeedbackLayer({ toasts, confirmations, position }: FeedbackLayerProps) {
  const hasToasts = useSyncExternalStore(toasts.subscribe, () => toasts.get().length > 0)
  const [first] = useSyncExternalStore(confirmations.subscribe, confirmations.get)
  const mount = useMount()
  useEffect(() => startRipple(mount), [mount])
  // Whoever still waits when the product goes away gets a no.
  useEffect(() => confirmations.withdraw, [confirmations])
  return (
    <>
      {first && <ConfirmationDialog key={first.key} confirmations={confirmations} confirmation={first} />}
      {hasToasts && <ToastRegion queue={toasts} position={position} />}
    </>
  )
}

import { useEffect, useSyncExternalStore } from 'react'
import { AriaLocale } from '../locale/AriaLocale.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useMount } from '../mount/MountProvider.js'
import type { ConfirmationDialog } from './ConfirmationDialog.js'
import type { Confirmations } from './confirmations.js'
import type { ToastPosition, Wait } from './feedback.js'
import { Layer } from './Layer.js'
import { startRipple } from './ripple.js'
import { ToastRegion } from './ToastRegion.js'
import type { ToastQueue } from './toastQueue.js'
import './loading.css'

interface FeedbackLayerProps {
  /** The question dialog, once it is loaded; most notices come without a question. */
  readonly Dialog: typeof ConfirmationDialog | undefined
  readonly toasts: ToastQueue
  readonly confirmations: Confirmations
  /** What the whole page waits for. */
  readonly wait: Wait | undefined
  readonly position: ToastPosition
}

/** The parts of feedback that the first paint does not need: toasts, the open question, the ripple and the loading overlay. */
export function FeedbackLayer({ Dialog, toasts, confirmations, wait, position }: FeedbackLayerProps) {
  const [first] = useSyncExternalStore(confirmations.subscribe, confirmations.get)
  const mount = useMount()
  useEffect(() => startRipple(mount), [mount])
  // When the product is unmounted, open questions get the answer no.
  useEffect(() => confirmations.withdraw, [confirmations])
  return (
    <AriaLocale>
      {first && Dialog && <Dialog key={first.key} confirmations={confirmations} confirmation={first} />}
      <ToastRegion queue={toasts} position={position} />
      {wait && <LoadingOverlay {...wait} />}
    </AriaLocale>
  )
}

/** Covers the whole page while it waits. */
function LoadingOverlay({ label }: Wait) {
  const { text } = useLocale()
  return (
    <Layer>
      <div className="ep-loading" data-testid="loading" role="alert" aria-busy="true">
        <div className="ep-loading-card">
          <div className="ep-loading-ring" aria-hidden />
          {label ?? text('feedback.loading')}
        </div>
      </div>
    </Layer>
  )
}

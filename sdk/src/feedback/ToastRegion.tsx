import { useMemo, useRef, useSyncExternalStore } from 'react'
import { useToastRegion } from 'react-aria/useToast'
import { useLocale } from '../locale/LocaleProvider.js'
import type { ToastPosition } from './feedback.js'
import { Layer } from './Layer.js'
import { ToastCard } from './ToastCard.js'
import type { ToastQueue } from './toastQueue.js'
import './toast.css'

interface ToastRegionProps {
  readonly queue: ToastQueue
  /** @default 'top-right' */
  readonly position?: ToastPosition
}

/** The toasts of one provider, in a landmark that F6 reaches. */
export function ToastRegion({ queue, position = 'top-right' }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.get)
  // The leaving ones are out of reach already: react-aria then moves the focus on by itself.
  const state = useMemo(
    () => ({
      visibleToasts: toasts.filter(({ isLeaving }) => !isLeaving).map((toast) => ({ key: toast.key, content: toast })),
      add: queue.add,
      close: queue.close,
      pauseAll: queue.pauseAll,
      resumeAll: queue.resumeAll,
    }),
    [toasts, queue],
  )
  const { text } = useLocale()
  const region = useRef<HTMLDivElement>(null)
  const { regionProps } = useToastRegion({ 'aria-label': text('feedback.toasts') }, state, region)
  return (
    <Layer>
      <div {...regionProps} ref={region} className="ep-toasts" data-position={position}>
        {toasts.map((toast) => (
          <ToastCard key={toast.key} toast={toast} state={state} />
        ))}
      </div>
    </Layer>
  )
}

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useToastRegion } from 'react-aria/useToast'
import { useLocale } from '../locale/LocaleProvider.js'
import type { ToastPosition } from './feedback.js'
import { Layer } from './Layer.js'
import { ToastCard } from './ToastCard.js'
import type { QueuedToast, ToastQueue } from './toastQueue.js'
import './toast.css'

interface ToastRegionProps {
  readonly queue: ToastQueue
  /** @default 'top-right' */
  readonly position?: ToastPosition
}

/** More would cover the page, so older toasts wait. An error stays until it is closed. */
const mostAtOnce = 5

/** The toasts of one provider. A screen reader tells what comes into a region that was there before, so the first toast comes a moment after it. */
export function ToastRegion(props: ToastRegionProps) {
  const hasToasts = useSyncExternalStore(props.queue.subscribe, () => props.queue.get().length > 0)
  const [region, setRegion] = useState<HTMLElement | null>(null)
  return (
    <Layer>
      {/* With this mark, an open dialog leaves it to be read. */}
      <div ref={setRegion} aria-live="polite" data-react-aria-top-layer="true">
        {region && hasToasts && <Toasts {...props} />}
      </div>
    </Layer>
  )
}

/** In a landmark that F6 reaches. */
function Toasts({ queue, position = 'top-right' }: ToastRegionProps) {
  const all = useSyncExternalStore(queue.subscribe, queue.get)
  const { toasts, waiting } = useMemo(() => newest(all), [all])
  // Toasts that are leaving are left out, so that react-aria moves the focus on.
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
  useEffect(() => queue.resumeAll(), [queue])
  const { text } = useLocale()
  const region = useRef<HTMLDivElement>(null)
  const { regionProps } = useToastRegion({ 'aria-label': text('feedback.toasts') }, state, region)
  return (
    <div {...regionProps} ref={region} className="ep-toasts" data-position={position}>
      {waiting > 0 && <div className="ep-toast-more">{text('feedback.more', { count: waiting })}</div>}
      {toasts.map((toast) => (
        <ToastCard key={toast.key} toast={toast} state={state} onAct={queue.act} />
      ))}
    </div>
  )
}

function newest(queued: readonly QueuedToast[]): { readonly toasts: readonly QueuedToast[]; readonly waiting: number } {
  const all = queued.filter(({ aside = 0 }) => aside === 0)
  const staying = all.filter(({ isLeaving }) => !isLeaving)
  const waiting = new Set(staying.slice(0, -mostAtOnce).map(({ key }) => key))
  return { toasts: all.filter(({ key }) => !waiting.has(key)), waiting: waiting.size }
}

import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createStore } from '../core/store.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useMount } from '../mount/MountProvider.js'
import { needsReload, reload } from '../mount/reload.js'
import { createConfirmations } from './confirmations.js'
import type { Confirm, Loading, ToastPosition, Toasts, Wait } from './feedback.js'
import { createToastQueue, type ToastQueue } from './toastQueue.js'
import { useDelay } from './useDelay.js'
import { type Feedback, FeedbackContext, type LoadingCounter, useFeedback } from './useFeedback.js'
import { StuckPartContext, useLoaded } from './useLoaded.js'

interface FeedbackProviderProps {
  /** @default 'bottom-right' */
  readonly toastPosition?: ToastPosition
  /** Whether unsaved text is offered again after the page was loaded anew. @default true */
  readonly isTextKept?: boolean
  readonly children: ReactNode
}

/** Milliseconds before the overlay covers the page, so that short work does not flash. */
const overlayAfter = 500

const loadLayer = () => import('./FeedbackLayer.js')
const loadDialog = () => import('./ConfirmationDialog.js')

/** Provides toasts, confirmations and the loading overlay to one mounted product; two products on a page do not share them. */
export function FeedbackProvider({ toastPosition = 'bottom-right', isTextKept = true, children }: FeedbackProviderProps) {
  const [feedback] = useState<Feedback>(() => ({
    toasts: createToastQueue(),
    confirmations: createConfirmations(() => Promise.all([loadLayer(), loadDialog()])),
    loading: createLoadingCounter(),
  }))
  const tellStuck = useStuckPart(feedback.toasts, isTextKept)
  useDeadModules(tellStuck)
  const [isLayerStuck, tellLayerStuck] = useReducer(() => true, false)
  return (
    <FeedbackContext value={feedback}>
      <StuckPartContext value={tellStuck}>{children}</StuckPartContext>
      <StuckPartContext value={tellLayerStuck}>
        <LayerOutlet {...feedback} position={toastPosition} isStuck={isLayerStuck} />
      </StuckPartContext>
    </FeedbackContext>
  )
}

/** Tells that a part of the page needs a new page; not twice at once. */
function useStuckPart(toasts: ToastQueue, isTextKept: boolean): () => void {
  const { text } = useLocale()
  const mount = useMount()
  const told = useRef<string>(undefined)
  return useCallback(() => {
    if (toasts.get().some(({ key, isLeaving }) => key === told.current && !isLeaving)) return
    const action = { label: text('feedback.stuck.reload'), onPress: () => reload(mount) }
    const detail = text(isTextKept ? 'feedback.stuck.detail' : 'feedback.stuck.copyFirst')
    told.current = toasts.add({ severity: 'warn', title: text('feedback.stuck.title'), detail, action })
  }, [toasts, text, mount, isTextKept])
}

/**
 * Calls `tellStuck` when what a press needs, such as a download, failed to load for the second time although the server answers. Bundles made by
 * Vite tell it by this event; those of webpack ask again for a file that failed.
 */
function useDeadModules(tellStuck: () => void): void {
  const mount = useMount()
  useEffect(() => {
    const view = mount.host.ownerDocument.defaultView
    let hasMissed = false
    const miss = () => {
      if (hasMissed) void needsReload(mount).then((isStuck) => isStuck && tellStuck())
      hasMissed = true
    }
    view?.addEventListener('vite:preloadError', miss)
    return () => view?.removeEventListener('vite:preloadError', miss)
  }, [mount, tellStuck])
}

/** Returns functions that show short notices at the edge of the page. */
export function useToasts(): Toasts {
  return useFeedback('useToasts').toasts
}

/** Returns a function that asks the user yes or no. */
export function useConfirm(): Confirm {
  return useFeedback('useConfirm').confirmations.ask
}

/** Returns a function that answers no to all open questions. */
export function useWithdrawal(): () => void {
  return useFeedback('useWithdrawal').confirmations.withdraw
}

/** Returns the loading overlay of the whole page. */
export function useLoading(): Loading {
  const feedback = useContext(FeedbackContext)
  // The first sentence comes word for word from the specification, because outside tools look for it.
  if (!feedback) throw new Error('Context with key loadingContextKey was not found. Wrap the screen in <BackofficeProvider>.')
  return feedback.loading
}

interface LayerOutletProps extends Feedback {
  readonly position: ToastPosition
  /** The layer cannot be loaded at present. */
  readonly isStuck: boolean
}

function LayerOutlet({ toasts, confirmations, loading, position, isStuck }: LayerOutletProps) {
  const isTelling = useSyncExternalStore(toasts.subscribe, toasts.isExpected)
  const isAsking = useSyncExternalStore(confirmations.subscribe, () => confirmations.get().length > 0)
  const waits = useSyncExternalStore(loading.subscribe, loading.get)
  const isWaiting = useDelay(waits.length > 0, overlayAfter)
  const loaded = useLoaded(loadLayer, isTelling || isAsking || isWaiting)
  const dialog = useLoaded(loadDialog, isAsking)
  if (!loaded) return isStuck && <PlainNotice toasts={toasts} />
  const shown = { toasts, confirmations, position, Dialog: dialog?.ConfirmationDialog }
  return <loaded.FeedbackLayer {...shown} wait={isWaiting ? waits.at(-1) : undefined} />
}

/** The last notice, and the way to a new page, while the layer and its style cannot be loaded. The page is never loaded anew unasked, because it may hold text. */
function PlainNotice({ toasts }: Pick<Feedback, 'toasts'>) {
  const { text } = useLocale()
  const mount = useMount()
  const last = useSyncExternalStore(toasts.subscribe, () => toasts.get().at(-1))
  const { label, onPress } = last?.action ?? { label: text('feedback.stuck.reload'), onPress: () => reload(mount) }
  return (
    <div role="alert" style={plainLook}>
      {last?.title ?? text('feedback.stuck.title')} {last?.detail} <button onClick={onPress}>{label}</button>
    </div>
  )
}

const plainLook: CSSProperties = { position: 'fixed', bottom: 0, padding: 16, background: 'var(--ep-card)', zIndex: 9999 }

function createLoadingCounter(): LoadingCounter {
  const { get, set, subscribe } = createStore<readonly Wait[]>([])
  return {
    get,
    subscribe,
    async during(work, label) {
      const wait: Wait = { label }
      set([...get(), wait])
      try {
        return await work
      } finally {
        set(get().filter((other) => other !== wait))
      }
    },
  }
}

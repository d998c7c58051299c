import { X } from '../icons/icons.js'
import { type ReactNode, useId, useRef, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { Overlay } from 'react-aria/Overlay'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { useDialog } from 'react-aria/useDialog'
import { useModalOverlay } from 'react-aria/useModalOverlay'
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState'
import { useLocale } from '../locale/LocaleProvider.js'
import { LayerTheme } from './Layer.js'
import './modal.css'

/** Where a dialog stands in the window. */
export type ModalPosition = 'center' | 'top' | 'bottom' | 'left' | 'right' | 'topleft' | 'topright' | 'bottomleft' | 'bottomright'
/** 28, 40 or 64 rem wide at most; `panel` is a sheet of 34 rem, as high as the window; `side` one of 20 rem that does not darken the page. */
export type ModalSize = 'small' | 'medium' | 'large' | 'panel' | 'side' | 'full'

/** A dialog's title, contents and answer to being closed. */
export interface ModalProps {
  readonly isOpen: boolean
  /** Escape, the close button, or a click outside where that is allowed. */
  readonly onClose: () => void
  /** It has left the page; what it showed may be forgotten. */
  readonly onClosed?: () => void
  readonly title: string
  /** @default 'medium' */
  readonly size?: ModalSize
  /** @default 'center' */
  readonly position?: ModalPosition
  /** A click outside closes it; not for forms, where it would lose work. @default false */
  readonly isDismissable?: boolean
  /** @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog'
  /** Beside the title: what concerns the whole of what the dialog shows. */
  readonly tools?: ReactNode
  /** Its buttons. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** How long it takes to come and to go; the same figure stands in `modal.css`. */
const transitionMilliseconds = 150

/** A dialog over the page: holds the focus while it is open and gives it back to where it was. */
export function Modal({ onClosed, ...props }: ModalProps) {
  const isPresent = usePresence(props.isOpen, { leaveMilliseconds: transitionMilliseconds, onLeft: onClosed })
  if (!isPresent) return null
  return (
    <Overlay isExiting={!props.isOpen}>
      <LayerTheme>
        <ModalBox {...props} />
      </LayerTheme>
    </Overlay>
  )
}

function ModalBox({
  isOpen,
  onClose,
  size = 'medium',
  position = 'center',
  isDismissable = false,
  ...dialog
}: Omit<ModalProps, 'onClosed'>) {
  const box = useRef<HTMLDivElement>(null)
  const portal = useRef<HTMLDivElement>(null)
  const state = useOverlayTriggerState({ isOpen, onOpenChange: (open) => open || onClose() })
  const { modalProps } = useModalOverlay({ isDismissable }, state, box)
  return (
    <div className="ep-modal-mask" data-position={position} data-leaving={!isOpen || undefined}>
      <div {...modalProps} ref={box} className="ep-modal" data-size={size}>
        {/* Pickers and menus opened in here must lie in here: everything outside of the modal is inert. */}
        <UNSAFE_PortalProvider getContainer={() => portal.current}>
          <ModalDialog {...dialog} onClose={onClose} />
        </UNSAFE_PortalProvider>
        <div ref={portal} />
      </div>
    </div>
  )
}

type DialogProps = Pick<ModalProps, 'title' | 'role' | 'tools' | 'footer' | 'children' | 'onClose'>

function ModalDialog({ title, role, tools, footer, children, onClose }: DialogProps) {
  const { text } = useLocale()
  const panel = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useKeyboardScroll(body)
  // Ids of our own: react-aria looks for its ids in the document and finds none inside a shadow root.
  const [titleId, contentId] = [useId(), useId()]
  const { dialogProps } = useDialog(
    { role, 'aria-labelledby': titleId, 'aria-describedby': role === 'alertdialog' ? contentId : undefined },
    panel,
  )
  return (
    <section {...dialogProps} ref={panel} className="ep-modal-panel">
      <div className="ep-modal-header">
        <h2 id={titleId}>{title}</h2>
        {tools}
        <button type="button" className="ep-modal-close" aria-label={text('common.action.close')} onClick={onClose}>
          <X aria-hidden />
        </button>
      </div>
      <div ref={body} id={contentId} className="ep-modal-body">
        {children}
      </div>
      {footer !== undefined && <div className="ep-modal-footer">{footer}</div>}
    </section>
  )
}

/** Lets the keyboard scroll what has nothing of its own to focus: it becomes a stop of Tab while it is longer than its box. */
function useKeyboardScroll(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const needsStop =
        element.scrollHeight > element.clientHeight && !element.querySelector('a[href], button, input, select, textarea, [tabindex]')
      if (needsStop) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
}

interface PresenceOptions {
  readonly leaveMilliseconds: number
  readonly onLeft?: () => void
}

/** True from opening until the leaving is over. */
function usePresence(isOpen: boolean, { leaveMilliseconds, onLeft }: PresenceOptions): boolean {
  const [isPresent, setIsPresent] = useState(isOpen)
  if (isOpen && !isPresent) setIsPresent(true)
  const leave = useEffectEvent(() => {
    setIsPresent(false)
    onLeft?.()
  })
  const isLeaving = isPresent && !isOpen
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(leave, leaveMilliseconds)
    return () => clearTimeout(timer)
  }, [isLeaving, leaveMilliseconds])
  return isPresent
}

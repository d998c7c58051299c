import { X } from '../icons/icons.js'
import { type ReactNode, useId, useRef, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Overlay } from 'react-aria/Overlay'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { useDialog } from 'react-aria/useDialog'
import { useModalOverlay } from 'react-aria/useModalOverlay'
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState'
import { useLocale } from '../locale/LocaleProvider.js'
import { focusedBeside } from '../mount/focusedBeside.js'
import { useCloseOnBack } from '../navigation/NavigationProvider.js'
import { LayerTheme } from './Layer.js'
import { useToastQueue } from './useFeedback.js'
import { useToastRoom } from './useToastRoom.js'
import './modal.css'

/** The position of a dialog in the window. */
export type ModalPosition = 'center' | 'top' | 'bottom' | 'left' | 'right' | 'topleft' | 'topright' | 'bottomleft' | 'bottomright'
/** Maximum width of 28, 40 or 64 rem; `panel` is 34 rem wide and as high as the window; `side` is 20 rem wide and does not darken the page. */
export type ModalSize = 'small' | 'medium' | 'large' | 'panel' | 'side' | 'full'

/** A dialog's title, contents and answer to being closed. */
export interface ModalProps {
  /** Whether it is shown. It stays on the page while it closes. */
  readonly isOpen: boolean
  /** Called for Escape, the browser's Back, the close button, or a click outside where that is allowed. */
  readonly onClose: () => void
  /** Called when the dialog has left the page, so that its content can be dropped. */
  readonly onClosed?: () => void
  /** The heading, which is also the dialog's name. */
  readonly title: string
  /**
   * The greatest width: `small` 28, `medium` 40, `large` 64 rem; `panel` is 34 rem wide and as high as the window; `side` is 20 rem wide and does not
   * darken the page; `full` fills the window. @default 'medium'
   */
  readonly size?: ModalSize
  /** Where in the window it stands. @default 'center' */
  readonly position?: ModalPosition
  /** A click outside closes the dialog. Do not use it for forms, where it would lose edits. @default false */
  readonly isDismissable?: boolean
  /** The address opens the dialog, so Back closes it by itself. @default false */
  readonly hasAddress?: boolean
  /** `alertdialog` for a question that interrupts: a screen reader then reads its content at once. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog'
  /** Shown beside the title: commands for the whole dialog. */
  readonly tools?: ReactNode
  /** The buttons at the bottom. */
  readonly footer?: ReactNode
  /** What it shows, between title and footer; it scrolls when it is too long. */
  readonly children: ReactNode
}

/** Duration of the opening and closing animation; keep it equal to `modal.css`. */
const transitionMilliseconds = 150

/** A dialog over the page. It keeps the focus while open and returns it afterwards. */
export function Modal({ onClosed, ...props }: ModalProps) {
  const { isPresent, turn } = usePresence(props.isOpen, { leaveMilliseconds: transitionMilliseconds, onLeft: onClosed })
  if (!isPresent) return null
  return (
    <Overlay isExiting={!props.isOpen}>
      <LayerTheme>
        <ModalBox key={turn} {...props} />
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
  hasAddress = false,
  ...dialog
}: Omit<ModalProps, 'onClosed'>) {
  const box = useRef<HTMLDivElement>(null)
  const portal = useRef<HTMLDivElement>(null)
  const state = useOverlayTriggerState({ isOpen, onOpenChange: (open) => open || onClose() })
  useCloseOnBack(isOpen && !hasAddress, onClose)
  const { modalProps } = useModalOverlay({ isDismissable }, state, box)
  useFocusReturn(box, isOpen)
  const toasts = useToastQueue()
  // They tell about what was before, and would lie over fields and buttons.
  useEffect(() => (isOpen ? toasts.setAside() : undefined), [isOpen, toasts])
  return (
    <div className="ep-modal-mask" data-position={position} data-leaving={!isOpen || undefined}>
      <div {...modalProps} ref={box} className="ep-modal" data-size={size}>
        {/* Pickers and menus of the dialog must be inside it, because everything outside the modal is inert. */}
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
  // Our own ids: react-aria looks for its ids in the document and finds none inside a shadow root.
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
      {footer !== undefined && <ModalFooter>{footer}</ModalFooter>}
    </section>
  )
}

/** The buttons of the dialog, which no toast covers. */
function ModalFooter({ children }: Required<Pick<ModalProps, 'children'>>) {
  const bar = useRef<HTMLDivElement>(null)
  useToastRoom(bar, 'dialog')
  return (
    <div ref={bar} className="ep-modal-footer">
      {children}
    </div>
  )
}

/** Lets the keyboard scroll a box without focusable content: the box gets a tab stop while its content is longer than the box. */
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

/** Returns the focus when the dialog begins to leave: what a quick person types then belongs to the page below. */
function useFocusReturn(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const opener = useRef<HTMLElement>(undefined)
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    opener.current = box.current ? focusedBeside(box.current) : undefined
  }, [box])
  // After react-aria has let go of the page below.
  useEffect(() => {
    if (!isOpen && box.current?.contains(focusedBeside(box.current) ?? null)) opener.current?.focus()
  }, [box, isOpen])
}

interface PresenceOptions {
  readonly leaveMilliseconds: number
  readonly onLeft?: () => void
}

/** Present from opening until the end of the closing animation. Opened again meanwhile, it is another one: it takes the focus, and begins empty. */
function usePresence(
  isOpen: boolean,
  { leaveMilliseconds, onLeft }: PresenceOptions,
): { readonly isPresent: boolean; readonly turn: number } {
  const [{ isPresent, wasOpen, turn }, setState] = useState({ isPresent: isOpen, wasOpen: isOpen, turn: 0 })
  if (isOpen !== wasOpen) setState({ isPresent: isOpen || isPresent, wasOpen: isOpen, turn: isOpen ? turn + 1 : turn })
  const leave = useEffectEvent(() => {
    setState((state) => ({ ...state, isPresent: false }))
    onLeft?.()
  })
  const isLeaving = isPresent && !isOpen
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(leave, leaveMilliseconds)
    return () => clearTimeout(timer)
  }, [isLeaving, leaveMilliseconds])
  return { isPresent, turn }
}

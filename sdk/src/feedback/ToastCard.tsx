import { CircleAlert, CircleCheck, Info, type Icon, TriangleAlert, X } from '../icons/icons.js'
import { useId, useRef } from 'react'
import { useToast } from 'react-aria/useToast'
import type { ToastState } from 'react-stately/useToastState'
import { type MessageKey, useLocale } from '../locale/LocaleProvider.js'
import { isUrgent, type Toast, type ToastSeverity } from './feedback.js'
import type { QueuedToast } from './toastQueue.js'

const icons: Readonly<Record<ToastSeverity, Icon>> = {
  info: Info,
  success: CircleCheck,
  warn: TriangleAlert,
  error: CircleAlert,
  secondary: Info,
  contrast: Info,
}

/** The severity in words, because colour alone is not enough. */
const severityNames: Readonly<Partial<Record<ToastSeverity, MessageKey>>> = {
  success: 'feedback.success',
  warn: 'feedback.warn',
  error: 'feedback.error',
}

interface ToastCardProps {
  readonly toast: QueuedToast
  readonly state: ToastState<Toast>
  /** Called when the user presses the toast's action. */
  readonly onAct: (key: string) => void
}

/** One notice; its action closes it. */
export function ToastCard({ toast, state, onAct }: ToastCardProps) {
  const { title, detail, isClosable = true, action, key, isLeaving } = toast
  const severity = knownSeverity(toast)
  const { text } = useLocale()
  const card = useRef<HTMLDivElement>(null)
  // Our own id: react-aria looks for its ids in the document and finds none inside a shadow root.
  const detailId = useId()
  const { toastProps, contentProps, titleProps } = useToast(
    { toast: { key, content: toast }, 'aria-describedby': detail === undefined ? undefined : detailId },
    state,
    card,
  )
  const close = () => state.close(key)
  return (
    <div
      {...(isLeaving ? { inert: true } : toastProps)}
      ref={card}
      className="ep-toast"
      data-severity={severity}
      data-leaving={isLeaving || undefined}
    >
      {/* Errors and warnings interrupt the screen reader; the region around tells the others. */}
      <div {...(isUrgent(toast) ? { ...contentProps, role: 'alert' } : undefined)} className="ep-toast-content">
        <SeverityIcon severity={severity} />
        <div>
          <div {...titleProps} className="ep-toast-title">
            {title || text('common.alert.invalid')}
          </div>
          {detail !== undefined && <div id={detailId}>{detail}</div>}
          {action && (
            <button type="button" className="ep-toast-action" onClick={() => onAct(key)}>
              {action.label}
            </button>
          )}
        </div>
      </div>
      {isClosable && (
        <button type="button" className="ep-toast-close" aria-label={text('common.action.close')} onClick={close}>
          <X aria-hidden />
        </button>
      )}
    </div>
  )
}

/** Hosts without types may pass any severity, and a notice must not break the page. */
function knownSeverity({ severity = 'info' }: Toast): ToastSeverity {
  return severity in icons ? severity : 'info'
}

function SeverityIcon({ severity }: { readonly severity: ToastSeverity }) {
  const { text } = useLocale()
  const Icon = icons[severity]
  const name = severityNames[severity]
  return <Icon aria-hidden={name === undefined} aria-label={name && text(name)} role={name && 'img'} />
}

import { Button } from '../feedback/Button.js'
import './events.css'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../icons/icons.js'
import { useEffect, useSyncExternalStore } from 'react'
import { useToastQueue } from '../feedback/useFeedback.js'
import { Modal } from '../feedback/Modal.js'
import type { PastToast, PastToasts } from '../feedback/pastToasts.js'
import { type MessageKey, useLocale } from '../locale/LocaleProvider.js'
import { Link } from '../navigation/Link.js'
import type { VisitLog } from '../navigation/visits.js'

interface EventsPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly past: PastToasts
  /** Records opened in this session, to name the record of a notice. */
  readonly visits: VisitLog
}

/** "O que aconteceu": the notices of this session, to read again. */
export function EventsPanel({ isOpen, onClose, past, visits }: EventsPanelProps) {
  const { text } = useLocale()
  const queue = useToastQueue()
  useEffect(() => {
    // The panel lists all notices, so only those that can still be undone come back after it.
    if (isOpen) for (const { key, action } of queue.get()) if (!action) queue.close(key)
  }, [isOpen, queue])
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={text('shell.events')} size="panel" position="right" isDismissable>
      <Events past={past} visits={visits} onClose={onClose} />
    </Modal>
  )
}

// Reads the notices only while the panel is open, to avoid needless renders.
function Events({ past, visits, onClose }: Omit<EventsPanelProps, 'isOpen'>) {
  const { text } = useLocale()
  const events = useSyncExternalStore(past.subscribe, past.get)
  const visited = useSyncExternalStore(visits.subscribe, visits.get)
  if (events.length === 0)
    return (
      <div className="ep-events-none">
        <strong>{text('events.none')}</strong>
        <p>{text('events.none.detail')}</p>
      </div>
    )
  return (
    <>
      <p className="ep-events-note">{text('events.detail')}</p>
      <ul className="ep-events">
        {events.map((event) => (
          <EventItem
            key={event.key}
            event={event}
            record={visited.find(({ to }) => to === event.to)?.label}
            onAct={() => past.act(event.key)}
            onClose={onClose}
          />
        ))}
      </ul>
    </>
  )
}

const signs = { success: CircleCheck, warn: TriangleAlert, error: CircleAlert, info: Info, secondary: Info, contrast: Info } as const
const names = {
  success: 'feedback.success',
  warn: 'feedback.warn',
  error: 'feedback.error',
  info: 'feedback.info',
  secondary: 'feedback.info',
  contrast: 'feedback.info',
} as const satisfies Record<string, MessageKey>

interface EventItemProps {
  readonly event: PastToast
  /** Name of the notice's record. */
  readonly record: string | undefined
  /** The user pressed the notice's action. */
  readonly onAct: () => void
  readonly onClose: () => void
}

function EventItem({ event, record, onAct, onClose }: EventItemProps) {
  const { severity = 'info', title, detail = record, to, at, action } = event
  const { text, dateTime } = useLocale()
  const Sign = signs[severity]
  return (
    <li data-severity={severity}>
      <Sign role="img" aria-label={text(names[severity])} />
      <div>
        <strong>{title}</strong>
        {detail !== undefined && <p>{detail}</p>}
        <p className="ep-events-when">
          <time dateTime={at}>{dateTime(at)}</time>
          {to !== undefined && (
            <Link to={to} onClick={onClose}>
              {text('events.open')}
            </Link>
          )}
          {action && (
            <Button variant="link" onPress={onAct}>
              {action.label}
            </Button>
          )}
        </p>
      </div>
    </li>
  )
}

import { timestamp } from '../../core/serverClock.js'
import type { Route } from '../../core/route.js'
import { type Notice, noticeDays, noticeKinds, type useNotices } from '../../data/home/useNotices.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { recordAddress } from '../../navigation/recordAddress.js'
import { StatusBadge } from '../../values/StatusBadge.js'
import { ValidityMark } from '../../values/ValidityMark.js'
import { noticeNumbers, useNoticeChoice, withKind } from './noticeChoice.js'

interface NoticeListProps {
  readonly notices: ReturnType<typeof useNotices>
  readonly routes: readonly Route[]
  /** Opens the list of the user's own actions, where they can be undone. */
  readonly onEvents: () => void
}

/**
 * The panel of the bell: unread notices with a button to mark all as read, older ones folded, the day's summary, and the settings of
 * notices.
 */
export function NoticeList({ notices, routes, onEvents }: NoticeListProps) {
  const { text, plural } = useLocale()
  const { items = [], total, unread, isFailed, markRead } = notices
  const [{ kinds }] = useNoticeChoice()
  const [fresh, older] = [items.filter(({ isRead }) => !isRead), items.filter(({ isRead }) => isRead)]
  const further = total - items.length
  const readAll = () => void markRead({ until: timestamp() })
  const calm = kinds.length === 0 ? 'notices.off' : isFailed ? 'notices.failed' : older.length > 0 ? 'notices.allRead' : 'notices.none'
  return (
    <>
      <div className="ep-notices-head">
        <h2>{text('notices.title')}</h2>
        {unread > 0 && (
          <button type="button" className="ep-notices-act" onClick={readAll}>
            {text('notices.readAll')}
          </button>
        )}
      </div>
      {fresh.length === 0 ? (
        <p className="ep-notices-calm">{text(calm)}</p>
      ) : (
        <ul className="ep-notices-list">
          {fresh.map((notice) => (
            <li key={notice.key}>
              <NoticeLine notice={notice} routes={routes} onRead={() => void markRead({ keys: [notice.key] })} />
            </li>
          ))}
        </ul>
      )}
      {older.length > 0 && (
        <details className="ep-notices-older">
          <summary>{plural('notices.older', older.length)}</summary>
          <ul className="ep-notices-list">
            {older.map((notice) => (
              <li key={notice.key}>
                <NoticeLine notice={notice} routes={routes} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {further > 0 && <p className="ep-notices-further">{plural('notices.further', further)}</p>}
      <div className="ep-notices-foot">
        <button type="button" className="ep-notices-act" onClick={onEvents}>
          {text('shell.events')}
        </button>
        <Link to="/painel/resumo" className="ep-notices-act">
          {text('notices.summary')}
        </Link>
      </div>
      <Choice />
    </>
  )
}

interface NoticeLineProps {
  readonly notice: Notice
  readonly routes: readonly Route[]
  readonly onRead?: () => void
}

/** One notice; opening its record marks it as read. */
export function NoticeLine({ notice, routes, onRead }: NoticeLineProps) {
  const { text, dateTime, date } = useLocale()
  const { type, title, label, status, statusText, by, reason, due, at, isRead } = notice
  const when =
    due === null ? `${by ? text('screens.home.by', { name: by.label }) : text('screens.home.byDay')} · ${dateTime(at)}` : date(due)
  return (
    <Link to={recordAddress(notice, routes)} className="ep-bell-line" data-read={isRead} onClick={isRead ? undefined : onRead}>
      <span className="ep-bell-text">
        <strong>
          {!isRead && (
            <span className="ep-notice-new">
              <span className="ep-notices-hidden">{text('notices.new')}: </span>
            </span>
          )}
          {label}
        </strong>
        <span>{type === 'vez' ? `${text('notices.waits')} · ${title}` : title}</span>
        <span className="ep-notice-when">{when}</span>
        {reason && <q>{reason}</q>}
      </span>
      {status !== null && statusText !== null && <StatusBadge status={status} label={statusText} />}
      {due !== null && <ValidityMark validUntil={due} within={60} />}
    </Link>
  )
}

/** The user's settings: kinds of notices, first day and number. */
function Choice() {
  const { text, number } = useLocale()
  const [{ kinds, days, most }, choose] = useNoticeChoice()
  return (
    <details className="ep-notices-choice">
      <summary>{text('notices.choice')}</summary>
      {noticeKinds.map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={kinds.includes(kind)}
            onChange={(event) => choose({ kinds: withKind(kinds, kind, event.currentTarget.checked) })}
          />{' '}
          {text(`notices.kind.${kind}`)}
        </label>
      ))}
      <label>
        {text('notices.days')}{' '}
        <select value={days} onChange={(event) => choose({ days: Number(event.currentTarget.value) })}>
          {noticeDays.map((known) => (
            <option key={known} value={known}>
              {known === 0 ? text('notices.day.0') : text('notices.day.other', { days: known })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text('notices.most')}{' '}
        <select value={most} onChange={(event) => choose({ most: Number(event.currentTarget.value) })}>
          {noticeNumbers.map((known) => (
            <option key={known} value={known}>
              {number(known)}
            </option>
          ))}
        </select>
      </label>
    </details>
  )
}

import './notices.css'
import { type RefObject, useEffect, useRef } from 'react'
import type { Route } from '../../core/route.js'
import { useNotices } from '../../data/home/useNotices.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { usePathname } from '../../navigation/NavigationProvider.js'
import { useOutsidePress } from '../../overlay/useOutsidePress.js'
import { NoticeList } from './NoticeList.js'
import { useNoticeChoice } from './noticeChoice.js'

interface NoticePanelProps {
  readonly routes: readonly Route[]
  /** The bell's button, which keeps its place and focus. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
  readonly onEvents: () => void
}

interface NoticeBellProps extends NoticePanelProps {
  readonly isOpen: boolean
  /** Reports the number of unread notices and its text. */
  readonly onNews: (news: { readonly unread: number; readonly label: string }) => void
}

/** The content of the bell: the number of unread notices, and their list while it is open. */
export const NoticeBell = withTexts<NoticeBellProps>(['homes'], function Notices({ isOpen, onNews, ...panel }) {
  const { text, plural } = useLocale()
  const [choice] = useNoticeChoice()
  const notices = useNotices(choice)
  const { onClose } = panel
  const pathname = usePathname()
  const shownAt = useRef(pathname)
  useEffect(() => {
    // When this code arrives after the press, the panel is already open.
    if (shownAt.current === pathname) return
    shownAt.current = pathname
    onClose()
  }, [pathname, onClose])
  const { unread } = notices
  // The exact number is shown only up to 99.
  const count = unread > 99 ? text('notices.unreadMany') : plural('notices.unread', unread)
  const label = unread > 0 ? `${text('shell.notices')}: ${count}` : text('shell.notices')
  useEffect(() => onNews({ unread, label }), [unread, label, onNews])
  return isOpen ? <NoticePanel notices={notices} {...panel} /> : null
})

function NoticePanel({
  notices,
  routes,
  button,
  onClose,
  onEvents,
}: NoticePanelProps & { readonly notices: ReturnType<typeof useNotices> }) {
  const { text } = useLocale()
  const panel = useRef<HTMLDivElement>(null)
  useOutsidePress(panel, button, onClose)
  useEffect(() => {
    const surface = panel.current
    const opener = button.current
    if (!surface) return
    surface.focus()
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onClose()
      opener?.focus()
    }
    surface.ownerDocument.addEventListener('keydown', close)
    return () => surface.ownerDocument.removeEventListener('keydown', close)
  }, [button, onClose])
  const showEvents = () => {
    onClose()
    onEvents()
  }
  return (
    <div ref={panel} className="ep-notices-panel" role="dialog" aria-label={text('notices.title')} tabIndex={-1}>
      <NoticeList notices={notices} routes={routes} onEvents={showEvents} />
    </div>
  )
}

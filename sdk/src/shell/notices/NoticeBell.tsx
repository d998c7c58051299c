import './notices.css'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Route } from '../../core/route.js'
import { useNotices } from '../../data/home/useNotices.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { usePathname } from '../../navigation/NavigationProvider.js'
import { useOutsidePress } from '../../overlay/useOutsidePress.js'
import { IconButton } from '../topbar/IconButton.js'
import { NoticeList } from './NoticeList.js'
import { useNoticeChoice } from './noticeChoice.js'

interface NoticeBellProps {
  readonly routes: readonly Route[]
  readonly icon: ReactNode
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** The bell with what concerns the person: how much is unread, and the list of it. */
export const NoticeBell = withTexts<NoticeBellProps>(['homes'], function Notices({ routes, icon, isOpen, onOpen }) {
  const { text, plural } = useLocale()
  const [choice] = useNoticeChoice()
  const notices = useNotices(choice)
  const pathname = usePathname()
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useOutsidePress(panel, button, () => isOpen && onOpen(false))
  useEffect(() => onOpen(false), [pathname, onOpen])
  useEffect(() => {
    const surface = panel.current
    if (!isOpen || !surface) return
    surface.focus()
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onOpen(false)
      button.current?.focus()
    }
    surface.ownerDocument.addEventListener('keydown', close)
    return () => surface.ownerDocument.removeEventListener('keydown', close)
  }, [isOpen, onOpen])
  const { unread } = notices
  const label = unread > 0 ? `${text('shell.notices')}: ${plural('notices.unread', unread)}` : text('shell.notices')
  return (
    <div className="ep-notices">
      <IconButton ref={button} label={label} isExpanded={isOpen} onPress={() => onOpen(!isOpen)}>
        {icon}
        {unread > 0 && <span className="ep-notices-count" data-count={unread > 99 ? '99+' : unread} aria-hidden="true" />}
      </IconButton>
      {isOpen && (
        <div ref={panel} className="ep-notices-panel" role="dialog" aria-label={text('notices.title')} tabIndex={-1}>
          <NoticeList notices={notices} routes={routes} />
        </div>
      )}
    </div>
  )
})

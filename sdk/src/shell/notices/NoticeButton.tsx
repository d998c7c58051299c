import { Bell } from '../../icons/icons.js'
import { useCallback, useRef, useState } from 'react'
import type { Route } from '../../core/route.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { IconButton } from '../topbar/IconButton.js'

const loadBell = () => import('./NoticeBell.js')

interface NoticeButtonProps {
  readonly routes: readonly Route[]
  /** Opens "o que aconteceu". */
  readonly onEvents: () => void
}

/** The bell in the top bar. Its content loads when the page rests or on the first press; the button itself never changes. */
export function NoticeButton({ routes, onEvents }: NoticeButtonProps) {
  const { text, loadTexts } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [{ unread, label }, setNews] = useState<{ readonly unread: number; readonly label?: string }>({ unread: 0 })
  const button = useRef<HTMLButtonElement>(null)
  // Loads the texts too, because a text that fails to load later would break the page.
  const load = useCallback(async () => {
    const [bell] = await Promise.all([loadBell(), loadTexts('homes')])
    return bell
  }, [loadTexts])
  const bell = useLoaded(load, isOpen)
  const onClose = useCallback(() => setOpen(false), [])
  return (
    <div className="ep-notices">
      <IconButton ref={button} label={label ?? text('shell.notices')} isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>
        <Bell aria-hidden="true" width="1.3em" height="1.3em" />
        {unread > 0 && <span className="ep-notices-count" data-count={unread > 99 ? '99+' : unread} aria-hidden="true" />}
      </IconButton>
      {bell && <bell.NoticeBell {...{ routes, button, isOpen, onClose, onEvents }} onNews={setNews} />}
    </div>
  )
}

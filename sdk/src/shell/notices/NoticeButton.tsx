import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Route } from '../../core/route.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { IconButton } from '../topbar/IconButton.js'

const loadBell = () => import('./NoticeBell.js')

/** The bell of the top bar. What it knows and shows comes when the page rests, or when it is pressed. */
export function NoticeButton({ routes }: { readonly routes: readonly Route[] }) {
  const { text, hasTexts, loadTexts } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const bell = useLoaded(loadBell, isOpen)
  const icon = <Bell aria-hidden="true" width="1.3em" height="1.3em" />
  const isSpoken = hasTexts('homes')
  useEffect(() => {
    if (bell && !isSpoken) void loadTexts('homes')
  }, [bell, isSpoken, loadTexts])
  // The bell stays in its place until its words are there.
  if (bell && isSpoken) return <bell.NoticeBell routes={routes} icon={icon} isOpen={isOpen} onOpen={setOpen} />
  return (
    <IconButton label={text('shell.notices')} isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>
      {icon}
    </IconButton>
  )
}

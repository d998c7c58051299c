import { useEffect, useEffectEvent } from 'react'
import { timestamp } from '../core/serverClock.js'
import { useToasts } from '../feedback/FeedbackProvider.js'
import { useLocale } from '../locale/LocaleProvider.js'

/** Says once that the clock of this device is wrong, and that days follow the server's. */
export function WrongClockNotice() {
  const toasts = useToasts()
  const { text, dateTime } = useLocale()
  const tell = useEffectEvent(() => {
    const detail = text('session.clock', { now: dateTime(timestamp()) })
    toasts.show({ severity: 'warn', title: text('common.attention'), detail })
  })
  useEffect(() => tell(), [])
  return null
}

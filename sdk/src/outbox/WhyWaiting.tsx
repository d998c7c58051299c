import { useEffect, useState } from 'react'
import type { OutboxTexts } from './outboxTexts.js'
import type { OutboxView } from './useOutbox.js'

/** Why writes are not sent yet, with a countdown to the next attempt. */
export function WhyWaiting({ view, texts }: { readonly view: Pick<OutboxView, 'outbox' | 'state'>; readonly texts: OutboxTexts }) {
  const { phase, retryAt } = view.state
  const [now, setNow] = useState(() => Date.now())
  const isCounting = phase === 'retrying'
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  if (phase === 'idle') return null
  const seconds = Math.max(1, Math.ceil(((retryAt ?? now) - now) / 1000))
  return (
    <span className="ep-outbox-why">
      {texts.why[phase === 'offline' && !view.outbox?.isKept ? 'unkept' : phase].replace('{seconds}', String(seconds))}
    </span>
  )
}

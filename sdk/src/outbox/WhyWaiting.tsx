import { useEffect, useState } from 'react'
import type { OutboxState } from './createOutbox.js'
import type { OutboxTexts } from './outboxTexts.js'

/** Why writes are not sent yet, with a countdown to the next attempt. */
export function WhyWaiting({ state: { phase, retryAt }, texts }: { readonly state: OutboxState; readonly texts: OutboxTexts }) {
  const [now, setNow] = useState(() => Date.now())
  const isCounting = phase === 'retrying'
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  if (phase === 'idle') return null
  const seconds = Math.max(1, Math.ceil(((retryAt ?? now) - now) / 1000))
  return <span className="ep-outbox-why">{texts.why[phase].replace('{seconds}', String(seconds))}</span>
}

import { useEffect, useState } from 'react'
import type { OutboxState } from './createOutbox.js'
import type { OutboxTexts } from './outboxTexts.js'

/** Why what waits is not sent yet; the seconds to the next attempt go down before one's eyes. */
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

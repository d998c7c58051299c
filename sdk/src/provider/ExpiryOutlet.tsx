import { useEffect, useEffectEvent, useState, useCallback, useSyncExternalStore } from 'react'
import { useToasts } from '../feedback/FeedbackProvider.js'
import { useLoaded } from '../feedback/useLoaded.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useSession } from '../session/SessionProvider.js'
import { onWake, systemClock } from '../session/clock.js'
import { type ExpiryPhase, expiryPhase, watchExpiry } from '../session/expiryPhase.js'

const loadDialog = () => import('../account/ExpiryDialog.js')

/**
 * Announces the end of the session: a notice 5 minutes before, a dialog in the last minute. A host that supplies tokens renews them itself.
 */
export function ExpiryOutlet() {
  const { session, state } = useSession()
  const exp = session.kind === 'stored' && state.status === 'signed-in' ? state.exp : undefined
  const phase = useExpiryPhase(exp)
  const [declined, setDeclined] = useState<number>()
  const isLast = phase === 'last' && exp !== declined
  const dialog = useLoaded(loadDialog, phase === 'soon' || phase === 'last')
  const [isAsked, setAsked] = useState(false)
  useExpiryToast(phase === 'soon' ? exp : undefined, () => setAsked(true))
  const isOpen = exp !== undefined && phase !== 'far' && phase !== 'over' && (isLast || isAsked)
  const close = () => {
    setAsked(false)
    setDeclined(exp)
  }
  // A dialog opened from the notice renews at once; the `key` starts a new dialog for each session.
  return isOpen && dialog ? <dialog.ExpiryDialog key={exp} exp={exp} isRenewingAtOnce={isAsked} onClose={close} /> : null
}

/** Shown once per session, without taking the focus; it disappears when the session is renewed or the dialog opens. */
function useExpiryToast(exp: number | undefined, onContinue: () => void): void {
  const toasts = useToasts()
  const { text } = useLocale()
  const show = useEffectEvent(() =>
    toasts.show({
      severity: 'warn',
      title: text('session.soon.title'),
      detail: text('session.soon.detail'),
      action: { label: text('session.continue'), onPress: onContinue },
    }),
  )
  useEffect(() => (exp === undefined ? undefined : show()), [exp])
}

/** Phase before the end of the session; a sleeping device may skip some. */
function useExpiryPhase(exp: number | undefined): ExpiryPhase {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (exp === undefined) return () => undefined
      const stops = [watchExpiry(exp, systemClock, onChange), onWake(onChange)]
      return () => stops.forEach((stop) => stop())
    },
    [exp],
  )
  const read = () => (exp === undefined ? 'far' : expiryPhase(exp, systemClock.now()))
  return useSyncExternalStore(subscribe, read, read)
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useToasts } from '../feedback/FeedbackProvider.js'
import { useLoaded } from '../feedback/useLoaded.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useSession } from '../session/SessionProvider.js'
import { useExpiryPhase } from './useExpiryPhase.js'

const loadDialog = () => import('../account/ExpiryDialog.js')

/** Says that the session is about to end: a notice at 5 minutes, a dialog at the last one. A host that supplies tokens renews by itself. */
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
  // From the notice it comes with the answer on its way; another one begins anew with each session.
  return isOpen && dialog ? <dialog.ExpiryDialog key={exp} exp={exp} isRenewingAtOnce={isAsked} onClose={close} /> : null
}

/** Once for each session, announced without taking the focus; it goes when the session is renewed or the dialog comes. */
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

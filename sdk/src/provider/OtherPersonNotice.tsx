import { useEffect, useEffectEvent } from 'react'
import { useToasts } from '../feedback/FeedbackProvider.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useSession } from '../session/SessionProvider.js'

/** Announces that another person is signed in: in another tab, or through the host page during unsaved changes. */
export function OtherPersonNotice() {
  const { session } = useSession()
  const toasts = useToasts()
  const { text, loadTexts } = useLocale()
  const tell = useEffectEvent((detail: string) => void toasts.show({ severity: 'warn', title: text('common.attention'), detail }))
  const other = useEffectEvent((name: string) => text('session.other.here', { name }))
  const held = useEffectEvent(() => text('session.other.held'))
  const isIn = useSession().state.status === 'signed-in'
  // Loaded here, because a host's own sign-in opens no page that loads these texts.
  useEffect(() => {
    if (isIn) void loadTexts('inside').catch(() => undefined)
  }, [isIn, loadTexts])
  useEffect(() => {
    let last = session.getState()
    return session.subscribe(() => {
      const before = last
      last = session.getState()
      if (last.status === 'expired' && last.isOtherPerson && !(before.status === 'expired' && before.isOtherPerson)) tell(held())
      if (last.status !== 'signed-in' || before.status !== 'signed-in' || !last.usuario || !before.usuario) return
      if (last.usuario.id !== before.usuario.id) tell(other(last.usuario.nome))
    })
  }, [session])
  return null
}

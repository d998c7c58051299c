import { Button } from '../feedback/Button.js'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../api/ApiError.js'
import { Modal } from '../feedback/Modal.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useSession } from '../session/SessionProvider.js'
import { useAttempt } from './useAttempt.js'
import { useCountdown } from './useCountdown.js'
import './account.css'

export interface ExpiryDialogProps {
  /** End of the session in epoch milliseconds. */
  readonly exp: number
  /** The user already chose to continue in the notice. @default false */
  readonly isRenewingAtOnce?: boolean
  /** Called when the user postpones, or when the session is renewed. */
  readonly onClose: () => void
}

/** Counts down to the end of the session and renews it; asks for the password when the server requires it. */
export function ExpiryDialog({ exp, isRenewingAtOnce = false, onClose }: ExpiryDialogProps) {
  const { text, plural } = useLocale()
  const { session, state, reauthenticate } = useSession()
  const left = useSecondsLeft(exp)
  const { attempt, start } = useAttempt(async () => {
    try {
      await session.renew()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'password-required') throw error
      const person = state.status === 'signed-in' ? state.usuario : null
      if (!(await reauthenticate(person, 'due'))) throw error
    }
    onClose()
  })
  const renew = useEffectEvent(() => void start())
  useEffect(() => {
    if (isRenewingAtOnce) renew()
  }, [isRenewingAtOnce])
  const isBusy = attempt.status === 'busy'
  const hasFailed = attempt.status === 'failed' && !(attempt.error instanceof ApiError && attempt.error.status === 401)
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('session.last.title')}
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {text('session.notNow')}
          </Button>
          <Button
            variant="accent"
            aria-disabled={isBusy || undefined}
            onPress={() => void start()}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a minute is short, so Enter must be enough
            autoFocus
          >
            {text(isBusy ? 'session.continuing' : 'session.continue')}
          </Button>
        </>
      }
    >
      {/* Announced once when the dialog opens; every second would drown out everything else. */}
      <p role="timer" aria-live="off" className="ep-account-lead">
        {plural('session.last.left', left)}
      </p>
      <p className="ep-account-lead">{text('session.last.detail')}</p>
      {hasFailed ? <p role="alert">{text('common.failure.network')}</p> : null}
    </Modal>
  )
}

function useSecondsLeft(exp: number): number {
  const seconds = 300
  return useCountdown(seconds, exp - seconds * 1000)
}

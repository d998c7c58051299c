import { Button } from '../feedback/Button.js'
import { useEffect, useState } from 'react'
import { Modal } from '../feedback/Modal.js'
import { type LocaleValue, useLocale } from '../locale/LocaleProvider.js'
import type { SessionUser } from '../session/session.js'
import { useSession } from '../session/SessionProvider.js'
import { AccountForm } from './AccountForm.js'
import { PasswordField } from './PasswordField.js'
import { CodeForm } from './factor/CodeForm.js'
import { useTwoSteps } from './factor/useTwoSteps.js'
import { UsernameField } from './UsernameField.js'
import { useSignOut } from './useSignOut.js'

export interface ReauthenticationDialogProps {
  readonly user: SessionUser | null
  /** @default 'ended' */
  readonly why?: 'ended' | 'due'
  /** True when somebody has signed in again; false when the user closed the dialog or signed out. */
  readonly onDone: (isSignedIn: boolean) => void
}

/** Asks for the password over the open page; closes itself when another tab has signed in again. */
export function ReauthenticationDialog({ user, why = 'ended', onDone }: ReauthenticationDialogProps) {
  const { text } = useLocale()
  const { session, state } = useSession()
  // It asks first: what was typed or waits to be sent goes with this person.
  const signOut = useSignOut()
  const token = state.status === 'signed-in' ? state.token : undefined
  const [refusedToken] = useState(token)
  // Only this page knows the typed user name; after a reload the e-mail replaces it.
  const username = (state.status === 'signed-in' && state.username) || user?.email
  useEffect(() => {
    if (token !== refusedToken) onDone(token !== undefined)
  }, [token, refusedToken, onDone])

  const { asked, enter, confirm, back } = useTwoSteps((credentials, signal) => session.signIn(credentials, { signal }))
  if (asked)
    return (
      <Modal isOpen onClose={() => onDone(false)} title={text('account.again.title')} size="small">
        <CodeForm label={text('account.again.accept')} asked={asked} onSend={confirm} onBack={back} />
      </Modal>
    )
  return (
    <Modal isOpen onClose={() => onDone(false)} title={text('account.again.title')} size="small">
      <AccountForm
        label={text('account.again.accept')}
        busyLabel={text('account.signingIn')}
        required={username ? ['password'] : ['username', 'password']}
        onSend={({ username: typed = '', password = '' }, signal) => enter({ username: username ?? typed, password }, signal)}
        aside={
          <Button variant="link" onPress={signOut}>
            {text('account.again.notYou')}
          </Button>
        }
      >
        {(errorOf) => (
          <>
            <p className="ep-account-lead">{leadText(text, user, why)}</p>
            {/* Hidden from users, but not from password managers. */}
            {username && <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />}
            {!username && <UsernameField errorMessage={errorOf('username')} />}
            <PasswordField errorMessage={errorOf('password')} />
          </>
        )}
      </AccountForm>
    </Modal>
  )
}

function leadText(text: LocaleValue['text'], user: SessionUser | null, why: 'ended' | 'due'): string {
  if (!user) return text('account.again.leadNameless')
  return text(why === 'due' ? 'account.again.due' : 'account.again.lead', { name: user.nome })
}

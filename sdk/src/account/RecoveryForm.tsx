import { CircleCheck } from '../icons/icons.js'
import { useId, useState } from 'react'
import { useApi } from '../data/DataProvider.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { Link } from '../navigation/Link.js'
import { AccountForm } from './AccountForm.js'
import { UsernameField } from './UsernameField.js'

/** Requests a new password, below the sign-in. The answer is the same for every name, so that it does not reveal who has an account. */
export function RecoveryForm() {
  const { text } = useLocale()
  const api = useApi()
  const titleId = useId()
  const [isDone, setDone] = useState(false)
  const back = <Link to="/login">{text('account.backToSignIn')}</Link>
  return (
    <section className="ep-account ep-account-recovery" aria-labelledby={titleId}>
      <h2 id={titleId}>{text('account.recover.title')}</h2>
      {isDone ? (
        <>
          <p className="ep-account-done" role="status">
            <CircleCheck aria-hidden="true" width="1.5em" height="1.5em" />
            <span>
              <strong>{text('account.recover.done')}</strong>
              {text('account.recover.doneDetail')}
            </span>
          </p>
          {back}
        </>
      ) : (
        <AccountForm
          label={text('account.recover.send')}
          busyLabel={text('account.recover.sending')}
          variant="secondary"
          required={['username']}
          onSend={async ({ username }, signal) => {
            await api.send('POST', '/sessao/recuperar-senha', { username }, { signal })
            setDone(true)
          }}
          aside={back}
        >
          {(errorOf) => (
            <>
              <p className="ep-account-lead">{text('account.recover.lead')}</p>
              <UsernameField errorMessage={errorOf('username')} />
            </>
          )}
        </AccountForm>
      )}
    </section>
  )
}

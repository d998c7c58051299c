import { Button } from '../feedback/Button.js'
import { useEffect, useId, useState } from 'react'
import { ApiError } from '../api/ApiError.js'
import { useApi } from '../data/DataProvider.js'
import { Modal } from '../feedback/Modal.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { AccountForm } from './AccountForm.js'
import { deviceName } from './deviceName.js'
import { FactorSection } from './factor/FactorSection.js'
import { PasswordField } from './PasswordField.js'

interface AccountDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The user's own access: change the password, and see and end sessions. */
export function AccountDialog({ isOpen, onClose }: AccountDialogProps) {
  const { text } = useLocale()
  const [changes, setChanges] = useState(0)
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={text('account.own.title')} size="small">
      <PasswordSection onChanged={() => setChanges((count) => count + 1)} />
      <FactorSection />
      {/* A new password ends the other sessions, so the list loads again. */}
      <SessionSection key={changes} />
    </Modal>
  )
}

function PasswordSection({ onChanged }: { readonly onChanged: () => void }) {
  const { text, maybeText } = useLocale()
  const api = useApi()
  const title = useId()
  const [issues, setIssues] = useState<ApiError['fieldErrors']>([])
  const [isDone, setDone] = useState(false)
  const change = async ({ current = '', next = '' }: Readonly<Record<string, string>>, signal: AbortSignal) => {
    setIssues([])
    try {
      await api.send('POST', '/sessao/senha', { current, next }, { signal })
    } catch (error) {
      if (error instanceof ApiError) setIssues(error.fieldErrors)
      throw error
    }
    setDone(true)
    onChanged()
  }
  const issueOf = (name: string) => {
    const issue = issues.find(({ path }) => path === name)
    return issue && (maybeText(`account.own.issue.${issue.code}`) ?? text('account.own.issue.guessable'))
  }
  return (
    <section className="ep-account-part" aria-labelledby={title}>
      <h3 id={title}>{text('account.own.password')}</h3>
      {isDone ? (
        <p role="status" className="ep-account-lead">
          {text('account.own.changed')}
        </p>
      ) : (
        <AccountForm
          label={text('account.own.change')}
          busyLabel={text('account.own.changing')}
          required={['current', 'next']}
          onSend={change}
        >
          {(errorOf) => (
            <>
              <PasswordField name="current" label={text('account.own.current')} errorMessage={errorOf('current', issueOf('current'))} />
              <PasswordField
                name="next"
                label={text('account.own.next')}
                isNew
                hint={text('account.own.hint')}
                errorMessage={errorOf('next', issueOf('next'))}
              />
            </>
          )}
        </AccountForm>
      )}
    </section>
  )
}

interface OpenSession {
  readonly id: number
  readonly since: string
  readonly device: string | null
  readonly isCurrent: boolean
}

type Loading = { readonly status: 'loading' | 'failed' } | { readonly status: 'ready'; readonly sessions: readonly OpenSession[] }

function SessionSection() {
  const { text, dateTime } = useLocale()
  const api = useApi()
  const title = useId()
  const [loading, setLoading] = useState<Loading>({ status: 'loading' })
  const [ending, setEnding] = useState<number>()
  useEffect(() => {
    const abort = new AbortController()
    api.send<{ readonly data: readonly OpenSession[] }>('GET', '/sessao/sessoes', undefined, { signal: abort.signal }).then(
      ({ data }) => setLoading({ status: 'ready', sessions: data }),
      () => {
        if (!abort.signal.aborted) setLoading({ status: 'failed' })
      },
    )
    return () => abort.abort()
  }, [api])
  const end = async (id: number) => {
    setEnding(id)
    try {
      await api.send('DELETE', `/sessao/sessoes/${id}`)
    } catch (error) {
      // The session had already ended.
      if (!(error instanceof ApiError && error.status === 404)) return setLoading({ status: 'failed' })
    } finally {
      setEnding(undefined)
    }
    setLoading((known) => (known.status === 'ready' ? { ...known, sessions: known.sessions.filter((each) => each.id !== id) } : known))
  }
  return (
    <section className="ep-account-part" aria-labelledby={title}>
      <h3 id={title}>{text('account.own.sessions')}</h3>
      {loading.status === 'loading' && <p className="ep-account-lead">{text('account.own.loading')}</p>}
      {loading.status === 'failed' && (
        <p role="alert" className="ep-account-lead">
          {text('account.own.failed')}
        </p>
      )}
      {loading.status === 'ready' && (
        <ul className="ep-account-sessions">
          {loading.sessions.map(({ id, since, device, isCurrent }) => {
            const name = deviceName(device) ?? text('account.own.unknownDevice')
            return (
              <li key={id}>
                <span>
                  <strong>{name}</strong>
                  <span>{text(isCurrent ? 'account.own.here' : 'account.own.since', { since: dateTime(since) })}</span>
                </span>
                {!isCurrent && (
                  <Button
                    variant="link"
                    aria-label={text('account.own.endOf', { device: name, since: dateTime(since) })}
                    aria-disabled={ending !== undefined}
                    onPress={() => ending === undefined && void end(id)}
                  >
                    {text('account.own.end')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

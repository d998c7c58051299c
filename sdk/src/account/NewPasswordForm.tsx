import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../api/ApiError.js'
import { Button } from '../feedback/Button.js'
import { useToasts } from '../feedback/FeedbackProvider.js'
import { useApi } from '../data/DataProvider.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { Link } from '../navigation/Link.js'
import { useNavigation } from '../navigation/NavigationProvider.js'
import { home } from '../session/guardRoute.js'
import { useSession } from '../session/SessionProvider.js'
import { AccountForm } from './AccountForm.js'
import { newPasswordTexts } from './newPasswordTexts.js'
import { PasswordField } from './PasswordField.js'

interface NewPasswordFormProps {
  /** The secret of the link. */
  readonly code: string
  /** The link has ended, and the person asks for another. */
  readonly onAsk: () => void
}

/** Sets the password of the account that the secret of a link belongs to, and signs in with it. */
export function NewPasswordForm({ code, onAsk }: NewPasswordFormProps) {
  const { locale } = useLocale()
  const texts = newPasswordTexts[locale]
  const api = useApi()
  const { session } = useSession()
  const navigation = useNavigation()
  const toasts = useToasts()
  const [issue, setIssue] = useState<string>()
  const [username, setUsername] = useState<string>()
  const [hasEnded, setEnded] = useState(false)
  const isLooking = useLook(code, () => setEnded(true))
  const choose = async ({ next = '' }: Readonly<Record<string, string>>, signal: AbortSignal) => {
    setIssue(undefined)
    try {
      const { data } = await api.send<{ readonly data: { readonly username: string } }>(
        'POST',
        '/sessao/nova-senha',
        { code, password: next },
        { signal },
      )
      await session.signIn({ username: data.username, password: next }, { signal }).then(
        () => {
          toasts.show({ severity: 'success', title: texts.entered(data.username) })
          navigation.navigate(home, { replace: true })
        },
        () => setUsername(data.username),
      )
    } catch (error) {
      if (error instanceof ApiError) {
        setIssue(error.fieldErrors.find(({ path }) => path === 'password')?.code)
        setEnded(error.code === 'link-ended')
      }
      throw error
    }
  }
  if (hasEnded) return <Ended onAsk={onAsk} />
  if (isLooking)
    return (
      <>
        <h1>{texts.title}</h1>
        <p role="status" className="ep-entrance-lead">
          {texts.looking}
        </p>
      </>
    )
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="ep-entrance-lead">{texts.lead}</p>
      {username === undefined ? (
        <AccountForm label={texts.choose} busyLabel={texts.choosing} required={['next']} onSend={choose}>
          {(errorOf) => (
            <PasswordField
              name="next"
              label={texts.password}
              isNew
              hint={texts.hint}
              errorMessage={errorOf('next', issue && texts.issues[issue === 'minLength' ? issue : 'guessable'])}
            />
          )}
        </AccountForm>
      ) : (
        // The sign-in failed, but the password is set.
        <div className="ep-account">
          <p role="status" className="ep-account-lead">
            {texts.done(username)}
          </p>
          <Link to="/login">{texts.signIn}</Link>
        </div>
      )}
    </>
  )
}

/** Looks whether the link serves, before anything is typed. Without an answer the form is shown: choosing the password will tell. */
function useLook(code: string, onEnded: () => void): boolean {
  const api = useApi()
  const [isLooking, setLooking] = useState(true)
  const end = useEffectEvent(onEnded)
  useEffect(() => {
    const abort = new AbortController()
    const show = () => setLooking(false)
    const timer = setTimeout(show, lookMilliseconds)
    api
      .send('POST', '/sessao/nova-senha/conferir', { code }, { signal: abort.signal })
      .catch((error: unknown) => {
        if (!abort.signal.aborted && error instanceof ApiError && error.code === 'link-ended') end()
      })
      .finally(() => {
        if (!abort.signal.aborted) show()
      })
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api, code])
  return isLooking
}

/** A slow network keeps nobody from the form for longer. */
const lookMilliseconds = 4000

/** Says that a link serves no more, and leads to another. */
function Ended({ onAsk }: Pick<NewPasswordFormProps, 'onAsk'>) {
  const { locale } = useLocale()
  const texts = newPasswordTexts[locale]
  return (
    <>
      <h1>{texts.title}</h1>
      <div className="ep-account">
        <p role="alert" className="ep-account-lead">
          {texts.ended}
        </p>
        <Button variant="link" onPress={onAsk}>
          {texts.ask}
        </Button>
      </div>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { ApiError } from '../../api/ApiError.js'
import { useDataContext } from '../../data/DataProvider.js'
import { useCache } from '../../data/useCache.js'
import { Button } from '../../feedback/Button.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { AccountForm, type AccountValues } from '../AccountForm.js'
import { PasswordField } from '../PasswordField.js'
import { CodeField } from './CodeField.js'
import { factorTexts } from './factorTexts.js'
import { CopyButton, Offer } from './Offer.js'
import type { OfferedFactor } from './useTwoSteps.js'

const path = '/sessao/segundo-fator'

interface Factor {
  readonly since: string | null
  readonly codesLeft: number
  readonly isRequired: boolean
}

/** Where the person is; `codes` were just made, and are shown once. */
type Step =
  | { readonly at: 'rest' | 'password' | 'renew' | 'end' }
  | { readonly at: 'offer'; readonly offer: OfferedFactor }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

/** The user's own sign-in in two steps: turns it on and off, and makes recovery codes. */
export function FactorSection() {
  const { locale } = useLocale()
  const texts = factorTexts[locale]
  const title = useId()
  const { api, person } = useDataContext()
  const { data, isError, refetch } = useQuery(
    {
      queryKey: [person, 'second-factor'],
      queryFn: async ({ signal }) => (await api.send<{ readonly data: Factor }>('GET', path, undefined, { signal })).data,
      gcTime: 0,
      retry: false,
    },
    useCache(),
  )
  return (
    <section className="ep-account-part" aria-labelledby={title}>
      <h3 id={title}>{texts.title}</h3>
      {data ? (
        <Steps factor={data} onChanged={() => void refetch()} />
      ) : (
        <p className="ep-account-lead" role={isError ? 'alert' : undefined}>
          {isError ? texts.failed : texts.loading}
        </p>
      )}
    </section>
  )
}

function Steps({ factor, onChanged }: { readonly factor: Factor; readonly onChanged: () => void }) {
  const { locale } = useLocale()
  const texts = factorTexts[locale]
  const { api } = useDataContext()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const rest = () => setStep({ at: 'rest' })
  const send = <Data,>(to: string, body: object, signal: AbortSignal) =>
    api.send<{ readonly data: Data }>('POST', `${path}${to}`, body, { signal }).then(({ data }) => data)
  const showCodes = async (to: string, { code }: AccountValues, signal: AbortSignal) => {
    const { codes } = await send<{ readonly codes: readonly string[] }>(to, { code }, signal)
    setStep({ at: 'codes', codes })
    onChanged()
  }
  if (step.at === 'codes') return <Codes codes={step.codes} onDone={rest} />
  if (step.at === 'rest') return <Rest factor={factor} onStep={(at) => setStep({ at })} />
  if (step.at === 'password')
    return (
      <StepForm
        key="password"
        label={texts.goOn}
        field="password"
        onSend={async ({ password }, signal) => setStep({ at: 'offer', offer: await send('', { password }, signal) })}
        onBack={rest}
      />
    )
  if (step.at === 'offer')
    return (
      <StepForm
        key="offer"
        label={texts.confirm}
        field="code"
        onSend={(values, signal) => showCodes('/ligar', values, signal)}
        onBack={rest}
        isNew
      >
        <Offer offer={step.offer} />
      </StepForm>
    )
  if (step.at === 'renew')
    return (
      <StepForm
        key="renew"
        label={texts.renew}
        field="code"
        onSend={(values, signal) => showCodes('/codigos', values, signal)}
        onBack={rest}
      >
        <p className="ep-account-lead">{texts.renewLead}</p>
      </StepForm>
    )
  const end = async ({ code }: AccountValues, signal: AbortSignal) => {
    await send('/desligar', { code }, signal)
    rest()
    onChanged()
  }
  return (
    <StepForm key="end" label={texts.turnOff} field="code" onSend={end} onBack={rest}>
      <p className="ep-account-lead">{texts.turnOffLead}</p>
    </StepForm>
  )
}

interface RestProps {
  readonly factor: Factor
  readonly onStep: (at: 'password' | 'renew' | 'end') => void
}

/** What holds now, and what may be done. */
function Rest({ factor: { since, codesLeft, isRequired }, onStep }: RestProps) {
  const { locale, date } = useLocale()
  const texts = factorTexts[locale]
  const words =
    since === null ? texts.off : [texts.on(date(since)), texts.left(codesLeft), isRequired && texts.required].filter(Boolean).join(' ')
  return (
    <>
      <p className="ep-account-lead" role="status">
        {words}
      </p>
      <div className="ep-factor-commands">
        {since === null ? (
          <Button variant="secondary" onPress={() => onStep('password')}>
            {texts.turnOn}
          </Button>
        ) : (
          <Button variant="secondary" onPress={() => onStep('renew')}>
            {texts.renew}
          </Button>
        )}
        {since !== null && !isRequired && (
          <Button variant="link" onPress={() => onStep('end')}>
            {texts.turnOff}
          </Button>
        )}
      </div>
    </>
  )
}

interface StepFormProps {
  readonly label: string
  /** What it asks for. */
  readonly field: 'password' | 'code'
  readonly onSend: (values: AccountValues, signal: AbortSignal) => Promise<void>
  readonly onBack: () => void
  readonly isNew?: boolean
  /** Above the field. */
  readonly children?: ReactNode
}

function StepForm({ label, field, onSend, onBack, isNew, children }: StepFormProps) {
  const { locale, text } = useLocale()
  const texts = factorTexts[locale]
  const [isWrong, setWrong] = useState(false)
  const send = async (values: AccountValues, signal: AbortSignal) => {
    setWrong(false)
    try {
      await onSend(values, signal)
    } catch (error) {
      setWrong(error instanceof ApiError && error.fieldErrors.length > 0)
      throw error
    }
  }
  return (
    <AccountForm
      label={label}
      busyLabel={texts.busy}
      variant="secondary"
      required={[field]}
      onSend={send}
      aside={
        <Button variant="link" onPress={onBack}>
          {text('common.action.back')}
        </Button>
      }
    >
      {(errorOf) => (
        <>
          {children}
          {field === 'password' ? (
            <PasswordField label={texts.password} errorMessage={errorOf('password', isWrong ? texts.wrongPassword : undefined)} />
          ) : (
            <CodeField isNew={isNew} errorMessage={errorOf('code', isWrong ? texts.wrongCode : undefined)} />
          )}
        </>
      )}
    </AccountForm>
  )
}

/** New recovery codes, which the server never shows again. */
function Codes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const { locale } = useLocale()
  const texts = factorTexts[locale]
  const id = useId()
  return (
    <>
      <h4 id={id}>{texts.codes}</h4>
      <p className="ep-account-lead" role="status">
        {texts.codesLead}
      </p>
      <ul className="ep-factor-codes" aria-labelledby={id} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="ep-factor-commands">
        <CopyButton content={codes.join('\n')} />
        <Button variant="secondary" onPress={onDone}>
          {texts.kept}
        </Button>
      </div>
    </>
  )
}

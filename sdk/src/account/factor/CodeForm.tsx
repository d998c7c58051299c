import { Button } from '../../feedback/Button.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { AccountForm } from '../AccountForm.js'
import { CodeField } from './CodeField.js'
import { factorTexts } from './factorTexts.js'
import { Offer } from './Offer.js'
import type { AskedCode } from './useTwoSteps.js'

interface CodeFormProps {
  readonly asked: AskedCode
  readonly label: string
  readonly onSend: (code: string, signal: AbortSignal) => Promise<void>
  readonly onBack: () => void
}

/** The second step of a sign-in: asks for the code, and prepares the application of who has none. */
export function CodeForm({ asked: { credentials, offer }, label, onSend, onBack }: CodeFormProps) {
  const { locale, text } = useLocale()
  const texts = factorTexts[locale]
  return (
    <AccountForm
      label={label}
      busyLabel={text('account.signingIn')}
      required={['code']}
      onSend={({ code = '' }, signal) => onSend(code, signal)}
      aside={
        <Button variant="link" onPress={onBack}>
          {text('common.action.back')}
        </Button>
      }
    >
      {(errorOf) => (
        <>
          <p className="ep-account-lead">{offer ? texts.demanded : texts.ask(credentials.username)}</p>
          {offer && <Offer offer={offer} />}
          <CodeField errorMessage={errorOf('code')} isNew={offer !== undefined} />
        </>
      )}
    </AccountForm>
  )
}

import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import { AccountField } from './AccountField.js'

/** The password, which can be looked at; named `password` in its form. */
export function PasswordField({ errorMessage }: { readonly errorMessage?: string }) {
  const { text } = useLocale()
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const action = text(isShown ? 'account.password.hide' : 'account.password.show')
  return (
    <AccountField
      label={text('account.password')}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      errorMessage={errorMessage}
      description={hasCapsLock ? text('account.password.capsLock') : undefined}
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
    >
      <button
        type="button"
        className="ep-account-reveal"
        aria-pressed={isShown}
        aria-label={action}
        title={action}
        onClick={() => setShown(!isShown)}
      >
        <Icon aria-hidden="true" size="1.25em" />
      </button>
    </AccountField>
  )
}

import { TextField } from '@adobe/react-spectrum/TextField'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'

export interface PasswordFieldProps {
  readonly errorMessage?: string
}

/** The password, which can be looked at; named `password` in its form. */
export function PasswordField({ errorMessage }: PasswordFieldProps) {
  const { text } = useLocale()
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  return (
    <div className="ep-account-password">
      <TextField
        label={text('account.password')}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCorrect="off"
        spellCheck="false"
        width="100%"
        validationState={errorMessage ? 'invalid' : undefined}
        errorMessage={errorMessage}
        description={hasCapsLock ? text('account.password.capsLock') : undefined}
        onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      />
      <button
        type="button"
        className="ep-account-reveal"
        aria-pressed={isShown}
        aria-label={text(isShown ? 'account.password.hide' : 'account.password.show')}
        title={text(isShown ? 'account.password.hide' : 'account.password.show')}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden="true" size="1.25em" /> : <Eye aria-hidden="true" size="1.25em" />}
      </button>
    </div>
  )
}

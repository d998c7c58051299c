import { Eye, EyeOff } from '../icons/icons.js'
import { useState } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import { AccountField } from './AccountField.js'

interface PasswordFieldProps {
  readonly errorMessage?: string
  /** @default "Senha" */
  readonly label?: string
  /** @default 'password' */
  readonly name?: string
  /** Tells password managers that this is a new password. @default false */
  readonly isNew?: boolean
  readonly hint?: string
}

/** A password field with a button to show the text; its name in the form is `password` by default. */
export function PasswordField({ errorMessage, label, name = 'password', isNew = false, hint }: PasswordFieldProps) {
  const { text } = useLocale()
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const action = text(isShown ? 'account.password.hide' : 'account.password.show')
  return (
    <AccountField
      label={label ?? text('account.password')}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      errorMessage={errorMessage}
      description={hasCapsLock ? text('account.password.capsLock') : hint}
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
        <Icon aria-hidden="true" width="1.25em" height="1.25em" />
      </button>
    </AccountField>
  )
}

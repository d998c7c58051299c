import { TextField } from '@adobe/react-spectrum/TextField'
import { useLocale } from '../locale/LocaleProvider.js'

export interface UsernameFieldProps {
  readonly errorMessage?: string
}

/** The user name; named `username` in its form. */
export function UsernameField({ errorMessage }: UsernameFieldProps) {
  const { text } = useLocale()
  return (
    <TextField
      label={text('account.username')}
      name="username"
      autoComplete="username"
      autoCorrect="off"
      spellCheck="false"
      width="100%"
      validationState={errorMessage ? 'invalid' : undefined}
      errorMessage={errorMessage}
    />
  )
}

import { useLocale } from '../locale/LocaleProvider.js'
import { AccountField } from './AccountField.js'

/** The field of the user name; its name in the form is `username`. */
export function UsernameField({ errorMessage }: { readonly errorMessage?: string }) {
  const { text } = useLocale()
  return <AccountField label={text('account.username')} name="username" autoComplete="username" errorMessage={errorMessage} />
}

import { useLocale } from '../locale/LocaleProvider.js'
import { AccountField } from './AccountField.js'

/** The user name; named `username` in its form. */
export function UsernameField({ errorMessage }: { readonly errorMessage?: string }) {
  const { text } = useLocale()
  return <AccountField label={text('account.username')} name="username" autoComplete="username" errorMessage={errorMessage} />
}

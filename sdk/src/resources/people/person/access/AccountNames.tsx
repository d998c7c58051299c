import { type ReactNode, useState } from 'react'
import { AccountField } from '../../../../account/AccountField.js'
import { AccountForm } from '../../../../account/AccountForm.js'
import { ApiError } from '../../../../api/ApiError.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { accessTexts } from './accessTexts.js'
import type { Account } from './account.js'

/** By what a person signs in. */
export type SignInNames = Pick<Account, 'username' | 'email'>

interface AccountNamesProps {
  readonly label: string
  readonly busyLabel: string
  readonly variant?: 'accent' | 'secondary'
  /** What stands in the fields at first. */
  readonly start: SignInNames
  readonly onSend: (names: SignInNames, signal: AbortSignal) => Promise<void>
  /** Content beside the button. */
  readonly aside?: ReactNode
}

/** Asks for the user name and the e-mail of an account, and says which of both another person has. */
export function AccountNames({ start, onSend, ...form }: AccountNamesProps) {
  const { locale } = useLocale()
  const texts = accessTexts[locale]
  const [refusal, setRefusal] = useState<ApiError>()
  const send = async ({ username = '', email = '' }: Readonly<Record<string, string>>, signal: AbortSignal) => {
    setRefusal(undefined)
    try {
      await onSend({ username, email }, signal)
    } catch (error) {
      if (error instanceof ApiError) setRefusal(error)
      throw error
    }
  }
  const issueOf = (name: string) => {
    const issue = refusal?.fieldErrors.find(({ path }) => path === name)
    return issue && (issue.code === 'duplicate' ? texts.taken : texts.invalid)[name]
  }
  return (
    <AccountForm {...form} required={['username', 'email']} onSend={send}>
      {(errorOf) => (
        <>
          <AccountField
            label={texts.username}
            name="username"
            autoComplete="off"
            defaultValue={start.username}
            errorMessage={errorOf('username', issueOf('username'))}
          />
          <AccountField
            label={texts.email}
            name="email"
            autoComplete="off"
            defaultValue={start.email}
            errorMessage={errorOf('email', issueOf('email'))}
          />
        </>
      )}
    </AccountForm>
  )
}

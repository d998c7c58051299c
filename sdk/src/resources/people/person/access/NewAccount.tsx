import { useState } from 'react'
import { AccountField } from '../../../../account/AccountField.js'
import { AccountForm } from '../../../../account/AccountForm.js'
import { ApiError } from '../../../../api/ApiError.js'
import { useApi } from '../../../../data/DataProvider.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { Person } from '../schema.js'
import { accessTexts } from './accessTexts.js'
import type { PasswordLink } from './LinkBox.js'

interface NewAccountProps {
  readonly path: string
  readonly person: Person
  readonly onMade: (link: PasswordLink) => Promise<void>
  /** The person has an account: another window made it, or the answer to an earlier press got lost. */
  readonly onExisting: () => Promise<unknown>
}

/** Asks for the user name and the e-mail of a new account. */
export function NewAccount({ path, person, onMade, onExisting }: NewAccountProps) {
  const { locale } = useLocale()
  const texts = accessTexts[locale]
  const api = useApi()
  const [refusal, setRefusal] = useState<ApiError>()
  const give = async ({ username = '', email = '' }: Readonly<Record<string, string>>, signal: AbortSignal) => {
    setRefusal(undefined)
    try {
      const { data } = await api.send<{ readonly data: PasswordLink }>('POST', path, { username, email }, { signal })
      await onMade(data)
    } catch (error) {
      if (error instanceof ApiError) setRefusal(error)
      if (error instanceof ApiError && error.code === 'account-exists') await onExisting()
      throw error
    }
  }
  const issueOf = (name: string) => {
    const issue = refusal?.fieldErrors.find(({ path: place }) => place === name)
    return issue && (issue.code === 'duplicate' ? texts.taken : texts.invalid)[name]
  }
  return (
    <>
      <p className="ep-account-lead">{texts.none}</p>
      <AccountForm label={texts.give} busyLabel={texts.giving} required={['username', 'email']} onSend={give}>
        {(errorOf) => (
          <>
            <AccountField
              label={texts.username}
              name="username"
              autoComplete="off"
              defaultValue={suggestedName(person.socialName ?? person.name)}
              errorMessage={errorOf('username') ?? issueOf('username')}
            />
            <AccountField
              label={texts.email}
              name="email"
              autoComplete="off"
              defaultValue={person.email ?? ''}
              errorMessage={errorOf('email') ?? issueOf('email')}
            />
          </>
        )}
      </AccountForm>
    </>
  )
}

/** First and last name without accents: "Ana Paula Gonçalves" → "ana.goncalves". */
function suggestedName(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ')
    .filter(Boolean)
  return [...new Set([words[0], words.at(-1)])].join('.')
}

import { ApiError } from '../../../../api/ApiError.js'
import { useApi } from '../../../../data/DataProvider.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { Person } from '../schema.js'
import { accessTexts } from './accessTexts.js'
import type { PasswordLink } from './LinkBox.js'
import { type SignInNames, AccountNames } from './AccountNames.js'

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
  const give = async (names: SignInNames, signal: AbortSignal) => {
    try {
      const { data } = await api.send<{ readonly data: PasswordLink }>('POST', path, names, { signal })
      await onMade(data)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'account-exists') await onExisting()
      throw error
    }
  }
  const start = { username: suggestedName(person.socialName ?? person.name), email: person.email ?? '' }
  return (
    <>
      <p className="ep-account-lead">{texts.none}</p>
      <AccountNames label={texts.give} busyLabel={texts.giving} start={start} onSend={give} />
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

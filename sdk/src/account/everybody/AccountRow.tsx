import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { recordAddress } from '../../navigation/recordAddress.js'
import { useRouteTable } from '../../navigation/routeTable.js'
import { StatusBadge } from '../../values/StatusBadge.js'
import { accountsTexts } from './accountsTexts.js'
import { type AccountState, type ListedAccount, stateOf } from './listedAccounts.js'
import { powersInWords } from './powersInWords.js'

interface AccountRowProps {
  readonly account: ListedAccount
  /** The person was chosen. */
  readonly onLeave: () => void
}

/** One account: whose it is, whether they may sign in, what they may do, and when they last did. */
export function AccountRow({ account, onLeave }: AccountRowProps) {
  const translator = useLocale()
  const texts = accountsTexts[translator.locale]
  const routes = useRouteTable()
  const { person, name, username, isOwn, managesUsers, powers, enteredAt } = account
  const state = stateOf(account)
  const does = powersInWords(powers, translator)
  return (
    <li className="ep-accounts-row" data-closed={state === 'closed' || undefined}>
      <span className="ep-accounts-who">
        <span>
          {person ? (
            <Link to={recordAddress({ ...person, panel: 'acesso' }, routes)} onClick={onLeave}>
              {name}
            </Link>
          ) : (
            <strong>{name}</strong>
          )}
          {isOwn && ` (${texts.own})`}
        </span>
        <span translate="no">{username}</span>
        {!person && <span>{texts.nobody}</span>}
      </span>
      <span className="ep-accounts-state">
        <StatusBadge status={statuses[state]} label={texts.states[state]} />
      </span>
      <span>{managesUsers ? `${does}; ${texts.manages}` : does}</span>
      <span className="ep-accounts-entered">{enteredAt ? texts.entered(translator.dateTime(enteredAt)) : texts.never}</span>
    </li>
  )
}

/** The status of records whose colour says the same. */
const statuses: Readonly<Record<AccountState, string>> = { open: 'ativo', closed: 'inativo', link: 'agendada', asked: 'em-analise' }

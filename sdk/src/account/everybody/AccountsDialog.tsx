import './accounts.css'
import { useEffect, useState } from 'react'
import { CheckMark } from '../../controls/CheckMark.js'
import { Button } from '../../feedback/Button.js'
import { Modal } from '../../feedback/Modal.js'
import { useFirstNew } from '../../feedback/useFirstNew.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { AccountField } from '../AccountField.js'
import { AccountRow } from './AccountRow.js'
import { accountsTexts } from './accountsTexts.js'
import { useListedAccounts } from './listedAccounts.js'

interface AccountsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

/** Who has access, for those who manage accounts; a person leads to their own account. */
export function AccountsDialog({ isOpen, onClose, onClosed }: AccountsDialogProps) {
  const { locale } = useLocale()
  return (
    <Modal isOpen={isOpen} onClose={onClose} onClosed={onClosed} title={accountsTexts[locale].title} size="large" isDismissable>
      <Accounts onLeave={onClose} />
    </Modal>
  )
}

/** Milliseconds after the last key before the search is sent. */
const patience = 250

function Accounts({ onLeave }: { readonly onLeave: () => void }) {
  const { locale, number } = useLocale()
  const texts = accountsTexts[locale]
  const [typed, setTyped] = useState('')
  const [withClosed, setWithClosed] = useState(false)
  const query = useListedAccounts({ search: useSettled(typed.trim()), withClosed })
  const pages = query.data?.pages
  const rows = pages?.flatMap(({ data }) => data) ?? []
  const list = useFirstNew<HTMLUListElement>(rows.length)
  const { total = 0, closed = 0 } = pages?.[0]?.meta ?? {}
  return (
    <div className="ep-accounts">
      <p className="ep-account-lead">{texts.lead}</p>
      <div className="ep-accounts-tools">
        <AccountField label={texts.search} isOptional name="search" autoComplete="off" value={typed} onChange={setTyped} />
        {(closed > 0 || withClosed) && (
          <CheckMark isChecked={withClosed} onChange={setWithClosed}>
            {texts.closedToo(number(closed))}
          </CheckMark>
        )}
      </div>
      <p role="status" className="ep-account-hint">
        {pages && (total > 0 ? texts.count(total, number(total)) : typed ? texts.noMatch : texts.none)}
        {query.isPending && texts.loading}
      </p>
      {query.isError && (
        <div role="alert" className="ep-accounts-failed">
          <p className="ep-account-lead">{texts.failed}</p>
          <Button variant="secondary" onPress={() => void query.refetch()}>
            {texts.retry}
          </Button>
        </div>
      )}
      {rows.length > 0 && (
        <ul ref={list} className="ep-accounts-list" aria-label={texts.title}>
          {rows.map((account) => (
            <AccountRow key={account.username} account={account} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {query.hasNextPage && !query.isError && (
        <Button variant="secondary" aria-disabled={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {query.isFetchingNextPage ? texts.loading : texts.more}
        </Button>
      )}
    </div>
  )
}

/** The value that was last typed, once nothing more is. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), patience)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

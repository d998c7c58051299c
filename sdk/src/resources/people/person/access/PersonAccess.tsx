import './access.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecordPanelProps } from '../../../../core/workflow.js'
import { useDataContext } from '../../../../data/DataProvider.js'
import { useCache } from '../../../../data/useCache.js'
import { Modal } from '../../../../feedback/Modal.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { personContract } from '../contract.js'
import { Waiting } from '../privacy/Waiting.js'
import type { Person } from '../schema.js'
import { AccountView } from './AccountView.js'
import { accessTexts } from './accessTexts.js'
import { type Account, accountQuery } from './account.js'
import { LinkBox, type PasswordLink } from './LinkBox.js'
import { NewAccount } from './NewAccount.js'

/** Gives a person an account, a link for a password, and closes it. */
export function Panel({ record, isOpen, onClose, onClosed }: RecordPanelProps) {
  const { locale } = useLocale()
  const person = record as Person
  const name = person.socialName ?? person.name
  return (
    <Modal isOpen={isOpen} onClose={onClose} onClosed={onClosed} title={`${accessTexts[locale].title}: ${name}`}>
      <Access person={person} />
    </Modal>
  )
}

function Access({ person }: { readonly person: Person }) {
  const { locale } = useLocale()
  const texts = accessTexts[locale]
  const path = `${personContract.path}/${person.id}/acesso`
  const data = useDataContext()
  const cache = useCache()
  const account = accountQuery(data, path)
  const { data: known, isError, refetch } = useQuery(account, cache)
  const [link, setLink] = useState<PasswordLink>()
  if (known === undefined) return <Waiting isError={isError} refetch={refetch} failed={texts.failed} />
  const keep = async (made: PasswordLink) => {
    setLink(made)
    await refetch()
  }
  const change = (changed: Account) => {
    // A closed account has no link.
    if (!changed.isActive) setLink(undefined)
    cache.setQueryData(account.queryKey, changed)
  }
  return (
    <div className="ep-access">
      {link && <LinkBox link={link} />}
      {known ? (
        <AccountView path={path} account={known} onLink={keep} onChange={change} />
      ) : person.anonymized || person.status !== 'ativo' ? (
        <p className="ep-account-lead">{person.anonymized ? texts.sealed : texts.inactive}</p>
      ) : (
        <NewAccount path={path} person={person} onMade={keep} onExisting={refetch} />
      )}
    </div>
  )
}

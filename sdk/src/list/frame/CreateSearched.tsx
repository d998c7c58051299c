import { mayHoldDocument } from '../../data/searchForAddress.js'
import { startWith } from '../../form/related/startWith.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import type { ListController } from './useListController.js'

/** What was searched for and is not there may be what is to be registered. */
export function CreateSearched({ controller: { resource, query, canWrite, createAddress } }: { readonly controller: ListController }) {
  const { text } = useLocale()
  const { search } = query
  // A search by document names records by number: there is none to name.
  const isNamed = !search.startsWith('#') && !mayHoldDocument(resource.contract, search) && startWith(resource, search) !== undefined
  const isOffered = canWrite && !query.isDeleted && isNamed
  if (!isOffered) return null
  return (
    <Link to={createAddress(search)} className="ep-list-button ep-list-button-accent">
      {text('list.nothing.create', { value: search })}
    </Link>
  )
}

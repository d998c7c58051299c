import { mayHoldDocument } from '../../data/searchForAddress.js'
import { startWith } from '../../form/related/startWith.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import type { ListController } from '../state/useListController.js'

/** Offers to create a record with the searched text, when the search found nothing. */
export function CreateSearched({ controller: { resource, query, canWrite, createAddress } }: { readonly controller: ListController }) {
  const { text } = useLocale()
  const { search } = query
  // A search by document shows ids in the address, which are no name for a new record.
  const isNamed = !search.startsWith('#') && !mayHoldDocument(resource.contract, search) && startWith(resource, search) !== undefined
  const isOffered = canWrite && !query.isDeleted && isNamed
  if (!isOffered) return null
  return (
    <Link to={createAddress(search)} className="ep-button" data-variant="accent">
      {text('list.nothing.create', { value: search })}
    </Link>
  )
}

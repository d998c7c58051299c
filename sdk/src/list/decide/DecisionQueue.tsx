import { ListChecks } from 'lucide-react'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { ListController } from '../frame/useListController.js'
import './decide.css'

/** Above the records that wait: how many they are, and the way to the first of them. */
export function DecisionQueue({ controller: { address, list, rows } }: { readonly controller: ListController }) {
  const { text, plural } = useLocale()
  const [first] = rows
  if (!first) return null
  return (
    <div className="ep-list-decide" role="note">
      <ListChecks aria-hidden="true" width="1.4em" height="1.4em" />
      <p>
        <strong>{plural('list.decide.waiting', list.answer?.meta.total ?? rows.length)}</strong> {text('list.decide.detail')}
      </p>
      <button type="button" className="ep-list-button ep-list-button-accent" onClick={() => address.openPreview(first.id)}>
        {text('list.decide.start')}
      </button>
    </div>
  )
}

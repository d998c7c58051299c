import { Button } from '../../feedback/Button.js'
import { ListChecks } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { ListController } from '../state/useListController.js'
import { isOpenTo } from './workList.js'

/** Shows above the list how many records wait, with a button that opens the first one. */
export function DecisionQueue({ controller: { address, list, rows } }: { readonly controller: ListController }) {
  const { text, plural } = useLocale()
  const first = rows.find(isOpenTo) ?? rows[0]
  if (!first) return null
  return (
    <div className="ep-list-decide" role="note">
      <ListChecks aria-hidden="true" width="1.4em" height="1.4em" />
      <p>
        <strong>{plural('decide.waiting', list.answer?.meta.total ?? rows.length)}</strong> {text('decide.detail')}
      </p>
      <Button variant="accent" onPress={() => address.openPreview(first.id)}>
        {text('decide.start')}
      </Button>
    </div>
  )
}

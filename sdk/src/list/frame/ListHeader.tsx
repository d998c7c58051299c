import { Plus } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { ListMoreMenu } from './ListMoreMenu.js'
import { totalText } from '../state/totalText.js'
import type { ListController } from '../state/useListController.js'

/** The title of the page with the number of records, the create button and the menu. */
export function ListHeader({ controller }: { readonly controller: ListController }) {
  const locale = useLocale()
  const { text, list, query, isWithin, closed } = controller
  const meta = list.answer?.meta
  const Heading = isWithin ? 'h3' : 'h1'
  const isNamed = query.isDeleted || !isWithin
  return (
    <header className="ep-list-header">
      {isNamed && (
        <Heading className="ep-list-name">
          {query.isDeleted ? locale.text('list.deleted.name', { name: text.plural }) : text.plural}
        </Heading>
      )}
      {meta?.total != null && (
        <CountBadge count={totalText(meta, locale)} label={locale.plural('list.count', meta.total, { count: totalText(meta, locale) })} />
      )}
      {!query.isDeleted && (
        <div className="ep-list-commands">
          {closed && <p className="ep-list-closed">{text.rules?.[closed]}</p>}
          <CreateLink controller={controller} />
          <ListMoreMenu controller={controller} />
        </div>
      )}
    </header>
  )
}

function CountBadge({ count, label }: { readonly count: string; readonly label: string }) {
  return (
    <span className="ep-list-count">
      <span aria-hidden="true">{count}</span>
      <span className="ep-visually-hidden">{label}</span>
    </span>
  )
}

/** The link to a new record, on its page or in the dialog; nothing when the session may not create one. */
export function CreateLink({ controller }: { readonly controller: ListController }) {
  if (!controller.canWrite) return null
  return (
    <Link to={controller.recordAddress('novo')} className="ep-button ep-list-create" data-variant="accent">
      <Plus aria-hidden="true" width="1.15em" height="1.15em" />
      <span>{controller.text.create}</span>
    </Link>
  )
}

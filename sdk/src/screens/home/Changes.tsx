import { importFilter } from '../../core/contractPath.js'
import type { Panel, RecordChange } from '../../data/home/usePanel.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { recordAddress } from '../../navigation/recordAddress.js'
import { useCurrentPage } from '../../shell/page/currentPage.js'
import { StatusBadge } from '../../values/StatusBadge.js'

/** The server counts no further than some hundreds. */
const mostTold = 99

interface ChangesProps {
  readonly changes: Panel<RecordChange, { readonly since: string }>
  /** The page that shows more of them. */
  readonly rest?: string
}

/** Changes of status, deletions and imports by other people since the user's previous visit: the person and the reason. */
export function Changes({ changes, rest }: ChangesProps) {
  const { text, plural, dateTime } = useLocale()
  const { items = [], total, isFailed, more } = changes
  const further = total - items.length
  const told = further > mostTold ? text('screens.home.furtherMany', { count: mostTold }) : plural('screens.home.furtherChanges', further)
  return (
    <section aria-labelledby="ep-home-changes">
      <h2 id="ep-home-changes">{text('screens.home.changes')}</h2>
      <ul className="ep-review">
        {items.length === 0 && (
          <li className="ep-home-calm">{text(isFailed ? 'screens.home.noChanges' : 'screens.home.nothingChanged')}</li>
        )}
        {items.map((change) => (
          <li key={`${change.entity}.${change.id}.${change.at}`}>
            <ChangeLine change={change} />
          </li>
        ))}
        {more.since && (
          <li className="ep-home-further">
            {text('screens.home.since', { at: dateTime(more.since) })}
            {further > 0 && (
              <>
                {' · '}
                {rest ? <Link to={rest}>{told}</Link> : told}
              </>
            )}
          </li>
        )}
      </ul>
    </section>
  )
}

/** What happened to a record that kept its status. */
const deeds = { delete: 'screens.home.deleted', restore: 'screens.home.restored', transition: 'screens.home.changed' } as const
const importDeeds = { import: 'screens.home.imported', undoImport: 'screens.home.importUndone' } as const

function ChangeLine({ change }: { readonly change: RecordChange }) {
  const { text, plural, dateTime } = useLocale()
  const { routes } = useCurrentPage()
  const { action, status, statusText, label, kind, within, by, reason, at, count } = change
  const isImport = action === 'import' || action === 'undoImport'
  const deed = isImport ? plural(importDeeds[action], count ?? 0) : text(deeds[action])
  const who = by ? text('screens.home.by', { name: by.label }) : text('screens.home.byDay')
  const what =
    status === null ? (
      <span className="ep-badge ep-badge-neutral">{statusText ?? deed}</span>
    ) : (
      <StatusBadge status={status} label={statusText ?? status} />
    )
  const said = (
    <span className="ep-change-text">
      <span className="ep-review-title">{label}</span>
      <span className="ep-change-who">{[kind, within, who, dateTime(at)].filter(Boolean).join(' · ')}</span>
      {reason && <q className="ep-change-reason">{reason}</q>}
    </span>
  )
  // A deleted record has no page.
  if (action === 'delete')
    return (
      <span className="ep-review-line">
        {said}
        {what}
      </span>
    )
  return (
    <Link to={isImport ? importAddress(change) : recordAddress(change, routes)} className="ep-review-line">
      {said}
      {what}
    </Link>
  )
}

/** The records of an import; of an undone one, those that were deleted with it. */
const importAddress = ({ path, id, action }: RecordChange) =>
  `${path}?${importFilter}=${id}${action === 'undoImport' ? '&excluidos=1' : ''}`

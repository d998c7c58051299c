import { importFilter } from '../../core/contractPath.js'
import type { EarlierChange, Panel, RecordChange } from '../../data/home/usePanel.js'
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
  /** Notices that are told on the same page: a record stands in one of the two lists. @default none */
  readonly notices?: RecordNotices
}

/** The notices about one record. */
export interface RecordNotices {
  /** Whether the record waits for the user. */
  readonly isWaiting: (change: RecordChange) => boolean
  readonly onRead: (change: RecordChange) => void
}

/** The records that other people changed since the user's previous visit, each with all its steps: the person and the reason. */
export function Changes({ changes, rest, notices }: ChangesProps) {
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
            <ChangeLine change={change} notices={notices} />
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

/** The most earlier steps that a line tells. */
const mostBefore = 4

function ChangeLine({ change, notices }: { readonly change: RecordChange } & Pick<ChangesProps, 'notices'>) {
  const { text, plural } = useLocale()
  const { routes } = useCurrentPage()
  const { action, status, label, kind, within, reason, before = [] } = change
  const isImport = action === 'import' || action === 'undoImport'
  const tell = useTelling(change)
  const what =
    status === null ? (
      <span className="ep-badge ep-badge-neutral">{tell.deed(change)}</span>
    ) : (
      <StatusBadge status={status} label={tell.deed(change)} />
    )
  const said = (
    <span className="ep-change-text">
      <span className="ep-review-title">{label}</span>
      <span className="ep-change-who">
        {notices?.isWaiting(change) && <strong>{text('notices.waits')} · </strong>}
        {[kind, within, tell.who(change)].filter(Boolean).join(' · ')}
      </span>
      {reason && <q className="ep-change-reason">{reason}</q>}
      {before.slice(0, mostBefore).map((step) => (
        <span key={`${step.at} ${step.status}`} className="ep-change-who">
          {tell.before(step)} {step.reason && <q className="ep-change-reason">{step.reason}</q>}
        </span>
      ))}
      {before.length > mostBefore && (
        <span className="ep-change-who">{plural('screens.home.furtherChanges', before.length - mostBefore)}</span>
      )}
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
    <Link
      to={isImport ? importAddress(change) : recordAddress(change, routes)}
      className="ep-review-line"
      onClick={() => notices?.onRead(change)}
    >
      {said}
      {what}
    </Link>
  )
}

/** The words for a change and for its earlier steps. */
function useTelling({ by: last, count }: RecordChange) {
  const { text, plural, dateTime } = useLocale()
  const deed = ({ action, statusText }: EarlierChange) =>
    statusText ?? (action === 'import' || action === 'undoImport' ? plural(importDeeds[action], count ?? 0) : text(deeds[action]))
  const byWhom = ({ by }: EarlierChange) => (by ? text('screens.home.by', { name: by.label }) : text('screens.home.byDay'))
  const who = (step: EarlierChange) => `${byWhom(step)} · ${dateTime(step.at)}`
  // The same person is named once.
  const before = (step: EarlierChange) =>
    `${text('screens.home.before', { step: deed(step) })} · ${step.by?.id === last?.id ? dateTime(step.at) : who(step)}`
  return { deed, who, before }
}

/** The records of an import; of an undone one, those that were deleted with it. */
const importAddress = ({ path, id, action }: RecordChange) =>
  `${path}?${importFilter}=${id}${action === 'undoImport' ? '&excluidos=1' : ''}`

import { Button } from '../../feedback/Button.js'
import { useId, useState } from 'react'
import { contractPath } from '../../core/contract.js'
import { mayHoldDocument } from '../../data/searchForAddress.js'
import { useList } from '../../data/useList.js'
import { useFirstNew } from '../../feedback/useFirstNew.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'
import { Link } from '../../navigation/Link.js'
import { StatusBadge } from '../../values/StatusBadge.js'
import { failureText } from '../core/actionText.js'
import { listAddress } from '../core/listState.js'
import { pageSizes } from '../core/pages.js'
import type { ViewColumn } from '../state/viewColumn.js'
import { withFilter } from '../core/filters.js'
import type { ListController } from '../state/useListController.js'
import { totalText } from '../state/totalText.js'
import { BoardCard } from './BoardCard.js'

interface BoardColumnProps {
  readonly controller: ListController
  readonly status: string
  /** The columns that a card shows besides the name. */
  readonly values: readonly ViewColumn[]
  /** Its first card is the tab stop. */
  readonly isFirst: boolean
}

/** The records of one status: the first ones, a button for more, and a link to all as a table. */
export function BoardColumn({ controller, status, values, isFirst }: BoardColumnProps) {
  const locale = useLocale()
  const { text, plural } = locale
  const { resource, params, query } = controller
  const { contract, messages } = resource
  const title = useId()
  const [step, setStep] = useState(0)
  const filters = withFilter(query.filters, 'status', status)
  const shown = { search: query.search, sort: query.sort, filters, isDeleted: false, page: 1 }
  const perPage = pageSizes[step] ?? pageSizes[0]
  const list = useList(contract, { ...shown, perPage }, { params, isEnabled: !mayHoldDocument(contract, query.search) })
  const { meta, data: records = [] } = list.answer ?? {}
  const cards = useFirstNew<HTMLUListElement>(records.length)
  const label = optionLabel(locale, messages, { key: 'status', value: status })
  const count = meta?.total == null ? '' : totalText(meta, locale)
  // The button stays until its rows are there, and the focus with it.
  const isMore = (list.isStale || records.length === perPage) && records.length < (meta?.total ?? Number.POSITIVE_INFINITY)
  const table = listAddress(contractPath(contract, params), { ...query, ...shown })
  return (
    <section className="ep-list-board-column" aria-labelledby={title} aria-busy={list.status === 'loading' || list.isStale}>
      <h2 id={title}>
        <Link to={table} title={text('list.board.asTable')}>
          <StatusBadge status={status} label={label} />
        </Link>{' '}
        <span className="ep-list-board-count">{count}</span>
      </h2>
      {list.status === 'error' && (
        <p role="status">
          {failureText(list.error, locale)}{' '}
          <Button variant="link" onPress={list.refetch}>
            {text('common.action.retry')}
          </Button>
        </p>
      )}
      {list.status === 'ready' && records.length === 0 && <p className="ep-list-board-none">{text('list.board.none')}</p>}
      <ul ref={cards}>
        {records.map((record, place) => (
          <li key={record.id}>
            <BoardCard controller={controller} record={record} values={values} isTabStop={isFirst && place === 0} />
          </li>
        ))}
      </ul>
      {isMore &&
        (list.isStale || step + 1 < pageSizes.length ? (
          <Button variant="link" aria-disabled={list.isStale} onPress={() => list.isStale || setStep(step + 1)}>
            {text('list.board.more', { status: label })}
          </Button>
        ) : (
          <Link to={table}>{meta?.total == null ? text('list.board.asTable') : plural('list.board.all', meta.total, { count })}</Link>
        ))}
    </section>
  )
}

import type { Stored } from '../../core/record.js'
import { Link } from '../../navigation/Link.js'
import type { ViewColumn } from '../state/viewColumn.js'
import type { ListController } from '../state/useListController.js'

interface BoardCardProps {
  readonly controller: ListController
  readonly record: Stored
  readonly values: readonly ViewColumn[]
  readonly isTabStop: boolean
}

/** The card of a record in its status column: its name with a link, and the values of the board. */
export function BoardCard({ controller: { resource, recordAddress }, record, values, isTabStop }: BoardCardProps) {
  return (
    <Link to={recordAddress(record.id)} className="ep-list-board-card" data-row={record.id} tabIndex={isTabStop ? 0 : -1}>
      <span className="ep-list-board-name">{resource.title(record)}</span>
      {values.map(({ key, label, show }) => {
        const value = show(record)
        return (
          !(value === undefined || value === null || value === '') && (
            <span key={key} className="ep-list-board-value">
              <span className="ep-list-board-label">{label}</span> {value}
            </span>
          )
        )
      })}
    </Link>
  )
}

import type { ReactNode } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'
import { Link } from '../../navigation/Link.js'
import { StatusBadge } from '../../values/StatusBadge.js'
import { statusTone } from '../../values/statusTone.js'
import type { ListController } from '../state/useListController.js'
import { dayNames } from './dayNames.js'
import type { CalendarEntry } from './entries.js'

interface EntryLinkProps {
  readonly controller: ListController
  readonly entry: CalendarEntry
  /** It is the tab stop. */
  readonly isFirst: boolean
  /** The record started before, or goes on after, the shown days. */
  readonly continues?: 'before' | 'after' | 'both' | undefined
}

/** A record in the calendar: its days, its name and its status. */
export function EntryLink({ controller, entry, isFirst, continues }: EntryLinkProps): ReactNode {
  const locale = useLocale()
  const { resource, recordAddress } = controller
  const { record, from, to } = entry
  const status = optionLabel(locale, resource.messages, { key: 'status', value: record.status })
  const name = resource.title(record)
  return (
    <Link
      to={recordAddress(record.id)}
      className={`ep-list-calendar-entry ep-list-calendar-${statusTone(record.status)}`}
      tabIndex={isFirst ? 0 : -1}
      data-row={record.id}
      data-continues={continues}
      title={name}
    >
      <span className="ep-list-calendar-days">{dayNames(locale.locale).range(from, to)}</span>
      <span className="ep-list-calendar-name">{name}</span>
      <StatusBadge status={record.status} label={status} />
    </Link>
  )
}

import { serverNow } from '../../core/serverClock.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import type { Translator } from '../../locale/createTranslator.js'
import { defaultColumns, offeredColumns } from '../core/columns.js'
import { placed, type ViewColumn } from './viewColumn.js'

/** Days in which a deleted record can be restored; section 6 of the design. */
export const restorableDays = 30

/** Number of own columns shown for deleted records, besides the title. */
const ownColumns = 2

/** The column keys of deleted records: own columns, and who deleted them and when (their last change). */
export function deletedKeys(resource: AnyResource): readonly string[] {
  const minorKeys = offeredColumns(resource).flatMap(({ key, isMinor }) => (isMinor ? [key] : []))
  const own = defaultColumns(resource).filter((key) => !minorKeys.includes(key) && key !== 'status')
  return [...own.slice(0, 1 + ownColumns), 'updatedBy', 'updatedAt']
}

/** The same columns with labels for deleted records, and a column with the remaining days. */
export function deletedColumns(columns: readonly ViewColumn[], { text, plural }: Translator): readonly ViewColumn[] {
  const labels: Readonly<Record<string, string>> = { updatedBy: text('list.deleted.by'), updatedAt: text('list.deleted.at') }
  return placed([
    ...columns.map((column, place) => ({
      ...column,
      label: labels[column.key] ?? column.label,
      isSortable: (column.isTitle && column.isSortable) || column.key === 'updatedAt',
      width: column.key === 'updatedAt' ? 10 : column.width,
      // The last own column is hidden in a narrow list.
      isMinor: place === ownColumns && columns.length > ownColumns + 2,
    })),
    {
      key: 'daysLeft',
      label: text('list.deleted.left'),
      className: 'ep-list-cell',
      width: 6.5,
      isSortable: false,
      isTitle: false,
      isMinor: false,
      show: (record) => plural('list.deleted.days', daysLeft(record, serverNow())),
    },
  ])
}

/** Days until a deleted record is removed for good, rounded up. */
export function daysLeft({ updatedAt }: Pick<Stored, 'updatedAt'>, now: number): number {
  const day = 24 * 60 * 60 * 1000
  return Math.max(0, Math.ceil((Date.parse(updatedAt) + restorableDays * day - now) / day))
}

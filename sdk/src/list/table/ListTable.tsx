import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { bringClear } from '../../mount/bringClear.js'
import { isPlainClick } from '../../navigation/Link.js'
import { ordersOf } from '../../core/contract.js'
import type { Stored } from '../../core/record.js'
import { part } from '../../feedback/part.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useFittedColumns } from '../columns/useFittedColumns.js'
import { ListHeading } from './ListHeading.js'
import { ListRow, type RowFrame } from './ListRow.js'
import { SkeletonRows } from './SkeletonRows.js'
import type { ListController } from '../state/useListController.js'
import type { MenuPlace } from '../row-menu/menuPlace.js'
import { useMenuRequests } from '../row-menu/useMenuRequests.js'
import { isCards, useListWidth } from '../state/useListWidth.js'
import { useRowKeys } from '../state/useRowKeys.js'
import { useRowSlots } from './useRowSlots.js'

export interface ListTableProps {
  readonly controller: ListController
  /** Id of the record with an open menu. */
  readonly menuId: number | undefined
  readonly onMenu: (record: Stored, place: MenuPlace) => void
}

/** The rows as a table with headings; on a phone, CSS shows the same elements as cards. */
export function ListTable({ controller, menuId, onMenu }: ListTableProps) {
  const { text } = useLocale()
  const { list, phase } = controller
  const table = useRef<HTMLTableElement>(null)
  const { columns, ...shape } = useFittedColumns(controller, controller.columns, table)
  const frame = useRowFrame({ controller, columns, onMenu, isCards: useListWidth(table, isCards) ?? false })
  const body = useRef<HTMLTableSectionElement>(null)
  const keys = useRowKeys(controller, body)
  const requests = useMenuRequests(controller.rows, onMenu)
  const meta = list.answer?.meta
  return (
    // A grid, because arrow keys move through its rows; screen readers still read it as a table.
    <table
      ref={table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      className="ep-list-table"
      {...shape}
      data-density={controller.arrangement.density}
      data-chosen={controller.address.layout.columns ? true : undefined}
      aria-multiselectable="true"
      aria-busy={phase === 'loading' || list.isStale}
      {...requests}
      onKeyDown={(event) => {
        keys.onKeyDown(event)
        requests.onKeyDown(event)
      }}
      onFocus={keys.onFocus}
      aria-rowcount={meta?.totalIsExact && meta.total !== null ? meta.total + 1 : -1}
    >
      <caption className="ep-visually-hidden">
        {text('list.caption', { name: controller.text.plural })}. {text('list.keys')}
      </caption>
      <ListHead controller={controller} frame={frame} />
      {phase === 'loading' ? (
        <SkeletonRows columns={columns} count={Math.min(controller.query.perPage, skeletonRows)} />
      ) : (
        <tbody
          ref={body}
          onPointerDown={(event) => askAhead(event, controller)}
          onClickCapture={(event) => isPlainClick(event) && askAhead(event, controller, true)}
        >
          <ListRows controller={controller} frame={frame} currentId={keys.currentId} menuId={menuId} />
        </tbody>
      )}
    </table>
  )
}

/** Loads a record as soon as the pointer goes down on its name, or at the latest before its page is drawn. */
function askAhead({ button, target }: MouseEvent, { ahead }: ListController, isOpening = false): void {
  const name = button === 0 && target instanceof Element ? target.closest('a.ep-list-title') : undefined
  const row = name?.closest<HTMLElement>('[data-row]')
  if (row) ahead.record(Number(row.dataset.row), isOpening)
}

/** Enough for the tallest usual screen. */
const skeletonRows = 25

interface ListRowsProps extends Pick<ListTableProps, 'controller' | 'menuId'> {
  readonly frame: RowFrame
  readonly currentId: number | undefined
}

function ListRows({ controller, frame, currentId, menuId }: ListRowsProps) {
  const { rows, query } = controller
  const slots = useRowSlots(rows, JSON.stringify(query))
  return rows.map((record, place) => (
    <ListRow
      key={slots.get(record.id)}
      frame={frame}
      record={record}
      index={controller.range.from + place + 1}
      to={controller.query.isDeleted ? undefined : controller.recordAddress(record.id)}
      isSelected={controller.selection.has(record.id)}
      isCurrent={record.id === currentId}
      isMenuOpen={record.id === menuId}
      isShown={record.id === controller.address.preview}
      {...editorOf(controller, record)}
    />
  ))
}

const InlineEditor = part(() => import('../inline/InlineEditor.js'), 'InlineEditor')
const noKeys: readonly string[] = []

/** The editor of the row's cell that is being edited. */
function editorOf(controller: ListController, record: Stored) {
  const edited = controller.inline?.edited
  if (edited?.id !== record.id) return { editedKey: undefined, editor: undefined }
  const editor = <InlineEditor key={edited.key} controller={controller} record={record} columnKey={edited.key} />
  return { editedKey: edited.key, editor }
}

function ListHead({ controller, frame }: Pick<ListRowsProps, 'controller' | 'frame'>) {
  const { text } = useLocale()
  const { query, resource, selection } = controller
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the headings come through here
    <thead onKeyUp={bringClear}>
      <tr aria-rowindex={1} className="ep-list-head">
        <th scope="col" className="ep-list-check-cell">
          <PageBox selection={selection} label={text('list.selectPage')} />
        </th>
        {frame.columns.map((column) => (
          <ListHeading
            key={column.key}
            column={column}
            sort={query.sort || ordersOf(resource.contract, query.isDeleted).defaultSort}
            onSort={controller.sortBy}
            onAhead={controller.ahead.sort}
            onResize={controller.arrangement.setWidth}
          />
        ))}
        {frame.hasMore && <th scope="col" aria-label={frame.moreText} />}
        <th scope="col" className="ep-list-menu-cell">
          <span className="ep-visually-hidden">{text('list.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}

function PageBox({ selection, label }: { readonly selection: ListController['selection']; readonly label: string }) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = selection.page === 'some'
  }, [selection.page])
  return (
    <label className="ep-list-check">
      <input ref={box} type="checkbox" aria-label={label} checked={selection.page === 'all'} onChange={selection.togglePage} />
    </label>
  )
}

interface RowFrameInput extends Omit<ListTableProps, 'menuId'>, Pick<RowFrame, 'columns'> {
  readonly isCards: boolean
}

function useRowFrame({ controller, columns, onMenu, isCards }: RowFrameInput): RowFrame {
  const { text } = useLocale()
  const { resource, selection, openPreview, inline } = controller
  const { toggle } = selection
  const { keys: inlineKeys = noKeys, start: onEdit } = inline ?? {}
  return useMemo(
    () => ({
      columns,
      hasMore: isCards && columns.some(({ className }) => className.includes('ep-list-spared')),
      moreText: text('list.card.more'),
      lessText: text('list.card.less'),
      moreLabel: (value, isWhole) => text(isWhole ? 'list.card.lessOf' : 'list.card.moreOf', { value }),
      name: (record) => resource.title(record),
      selectLabel: (value) => text('list.selectRow', { value }),
      actionsLabel: (value) => text('list.rowActions', { value }),
      onSelect: (id, isRange) => toggle(id, { isRange }),
      previewLabel: (value) => text('list.preview', { value }),
      onPreview: openPreview,
      editLabel: (label, value) => text('list.inline.edit', { field: label, value }),
      inlineKeys,
      onEdit,
      onMenu,
    }),
    [columns, resource, text, toggle, openPreview, inlineKeys, onEdit, onMenu, isCards],
  )
}

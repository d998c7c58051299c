import { PanelRight, Pencil } from '../../icons/icons.js'
import { memo, type MouseEvent, type ReactNode, useState } from 'react'
import type { Stored } from '../../core/record.js'
import { Link } from '../../navigation/Link.js'
import type { ViewColumn } from '../state/viewColumn.js'
import type { MenuPlace } from '../row-menu/menuPlace.js'
import { MenuButton } from './MenuButton.js'
import { placeOf } from './SkeletonRows.js'
import { isEmptyCell, longText, RowValue, shortText } from './RowValue.js'

/** Texts and handlers of all rows; the same object at each render, so that only changed rows render. */
export interface RowFrame {
  readonly columns: readonly ViewColumn[]
  /** Rows are cards that hide some values, and a button shows them. */
  readonly hasMore: boolean
  readonly moreText: string
  readonly lessText: string
  readonly moreLabel: (name: string, isWhole: boolean) => string
  readonly name: (record: Stored) => string
  readonly selectLabel: (name: string) => string
  readonly actionsLabel: (name: string) => string
  readonly onSelect: (id: number, isRange: boolean) => void
  readonly previewLabel: (name: string) => string
  /** Shows the record beside the list; `undefined` when there is nothing to show. */
  readonly onPreview: ((id: number) => void) | undefined
  readonly editLabel: (label: string, name: string) => string
  /** Columns with editable cells. */
  readonly inlineKeys: readonly string[]
  readonly onEdit: ((id: number, key: string) => void) | undefined
  readonly onMenu: (record: Stored, place: MenuPlace) => void
}

interface ListRowProps {
  readonly frame: RowFrame
  readonly record: Stored
  /** Row number over all pages; the header is 1. */
  readonly index: number
  /** Address of the record; a deleted one has none. */
  readonly to: string | undefined
  readonly isSelected: boolean
  /** The row is the tab stop. */
  readonly isCurrent: boolean
  readonly isMenuOpen: boolean
  /** Its record is shown beside the list. */
  readonly isShown: boolean
  /** The column being edited, and its editor. */
  readonly editedKey: string | undefined
  readonly editor: ReactNode
}

/**
 * A row with few elements: a plain text needs no element in its cell, and parts for the mouse are added when the pointer or the focus first
 * comes to the row. With Spectrum's table, a page of rows takes five times as long to appear.
 */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { frame, record, index, isSelected, isCurrent, isMenuOpen, isShown } = props
  const name = frame.name(record)
  const tabIndex = isCurrent ? 0 : -1
  // Stored by id, because the row may be reused for another record.
  const [wholeId, setWholeId] = useState<number>()
  const isWhole = wholeId === record.id
  const [isNear, setNear] = useState(false)
  const [told, setTold] = useState<{ readonly of: Stored; readonly values: string }>()
  const select = (event: MouseEvent | undefined) => frame.onSelect(record.id, event?.shiftKey === true)
  return (
    <tr
      className="ep-list-row"
      aria-rowindex={index}
      aria-selected={isSelected}
      aria-current={isShown || undefined}
      aria-label={name}
      aria-description={told?.of === record ? told.values : undefined}
      tabIndex={tabIndex}
      data-row={record.id}
      data-whole={isWhole || undefined}
      onPointerEnter={() => setNear(true)}
      onFocus={({ currentTarget }) => {
        setNear(true)
        setTold((before) => (before?.of === record ? before : { of: record, values: valuesIn(currentTarget) }))
      }}
    >
      {/* A click anywhere in the cell toggles the checkbox, which gives fingers a larger target. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <td className="ep-list-check-cell" onClick={(event) => event.target === event.currentTarget && select(event)}>
        <input
          type="checkbox"
          aria-label={frame.selectLabel(name)}
          tabIndex={tabIndex}
          checked={isSelected}
          onChange={(event) => select(event.nativeEvent as unknown as MouseEvent)}
        />
      </td>
      {frame.columns.map((column) => (
        <RowCell key={column.key} {...props} column={column} name={name} isNear={isNear} />
      ))}
      {frame.hasMore && (
        <MoreCell
          frame={frame}
          name={name}
          isWhole={isWhole}
          tabIndex={tabIndex}
          onToggle={() => setWholeId(isWhole ? undefined : record.id)}
        />
      )}
      <td className="ep-list-menu-cell">
        <MenuButton
          label={frame.actionsLabel(name)}
          isOpen={isMenuOpen}
          tabIndex={tabIndex}
          onPress={(opener) => frame.onMenu(record, { opener })}
        />
      </td>
    </tr>
  )
})

/** "CNPJ: 12.345. Situação: Ativo": what a screen reader says of the row besides its name. */
function valuesIn(row: HTMLElement): string {
  const cells = [...row.querySelectorAll<HTMLElement>('td[data-label]:not(.ep-list-title-cell, [data-empty])')]
  return cells.map(({ dataset, textContent }) => `${dataset.label}: ${textContent}`).join('. ')
}

interface RowCellProps extends ListRowProps {
  readonly column: ViewColumn
  readonly name: string
  /** The pointer or the focus has come to the row, so it needs its mouse controls. */
  readonly isNear: boolean
}

function RowCell({ column, name, frame, record, editedKey, editor, isNear, ...row }: RowCellProps) {
  const { key } = column
  const edit = frame.onEdit && frame.inlineKeys.includes(key) ? () => frame.onEdit?.(record.id, key) : undefined
  if (editedKey === key)
    return (
      <td className={`${column.className} ep-list-edited-cell`} style={placeOf(column)}>
        {editor}
      </td>
    )
  const value = column.isTitle ? name : column.show(record)
  return (
    // The pencil and the key F2 do the same; a double click is a shortcut of the mouse.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <td
      role={column.isTitle ? 'rowheader' : undefined}
      className={edit ? `${column.className} ep-list-inline-cell` : column.className}
      style={placeOf(column)}
      data-label={column.label}
      data-column={key}
      data-empty={isEmptyCell(value) || undefined}
      title={column.area && !column.isTitle && typeof value === 'string' && value.length > shortText ? value : undefined}
      onDoubleClick={edit}
    >
      {column.isTitle ? (
        <TitleValue column={column} name={name} frame={frame} record={record} isNear={isNear} {...row} />
      ) : (
        <RowValue value={value} />
      )}
      {edit && isNear && (
        <button
          type="button"
          className="ep-button ep-list-peek ep-list-pencil"
          data-variant="icon"
          tabIndex={-1}
          aria-label={frame.editLabel(column.label, name)}
          title={frame.editLabel(column.label, name)}
          onClick={edit}
        >
          <Pencil aria-hidden="true" width="1em" height="1em" />
        </button>
      )}
    </td>
  )
}

function TitleValue({ column, name, frame, record, to, isCurrent, isNear }: Omit<RowCellProps, 'editedKey' | 'editor'>) {
  const shown = column.show(record) ?? name
  if (to === undefined) return <span className="ep-list-title ep-list-title-plain">{shown}</span>
  return (
    <>
      <Link to={to} className="ep-list-title" tabIndex={isCurrent ? 0 : -1} title={name.length > longText ? name : undefined}>
        {shown}
      </Link>
      {frame.onPreview && isNear && <PeekButton label={frame.previewLabel(name)} onPress={() => frame.onPreview?.(record.id)} />}
    </>
  )
}

/** Appears beside the name under the mouse; on the keyboard, the key V and the menu do the same. */
function PeekButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      className="ep-button ep-list-peek"
      data-variant="icon"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <PanelRight aria-hidden="true" width="1.15em" height="1.15em" />
    </button>
  )
}

interface MoreCellProps {
  readonly frame: RowFrame
  readonly name: string
  /** All values of the card are shown. */
  readonly isWhole: boolean
  readonly tabIndex: number
  readonly onToggle: () => void
}

function MoreCell({ frame, name, isWhole, tabIndex, onToggle }: MoreCellProps) {
  return (
    <td className="ep-list-more-cell">
      <button
        type="button"
        className="ep-button"
        data-variant="link"
        aria-expanded={isWhole}
        aria-label={frame.moreLabel(name, isWhole)}
        tabIndex={tabIndex}
        onClick={onToggle}
      >
        {isWhole ? frame.lessText : frame.moreText}
      </button>
    </td>
  )
}

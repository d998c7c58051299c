import { Button } from '../../feedback/Button.js'
import { ChevronRight } from '../../icons/icons.js'
import type { CSSProperties } from 'react'
import type { Stored } from '../../core/record.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import type { TreeRow as Row } from './tree.js'
import type { ListController } from '../state/useListController.js'
import type { ViewColumn } from '../state/viewColumn.js'
import type { MenuPlace } from '../row-menu/menuPlace.js'
import { MenuButton } from '../table/MenuButton.js'
import { isEmptyCell, RowValue } from '../table/RowValue.js'
import { placeOf } from '../table/SkeletonRows.js'

interface TreeRowProps {
  readonly row: Row
  readonly controller: ListController
  readonly columns: readonly ViewColumn[]
  /** The row is the tab stop. */
  readonly isCurrent: boolean
  readonly isMenuOpen: boolean
  readonly onOpen: (id: number, isOpen: boolean) => void
  readonly onMenu: (record: Stored, place: MenuPlace) => void
}

/** A record in the tree. */
export function TreeRow({ row, controller, columns, isCurrent, isMenuOpen, onOpen, onMenu }: TreeRowProps) {
  const { text } = useLocale()
  const { record, level, place, siblings, isOpen, isPath } = row
  const name = controller.resource.title(record)
  const tabIndex = isCurrent ? 0 : -1
  return (
    <tr
      className="ep-list-row ep-list-tree-row"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      aria-current={record.id === controller.address.preview || undefined}
      aria-label={name}
      tabIndex={tabIndex}
      data-row={record.id}
      data-path={isPath || undefined}
      // Cards hide no column that the user chose, because a tree has no button to show it.
      data-whole={controller.address.layout.columns ? true : undefined}
      style={{ '--ep-list-level': level - 1 } as CSSProperties}
    >
      {columns.map((column) => {
        const value = column.show(record) ?? undefined
        return (
          <td
            key={column.key}
            className={column.className}
            style={placeOf(column)}
            data-label={column.label}
            data-column={column.key}
            data-empty={(!column.isTitle && isEmptyCell(value)) || undefined}
          >
            {column.isTitle ? (
              <span className="ep-list-tree-name">
                <Twist name={name} isOpen={isOpen} onPress={() => onOpen(record.id, !isOpen)} />
                <Link to={controller.recordAddress(record.id)} className="ep-list-title" tabIndex={tabIndex}>
                  {value ?? name}
                </Link>
              </span>
            ) : (
              <RowValue value={value} />
            )}
          </td>
        )
      })}
      <td className="ep-list-menu-cell">
        <MenuButton
          label={text('list.rowActions', { value: name })}
          isOpen={isMenuOpen}
          tabIndex={tabIndex}
          onPress={(opener) => onMenu(record, { opener })}
        />
      </td>
    </tr>
  )
}

interface TwistProps {
  readonly name: string
  readonly isOpen: boolean | undefined
  readonly onPress: () => void
}

/** The mouse button that opens and closes a row; on the keyboard, arrows do it. */
function Twist({ name, isOpen, onPress }: TwistProps) {
  const { text } = useLocale()
  if (isOpen === undefined) return <span className="ep-list-twist" />
  const label = text(isOpen ? 'list.tree.close' : 'list.tree.open', { value: name })
  return (
    <Button variant="icon" className="ep-list-twist" tabIndex={-1} aria-label={label} data-open={isOpen} onPress={onPress}>
      <ChevronRight aria-hidden="true" width="1.15em" height="1.15em" />
    </Button>
  )
}

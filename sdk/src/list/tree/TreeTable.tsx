import { useMemo, useRef } from 'react'
import { Button } from '../../feedback/Button.js'
import { mostRecords } from '../../data/useAllRecords.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { failureText } from '../core/actionText.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { useFittedColumns } from '../columns/useFittedColumns.js'
import { useMenuRequests } from '../row-menu/useMenuRequests.js'
import { ListHeading } from '../table/ListHeading.js'
import type { ListTableProps } from '../table/ListTable.js'
import { SkeletonRows } from '../table/SkeletonRows.js'
import { TableScroller } from '../table/TableScroller.js'
import { TreeRow } from './TreeRow.js'
import type { ListController } from '../state/useListController.js'
import { type Tree, useTree } from './useTree.js'
import { useTreeKeys } from './useTreeKeys.js'
import type { ViewColumn } from '../state/viewColumn.js'
import './tree.css'

interface TreeTableProps extends ListTableProps {
  /** The field with the id of the record above. */
  readonly parentKey: string
}

/** The records as a tree, with open and closed rows; search results keep their position in it. */
export function TreeTable({ controller, parentKey, menuId, onMenu }: TreeTableProps) {
  const { text } = useLocale()
  const tree = useTree(controller, parentKey)
  const rows = tree.rows ?? []
  const navigation = useNavigation()
  const table = useRef<HTMLTableElement>(null)
  const { columns, ...shape } = useFittedColumns(controller, useTreeColumns(controller, parentKey), table)
  const keys = useTreeKeys({
    rows,
    setOpen: tree.setOpen,
    onOpen: (id) => navigation.navigate(controller.recordAddress(id)),
    onPreview: controller.openPreview,
    onDelete: (record) => void (controller.offered(record).includes('delete') && controller.act('delete', record)),
  })
  const records = rows.map(({ record }) => record)
  const requests = useMenuRequests(records, onMenu)
  return (
    <>
      <TreeNotices tree={tree} />
      <TableScroller>
        <table
          ref={table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="treegrid"
          className="ep-list-table ep-list-tree"
          {...shape}
          data-density={controller.arrangement.density}
          aria-busy={tree.rows === undefined}
          {...requests}
          onKeyDown={(event) => {
            keys.onKeyDown(event)
            requests.onKeyDown(event)
          }}
          onFocus={keys.onFocus}
        >
          <caption className="ep-visually-hidden">
            {text('list.caption', { name: controller.text.plural })}. {text('list.tree.keys')}
          </caption>
          <TreeHead controller={controller} columns={columns} />
          {tree.rows ? (
            <tbody>
              {rows.map((row) => (
                <TreeRow
                  key={row.record.id}
                  {...{ row, controller, columns, onMenu }}
                  isCurrent={row.record.id === keys.currentId}
                  isMenuOpen={row.record.id === menuId}
                  onOpen={tree.setOpen}
                />
              ))}
            </tbody>
          ) : (
            <SkeletonRows columns={columns} count={10} />
          )}
        </table>
      </TableScroller>
    </>
  )
}

/** The position in the tree shows the parent, so its column is left out unless the user chose it. */
function useTreeColumns({ address, columns }: ListController, parentKey: string): readonly ViewColumn[] {
  const isChosen = address.layout.columns !== undefined
  return useMemo(() => columns.filter(({ key }) => isChosen || key !== parentKey.replace(/Id$/, '')), [columns, isChosen, parentKey])
}

function TreeNotices({ tree }: { readonly tree: Tree }) {
  const locale = useLocale()
  const { text } = locale
  return (
    <output className="ep-list-notices">
      {tree.isCut && <div className="ep-list-notice ep-list-notice-notice">{text('list.tree.cut', { count: mostRecords })}</div>}
      {Boolean(tree.error) && (
        <div className="ep-list-notice ep-list-notice-notice">
          <span>{failureText(tree.error, locale)}</span>
          <Button variant="link" onPress={tree.retry}>
            {text('common.action.retry')}
          </Button>
        </div>
      )}
    </output>
  )
}

function TreeHead({ controller, columns }: { readonly controller: ListController; readonly columns: readonly ViewColumn[] }) {
  const { text } = useLocale()
  const { query, resource, sortBy, ahead, arrangement } = controller
  return (
    <thead>
      <tr className="ep-list-head">
        {columns.map((column) => (
          <ListHeading
            key={column.key}
            column={column}
            sort={query.sort || resource.contract.defaultSort}
            onSort={sortBy}
            onAhead={ahead.sort}
            onResize={arrangement.setWidth}
          />
        ))}
        <th scope="col" className="ep-list-menu-cell">
          <span className="ep-visually-hidden">{text('list.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}

import { Copy, ExternalLink, FilePlus2, FolderOpen, Link2, ListFilter, PanelRight, Pencil, Rows3 } from '../../icons/icons.js'
import type { ReactNode } from 'react'
import type { MenuItem } from '../../overlay/MenuList.js'
import type { Translator } from '../../locale/createTranslator.js'
import { editableIn, isReadOnlyIn } from '../../core/workflow.js'
import { actionIcons } from '../core/actionIcons.js'
import { actionLabel } from '../core/actionText.js'
import { cellFilter } from '../core/cellFilter.js'
import type { OpenMenu } from './menuPlace.js'
import { rowOf } from '../core/rowAt.js'
import { cellTextOf, rowTextOf } from '../core/rowText.js'
import type { ListController } from '../state/useListController.js'

/** The functions of the page that the menu needs. */
export interface RowMenuTools {
  readonly locale: Translator
  /** Copies a text and shows a notice; `undefined` when the page has no clipboard. */
  readonly copy: ((text: string, title: string) => void) | undefined
  /** The absolute address of one of our pages; `undefined` when the address bar belongs to a host. */
  readonly addressOf: ((to: string) => string) | undefined
  readonly openTab: (to: string) => void
  /** Whether the user may write where the record's way leads. */
  readonly mayTakeWay: boolean
}

/** The entries of a row menu: open, commands for the cell, copy, and the list's actions. Deleted records can only be copied and restored. */
export function rowMenuItems(controller: ListController, menu: OpenMenu, tools: RowMenuTools): readonly MenuItem[] {
  const { query, offered, act } = controller
  const { record } = menu
  const actions = offered(record).map((action): MenuItem => {
    const Icon = actionIcons[action]
    return {
      key: action,
      label: actionLabel(action, tools.locale),
      icon: icon(Icon),
      isDestructive: action === 'delete',
      onSelect: () => void act(action, record),
    }
  })
  const groups = query.isDeleted
    ? [actions, copies(controller, menu, tools)]
    : [openings(controller, menu, tools), cellItems(controller, menu, tools), copies(controller, menu, tools), actions]
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, place) => group.map((item, index) => ({ ...item, isGroupStart: place > 0 && index === 0 })))
}

function openings(
  controller: ListController,
  { record }: OpenMenu,
  { locale, addressOf, openTab, mayTakeWay }: RowMenuTools,
): readonly MenuItem[] {
  const { canWrite, openPreview, resource } = controller
  const to = controller.recordAddress(record.id)
  const isEditable = canWrite && !isReadOnlyIn(resource.contract, record.status) && !resource.sealed?.(record)
  const items: MenuItem[] = [
    {
      key: 'open',
      label: locale.text(isEditable ? 'common.action.edit' : 'list.preview.open'),
      icon: icon(isEditable ? Pencil : FolderOpen),
      to,
    },
  ]
  if (addressOf) items.push({ key: 'tab', label: locale.text('list.menu.newTab'), icon: icon(ExternalLink), onSelect: () => openTab(to) })
  const way = mayTakeWay ? resource.way?.to(record) : undefined
  if (way !== undefined) items.push({ key: 'way', label: resource.messages[locale.locale].way ?? way, icon: icon(FilePlus2), to: way })
  if (openPreview)
    items.push({ key: 'view', label: locale.text('common.action.view'), icon: icon(PanelRight), onSelect: () => openPreview(record.id) })
  return items
}

/** Commands for the value under the pointer: filter by it, or edit it in place. */
function cellItems(controller: ListController, { record, cell }: OpenMenu, { locale }: RowMenuTools): readonly MenuItem[] {
  const { inline, resource, address, query, columns } = controller
  const column = columns.find(({ key }) => key === cell?.dataset.column)
  if (!cell || !column) return []
  const items: MenuItem[] = []
  const filter = cellFilter(resource, record, column.key)
  if (filter)
    items.push({
      key: 'filter',
      label: locale.text('list.menu.filter', { value: short(cellTextOf(cell)) }),
      icon: icon(ListFilter),
      onSelect: () => address.change({ filters: { ...query.filters, ...filter } }),
    })
  const isLocked = column.key !== 'status' && editableIn(resource.contract, record.status)?.includes(column.key) === false
  if (inline?.keys.includes(column.key) && !isLocked)
    items.push({
      key: 'change',
      label: locale.text('list.menu.change', { field: column.label }),
      icon: icon(Pencil),
      onSelect: () => inline.start(record.id, column.key),
    })
  return items
}

function copies(
  controller: ListController,
  { record, cell, opener }: OpenMenu,
  { locale, copy, addressOf }: RowMenuTools,
): readonly MenuItem[] {
  const row = rowOf(opener)
  if (!copy || !row) return []
  const value = cell ? cellTextOf(cell) : ''
  const items: MenuItem[] = []
  if (value)
    items.push({
      key: 'copy',
      label: locale.text('list.menu.copyCell', { value: short(value) }),
      icon: icon(Copy),
      onSelect: () => copy(value, locale.text('list.menu.cellCopied')),
    })
  items.push({
    key: 'copyRow',
    label: locale.text('list.menu.copyRow'),
    icon: icon(Rows3),
    onSelect: () => copy(rowTextOf(row), locale.plural('list.menu.rowsCopied', 1)),
  })
  if (addressOf && !controller.query.isDeleted)
    items.push({
      key: 'link',
      label: locale.text('list.views.link'),
      icon: icon(Link2),
      onSelect: () => copy(addressOf(controller.recordLink(record.id)), locale.text('list.views.linked')),
    })
  return items
}

function icon(Icon: typeof Copy): ReactNode {
  return <Icon aria-hidden="true" width="1.15em" height="1.15em" />
}

/** Maximum length of a value in a menu entry. */
const quoted = 32

function short(value: string): string {
  return value.length > quoted ? `${value.slice(0, quoted - 1).trimEnd()}…` : value
}

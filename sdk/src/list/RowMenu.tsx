import { PanelRight, Pencil } from 'lucide-react'
import { useRef } from 'react'
import type { MenuItem } from '../controls/MenuList.js'
import { MenuPopover } from '../controls/MenuPopover.js'
import type { Stored } from '../core/record.js'
import type { Translator } from '../locale/createTranslator.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { actionIcons } from './actionIcons.js'
import { actionLabel } from './actionText.js'
import type { ListController } from './useListController.js'

/** The record whose menu is open, and the button it hangs from. */
export interface OpenMenu {
  readonly record: Stored
  readonly button: HTMLElement
}

interface RowMenuProps {
  readonly controller: ListController
  readonly menu: OpenMenu
  readonly onClose: () => void
}

/** What can be done to one record. One menu serves all rows. */
export function RowMenu({ controller, menu: { record, button }, onClose }: RowMenuProps) {
  const locale = useLocale()
  const anchor = useRef<HTMLElement | null>(button)
  return (
    <MenuPopover
      label={locale.text('list.rowActions', { value: controller.resource.title(record) })}
      items={menuItems(controller, record, locale)}
      anchor={anchor}
      onClose={onClose}
    />
  )
}

function menuItems(controller: ListController, record: Stored, locale: Translator): readonly MenuItem[] {
  const { query, openPreview, canWrite } = controller
  const edit: MenuItem = {
    key: 'edit',
    label: locale.text(canWrite ? 'common.action.edit' : 'list.preview.open'),
    icon: <Pencil aria-hidden="true" width="1.15em" height="1.15em" />,
    to: controller.recordAddress(record.id),
  }
  const view: MenuItem = {
    key: 'view',
    label: locale.text('common.action.view'),
    icon: <PanelRight aria-hidden="true" width="1.15em" height="1.15em" />,
    onSelect: () => openPreview?.(record.id),
  }
  const actions = controller.offered(record).map((action): MenuItem => {
    const Icon = actionIcons[action]
    return {
      key: action,
      label: actionLabel(action, locale),
      icon: <Icon aria-hidden="true" width="1.15em" height="1.15em" />,
      isDestructive: action === 'delete',
      onSelect: () => void controller.act(action, record),
    }
  })
  if (query.isDeleted) return actions
  return openPreview ? [edit, view, ...actions] : [edit, ...actions]
}

import { useRef } from 'react'
import { MenuList } from '../../overlay/MenuList.js'
import { Popover } from '../../overlay/Popover.js'
import type { AnyResource } from '../../core/resource.js'
import { useCanWrite } from '../../data/useCanWrite.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { isOwnPage } from '../../mount/mount.js'
import { useMount } from '../../mount/MountProvider.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import type { OpenMenu } from './menuPlace.js'
import { type RowMenuTools, rowMenuItems } from './rowMenuItems.js'
import type { ListController } from '../state/useListController.js'

interface RowMenuProps {
  readonly controller: ListController
  readonly menu: OpenMenu
  readonly onClose: () => void
}

/** The menu of a row. One menu serves all rows. */
export function RowMenu({ controller, menu, onClose }: RowMenuProps) {
  const locale = useLocale()
  const { opener, at, record } = menu
  const button = useRef<HTMLElement | null>(opener)
  const point = useRef<HTMLSpanElement>(null)
  const items = rowMenuItems(controller, menu, useMenuTools(controller.resource))
  const anchor = at ? point : button
  const close = () => {
    onClose()
    opener.focus()
  }
  return (
    // The browser's own menu must not open over ours.
    <div role="presentation" style={{ display: 'contents' }} onContextMenu={(event) => event.preventDefault()}>
      {at && <span ref={point} style={{ position: 'fixed', left: at.x, top: at.y }} />}
      <Popover anchor={anchor}>
        <MenuList
          label={locale.text('list.rowActions', { value: controller.resource.title(record) })}
          items={items}
          anchor={anchor}
          onClose={close}
          onLeave={onClose}
        />
      </Popover>
    </div>
  )
}

function useMenuTools({ way, contract }: AnyResource): RowMenuTools {
  const locale = useLocale()
  const mayTakeWay = useCanWrite(way?.contract ?? contract) === true
  const toasts = useToasts()
  const navigation = useNavigation()
  const mount = useMount()
  const view = mount.host.ownerDocument.defaultView
  // Pages without HTTPS have no clipboard.
  const clipboard = view?.navigator.clipboard as Clipboard | undefined
  const addressOf = (to: string) => new URL(navigation.href(to), view?.location.href).href
  const copy = (text: string, title: string) =>
    void clipboard?.writeText(text).then(
      () => toasts.show({ severity: 'success', title, life: 5000 }),
      () => toasts.show({ severity: 'warn', title: locale.text('list.menu.notCopied') }),
    )
  return {
    locale,
    copy: clipboard && copy,
    addressOf: isOwnPage(mount) ? addressOf : undefined,
    mayTakeWay,
    openTab: (to) => void view?.open(addressOf(to), '_blank', 'noopener'),
  }
}

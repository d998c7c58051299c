import { Pencil, Power, PowerOff, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Popover } from '../controls/Popover.js'
import type { Stored } from '../core/record.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { Link } from '../navigation/Link.js'
import { actionLabel, type RecordAction } from './actionText.js'
import { rowStep } from './rowKeys.js'
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
export function RowMenu({ controller, menu, onClose }: RowMenuProps) {
  const { text } = useLocale()
  const anchor = useRef<HTMLElement | null>(menu.button)
  const list = useRef<HTMLDivElement>(null)
  useOutsidePress(list, menu.button, onClose)
  useEffect(() => itemsOf(list.current)[0]?.focus(), [])
  const { record, button } = menu
  const close = () => {
    onClose()
    button.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return close()
    if (event.key === 'Escape') {
      event.preventDefault()
      return close()
    }
    moveFocus(event, itemsOf(list.current))
  }
  return (
    <Popover anchor={anchor}>
      <div
        ref={list}
        role="menu"
        tabIndex={-1}
        className="ep-list-menu"
        aria-label={text('list.rowActions', { value: controller.resource.title(record) })}
        onKeyDown={onKeyDown}
      >
        <MenuItems controller={controller} record={record} onChoose={close} />
      </div>
    </Popover>
  )
}

interface MenuItemsProps {
  readonly controller: ListController
  readonly record: Stored
  readonly onChoose: () => void
}

function MenuItems({ controller, record, onChoose }: MenuItemsProps) {
  const locale = useLocale()
  return (
    <>
      <Link to={controller.recordAddress(record.id)} role="menuitem" tabIndex={-1} className="ep-list-menu-item" onClick={onChoose}>
        <Pencil aria-hidden="true" width="1.15em" height="1.15em" />
        {locale.text('common.action.edit')}
      </Link>
      {recordActions(record).map(([action, icon]) => (
        <button
          key={action}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={`ep-list-menu-item ep-list-menu-${action}`}
          onClick={() => {
            onChoose()
            void controller.act(action, record)
          }}
        >
          {icon}
          {actionLabel(action, locale)}
        </button>
      ))}
    </>
  )
}

const deletion = ['delete', <Trash2 key="delete" aria-hidden="true" width="1.15em" height="1.15em" />] as const

/** A record with a workflow of its own is neither activated nor inactivated from here. */
function recordActions({ status }: Stored): readonly (readonly [RecordAction, ReactNode])[] {
  if (status === 'ativo') return [['inactivate', <PowerOff key="off" aria-hidden="true" width="1.15em" height="1.15em" />], deletion]
  if (status === 'inativo') return [['activate', <Power key="on" aria-hidden="true" width="1.15em" height="1.15em" />], deletion]
  return [deletion]
}

function itemsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')] : []
}

function moveFocus(event: KeyboardEvent<HTMLElement>, items: readonly HTMLElement[]): void {
  const step = rowStep(event.key, items.indexOf(event.target as HTMLElement), items.length)
  if (step && 'row' in step) {
    event.preventDefault()
    items[step.row]?.focus()
  }
}

function useOutsidePress(list: { readonly current: HTMLElement | null }, button: HTMLElement, onPress: () => void): void {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    const listen = (event: Event) => {
      const path = event.composedPath()
      if (!path.includes(button) && !(list.current && path.includes(list.current))) latest.current()
    }
    const page = button.ownerDocument
    page.addEventListener('pointerdown', listen)
    return () => page.removeEventListener('pointerdown', listen)
  }, [list, button])
}

import type { RefObject } from 'react'
import { type MenuItem, MenuList } from './MenuList.js'
import { Popover } from './Popover.js'

interface MenuPopoverProps {
  readonly id?: string
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** A menu that hangs from its button and gives focus back to it, unless something else was pressed. */
export function MenuPopover({ anchor, onClose, ...menu }: MenuPopoverProps) {
  const close = () => {
    onClose()
    anchor.current?.focus()
  }
  return (
    <Popover anchor={anchor}>
      <MenuList {...menu} anchor={anchor} onClose={close} onLeave={onClose} />
    </Popover>
  )
}

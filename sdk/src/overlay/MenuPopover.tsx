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

/** A menu next to its button. It returns the focus to the button, unless the user pressed elsewhere. */
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

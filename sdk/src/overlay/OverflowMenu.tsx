import { Button } from '../feedback/Button.js'
import { EllipsisVertical } from '../icons/icons.js'
import { useId, useRef, useState } from 'react'
import { useLoaded } from '../feedback/useLoaded.js'
import type { MenuItem } from './MenuList.js'

interface OverflowMenuProps {
  /** Label of the button and the menu, for screen readers. */
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly className: string
  /** Called when the pointer comes near, to load what the items need. */
  readonly onPrepare?: () => void
}

const loadMenu = () => import('./MenuPopover.js')

/** A button with three dots that opens a menu of rare commands. */
export function OverflowMenu({ label, items, className, onPrepare }: OverflowMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  const menu = useLoaded(loadMenu, isOpen)
  const isShown = isOpen && menu !== undefined
  return (
    <>
      <Button
        ref={anchor}
        variant="secondary"
        className={`ep-overflow ${className}`}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isShown ? id : undefined}
        onPointerEnter={onPrepare}
        onPress={() => setOpen(!isOpen)}
      >
        <EllipsisVertical aria-hidden="true" width="1.15em" height="1.15em" />
      </Button>
      {isShown && <menu.MenuPopover id={id} label={label} items={items} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  )
}

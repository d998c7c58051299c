import { EllipsisVertical } from '../icons/icons.js'
import { useId, useRef, useState } from 'react'
import { useLoaded } from '../feedback/useLoaded.js'
import type { MenuItem } from './MenuList.js'

interface OverflowMenuProps {
  /** Read aloud for the button and the menu. */
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly className: string
  /** The pointer has come near: what the items need may be fetched. */
  readonly onPrepare?: () => void
}

const loadMenu = () => import('./MenuPopover.js')

/** Three dots, and under them what is done rarely. */
export function OverflowMenu({ label, items, className, onPrepare }: OverflowMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  const menu = useLoaded(loadMenu, isOpen)
  const isShown = isOpen && menu !== undefined
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isShown ? id : undefined}
        onPointerEnter={onPrepare}
        onClick={() => setOpen(!isOpen)}
      >
        <EllipsisVertical aria-hidden="true" width="1.15em" height="1.15em" />
      </button>
      {isShown && <menu.MenuPopover id={id} label={label} items={items} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  )
}

import './menu.css'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { MenuItem } from '../../overlay/MenuList.js'
import { useLoaded } from '../../feedback/useLoaded.js'

interface MenuButtonProps {
  /** Accessible name of the button and the menu. */
  readonly label: string
  readonly children: ReactNode
  readonly items: readonly MenuItem[]
  /** Shown above the items, for example the signed-in user. */
  readonly header?: ReactNode
  readonly className?: string
  /** The edge of the button that the menu aligns with. @default 'end' */
  readonly align?: 'start' | 'end'
  /** Called when the menu opens, for what its items depend on. */
  readonly onOpen?: () => void
}

const loadList = () => import('../../overlay/MenuList.js')

/** A button with a menu below it. */
export function MenuButton({ label, children, items, header, className = '', align = 'end', onOpen }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const wrapper = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const list = useLoaded(loadList, isOpen)
  const isShown = isOpen && list !== undefined
  const open = () => {
    onOpen?.()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="ep-menu-button" ref={wrapper}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isShown ? menuId : undefined}
        onClick={() => (isOpen ? setOpen(false) : open())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          open()
        }}
      >
        {children}
      </button>
      {isShown && (
        <div className={`ep-menu ep-menu-${align}`}>
          {header}
          <list.MenuList id={menuId} label={label} items={items} anchor={wrapper} onClose={close} onLeave={() => setOpen(false)} />
        </div>
      )}
    </div>
  )
}

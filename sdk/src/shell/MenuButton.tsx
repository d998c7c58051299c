import './menu.css'
import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { nextItem } from './menuKeys.js'

export interface MenuItem {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  /** One of several to choose from: checked or not. Missing for plain commands. */
  readonly isChecked?: boolean
  /** Language of the label when it is not the page's. */
  readonly lang?: string
  readonly onSelect: () => void
}

interface MenuButtonProps {
  /** Read aloud for the button and the menu. */
  readonly label: string
  readonly children: ReactNode
  readonly items: readonly MenuItem[]
  /** Shown above the items, e.g. who is signed in. */
  readonly header?: ReactNode
  readonly className?: string
  /** The edge of the button that the menu is aligned with. @default 'end' */
  readonly align?: 'start' | 'end'
}

/** A button with a menu under it: arrows, Home, End, first letters, Escape, Tab and a press outside all work. */
export function MenuButton({ label, children, items, header, className = '', align = 'end' }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const wrapper = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useOutsidePress(wrapper, isOpen, () => setOpen(false))
  return (
    <div className="ep-menu-button" ref={wrapper}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {isOpen && (
        <div className={`ep-menu ep-menu-${align}`}>
          {header}
          <MenuList id={menuId} label={label} items={items} onClose={close} onLeave={() => setOpen(false)} />
        </div>
      )}
    </div>
  )
}

interface MenuListProps extends Pick<MenuButtonProps, 'label' | 'items'> {
  readonly id: string
  /** Closes and gives focus back to the button. */
  readonly onClose: () => void
  /** Focus goes on by itself. */
  readonly onLeave: () => void
}

function MenuList({ id, label, items, onClose, onLeave }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const entries = entriesOf(list.current)
    const checked = entries.find((entry) => entry.ariaChecked === 'true')
    ;(checked ?? entries[0])?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return onLeave()
    if (event.key === 'Escape') {
      event.stopPropagation()
      return onClose()
    }
    const entries = entriesOf(list.current)
    const current = entries.findIndex((entry) => entry.contains(event.target as Node))
    const next = nextItem(
      event.key,
      items.map((item) => item.label),
      current,
    )
    if (next === undefined) return
    event.preventDefault()
    entries[next]?.focus()
  }
  return (
    <div ref={list} id={id} role="menu" tabIndex={-1} aria-label={label} className="ep-menu-list" onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          className="ep-menu-item"
          role={item.isChecked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={item.isChecked}
          tabIndex={-1}
          lang={item.lang}
          onClick={() => {
            onClose()
            item.onSelect()
          }}
        >
          {item.icon}
          <span className="ep-menu-text">{item.label}</span>
          {item.isChecked && <Check aria-hidden="true" width="1.15em" height="1.15em" />}
        </button>
      ))}
    </div>
  )
}

function entriesOf(list: HTMLElement | null): readonly HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('.ep-menu-item')] : []
}

function useOutsidePress(inside: { readonly current: HTMLElement | null }, isActive: boolean, onPress: () => void): void {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    const element = inside.current
    if (!isActive || !element) return
    const listen = (event: Event) => {
      if (!event.composedPath().includes(element)) latest.current()
    }
    const page = element.ownerDocument
    page.addEventListener('pointerdown', listen)
    return () => page.removeEventListener('pointerdown', listen)
  }, [inside, isActive])
}

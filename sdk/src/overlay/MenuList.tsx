import './menuList.css'
import { Check } from '../icons/icons.js'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from '../navigation/Link.js'
import { nextItem, typedItem } from './menuKeys.js'
import { useOutsidePress } from './useOutsidePress.js'

/** An entry of a menu: a link (`to`) or a command. */
export interface MenuItem {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  readonly to?: string
  /** The state of an entry that is one of several choices; missing for commands. */
  readonly isChecked?: boolean
  /** Shows a line above the entry. @default false */
  readonly isGroupStart?: boolean
  /** The command cannot be undone. @default false */
  readonly isDestructive?: boolean
  /** Language of the label, when it differs from the page. */
  readonly lang?: string
  readonly onSelect?: () => void
}

interface MenuListProps {
  readonly id?: string
  readonly label: string
  readonly items: readonly MenuItem[]
  /** The button of the menu; a press on it does not count as outside. */
  readonly anchor: RefObject<HTMLElement | null>
  /** Closes the menu and returns the focus to the button. */
  readonly onClose: () => void
  /** Called after a press outside. */
  readonly onLeave: () => void
}

/** The entries of an open menu. Arrows, Home, End, first letters, Escape, Tab and a press outside all work. */
export function MenuList({ id, label, items, anchor, onClose, onLeave }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const type = useTyped()
  useOutsidePress(list, anchor, onLeave)
  useEffect(() => {
    const entries = entriesOf(list.current)
    const checked = entries.find((entry) => entry.ariaChecked === 'true')
    ;(checked ?? entries[0])?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Tab continues from the button, wherever the menu is in the page.
    if (event.key === 'Tab') return onClose()
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return onClose()
    }
    const entries = entriesOf(list.current)
    const current = entries.findIndex((entry) => entry.contains(event.target as Node))
    const labels = items.map((item) => item.label)
    const next = isLetter(event) ? typedItem(type(event.key), labels, current) : nextItem(event.key, labels, current)
    if (next === undefined) return
    event.preventDefault()
    entries[next]?.focus()
  }
  return (
    <div ref={list} id={id} role="menu" tabIndex={-1} aria-label={label} className="ep-menu-list" onKeyDown={onKeyDown}>
      {items.map((item) => (
        <MenuEntry key={item.key} item={item} onClose={onClose} />
      ))}
    </div>
  )
}

/** Milliseconds after which a letter starts a new word. */
const wordPause = 1000

/** Collects typed letters into a word. @returns a function that adds a letter and gives the word */
function useTyped(): (letter: string) => string {
  const typed = useRef({ word: '', at: 0 })
  return (letter) => {
    const now = performance.now()
    const { word, at } = typed.current
    typed.current = { word: now - at < wordPause ? word + letter : letter, at: now }
    return typed.current.word
  }
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}

function MenuEntry({ item, onClose }: { readonly item: MenuItem; readonly onClose: () => void }) {
  const { label, icon, to, isChecked, isDestructive, isGroupStart, lang, onSelect } = item
  const shared = {
    className: isDestructive ? 'ep-menu-item ep-menu-destructive' : 'ep-menu-item',
    role: isChecked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': isChecked,
    'data-group-start': isGroupStart || undefined,
    tabIndex: -1,
    lang,
    onClick: () => {
      onClose()
      onSelect?.()
    },
    children: (
      <>
        {icon}
        <span className="ep-menu-text">{label}</span>
        {isChecked && <Check aria-hidden="true" width="1.15em" height="1.15em" />}
      </>
    ),
  }
  return to === undefined ? <button type="button" {...shared} /> : <Link to={to} {...shared} />
}

function entriesOf(list: HTMLElement | null): readonly HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('.ep-menu-item')] : []
}

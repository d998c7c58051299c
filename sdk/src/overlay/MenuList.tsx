import './menuList.css'
import { Check } from '../icons/icons.js'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from '../navigation/Link.js'
import { nextItem, typedItem } from './menuKeys.js'
import { useOutsidePress } from './useOutsidePress.js'

/** One thing that a menu offers: an address (`to`), or something to do. */
export interface MenuItem {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  readonly to?: string
  /** One of several to choose from: checked or not. Missing for plain commands. */
  readonly isChecked?: boolean
  /** A line sets it off from what stands before. @default false */
  readonly isGroupStart?: boolean
  /** Cannot be taken back. @default false */
  readonly isDestructive?: boolean
  /** Language of the label when it is not the page's. */
  readonly lang?: string
  readonly onSelect?: () => void
}

interface MenuListProps {
  readonly id?: string
  readonly label: string
  readonly items: readonly MenuItem[]
  /** What the menu hangs from; a press there is not outside. */
  readonly anchor: RefObject<HTMLElement | null>
  /** Closes and gives focus back to the button. */
  readonly onClose: () => void
  /** Something else was pressed. */
  readonly onLeave: () => void
}

/** The entries of an open menu: arrows, Home, End, first letters, Escape, Tab and a press outside all work. */
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
    // Focus goes on from the button, wherever the menu stands in the page.
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

/** Milliseconds after which a letter begins a new word. */
const wordPause = 1000

/** Collects the letters of a word. @returns the word with one more letter */
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

import type { KeyboardEvent } from 'react'

type Move = (at: number, last: number) => number

const moves: Readonly<Record<string, Move | undefined>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrow keys, Home and End move through a menu whose entries Tab reaches too. The arrow towards a closed area's entries opens them. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  const move = moves[key]
  const entry = target instanceof Element ? target.closest<HTMLElement>('.ep-menu-entry') : null
  if (!move || !entry || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const nav = entry.closest('nav')
  const isBar = nav && getComputedStyle(nav).display === 'flex'
  if (key === (isBar ? 'ArrowDown' : 'ArrowRight') && entry.ariaExpanded === 'false') return entry.click()
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('.ep-menu-entry')].filter((candidate) => candidate.checkVisibility())
  entries[move(entries.indexOf(entry), entries.length - 1)]?.focus()
}

import type { KeyboardEvent } from 'react'
import { around, rowsIn } from '../core/rowAt.js'

/** Keys of a board: up and down move inside a column, left and right to the next column with cards, V shows the record beside the board. */
export function boardKeys(event: KeyboardEvent<HTMLElement>, frame: HTMLElement | null, onPreview?: (id: number) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(event.target instanceof HTMLElement)) return
  const all = rowsIn(frame)
  const columns = [...new Set(all.map(columnOf))].map((column) => all.filter((card) => columnOf(card) === column))
  const own = columns.findIndex((cards) => cards.some((card) => card === event.target))
  const cards = columns[own]
  if (!cards) return
  const at = cards.findIndex((card) => card === event.target)
  const beside = (next: readonly HTMLElement[] | undefined) => next?.[Math.min(at, next.length - 1)]
  const targets: Readonly<Record<string, (() => HTMLElement | undefined) | undefined>> = {
    ArrowDown: () => cards[at + 1],
    ArrowUp: () => cards[at - 1],
    Home: () => cards[0],
    End: () => cards.at(-1),
    ArrowRight: () => beside(columns[own + 1]),
    ArrowLeft: () => beside(columns[own - 1]),
  }
  const target = targets[event.key]
  if (target) target()?.focus()
  else if (event.key.toLowerCase() === 'v' && onPreview) onPreview(Number(event.target.dataset.row))
  else return
  event.preventDefault()
}

const columnOf = (card: HTMLElement) => around(card, 'section')

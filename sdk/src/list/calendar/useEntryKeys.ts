import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { rowsIn } from '../core/rowAt.js'

interface EntryKeys {
  /** The element with the entries and the title. */
  readonly frame: RefObject<HTMLElement | null>
  /** False while the entries of another period load. */
  readonly isThere: boolean
  /** Identifies the shown period. */
  readonly period: string
  readonly onMove: (step: -1 | 1) => void
  readonly onPreview: ((id: number) => void) | undefined
}

/** Keyboard in a calendar: one entry is the tab stop, arrows move to others, Page Up and Page Down change the period. */
export function useEntryKeys({ frame, isThere, period, onMove, onPreview }: EntryKeys) {
  const isArriving = useRef(false)
  useEffect(() => {
    if (!isThere || !isArriving.current) return
    isArriving.current = false
    const place = entriesIn(frame.current)[0] ?? frame.current?.querySelector<HTMLElement>('h2')
    place?.focus()
  }, [frame, isThere, period])
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const entries = entriesIn(frame.current)
    const at = entries.findIndex((entry) => entry === event.target)
    const turn = { PageUp: -1, PageDown: 1 }[event.key]
    const next = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: entries.length - 1 }[event.key]
    if (turn === 1 || turn === -1) {
      isArriving.current = true
      onMove(turn)
    } else if (at >= 0 && next !== undefined) entries[next]?.focus()
    else if (at >= 0 && event.key.toLowerCase() === 'v' && onPreview) onPreview(Number(entries[at]?.dataset.row))
    else return
    event.preventDefault()
  }
}

/** Makes the last focused entry the tab stop; at first it is the first entry. */
export function tabStop(event: { readonly target: EventTarget }, frame: HTMLElement | null): void {
  if (!(event.target instanceof HTMLElement) || event.target.dataset.row === undefined) return
  for (const entry of entriesIn(frame)) entry.tabIndex = entry === event.target ? 0 : -1
}

/** The visible entries: on a phone, a record is shown only in its first week. */
const entriesIn = (frame: HTMLElement | null) => rowsIn(frame).filter((entry) => entry.getClientRects().length > 0)

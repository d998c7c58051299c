import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface RowDrag {
  /** The row being dragged, by its identity. */
  readonly dragged: number | undefined
  readonly onGrip: (event: PointerEvent<HTMLElement>, row: number) => void
}

interface RowDragInput {
  readonly table: RefObject<HTMLTableElement | null>
  readonly rows: readonly number[]
  readonly onMove: (from: number, to: number) => void
  /** The row was dropped at this place. */
  readonly onEnd: (place: number) => void
}

/** Drags a row by its grip; the others make room at once. */
export function useRowDrag({ table, rows, onMove, onEnd }: RowDragInput): RowDrag {
  const [dragged, setDragged] = useState<number>()
  const follow = (row: number, y: number) => {
    const from = rows.indexOf(row)
    const lines = [...(table.current?.querySelectorAll('tbody > tr[data-row]') ?? [])].map((line) => line.getBoundingClientRect())
    // A tall row would jump to and fro if it moved before its middle was passed.
    const to = lines.findIndex(
      ({ top, bottom }, index) => y < (index < from ? (top + bottom) / 2 : bottom) && (index <= from || y > (top + bottom) / 2),
    )
    const place = to < 0 ? (y > (lines.at(-1)?.bottom ?? y) ? rows.length - 1 : from) : to
    if (from >= 0 && place !== from) onMove(from, place)
  }
  const end = (row: number) => {
    setDragged(undefined)
    onEnd(rows.indexOf(row))
  }
  // The rows change during a drag.
  const latest = useRef({ follow, end })
  useEffect(() => {
    latest.current = { follow, end }
  })
  return {
    dragged,
    onGrip: (event, row) => {
      if (event.button !== 0) return
      event.preventDefault()
      setDragged(row)
      const page = event.currentTarget.ownerDocument
      const { pointerId } = event
      const isSame = (other: globalThis.PointerEvent) => other.pointerId === pointerId
      const stop = new AbortController()
      const { signal } = stop
      // On the page: the grip moves in it and would lose a captured pointer.
      page.addEventListener('pointermove', (move) => isSame(move) && latest.current.follow(row, move.clientY), { signal })
      for (const name of ['pointerup', 'pointercancel'] as const)
        page.addEventListener(
          name,
          (up) => {
            if (!isSame(up)) return
            stop.abort()
            latest.current.end(row)
          },
          { signal },
        )
    },
  }
}

import { type RefObject, useLayoutEffect, useState } from 'react'
import { cardWidth } from '../columns/useColumnsWithoutRoom.js'

/** Whether the list that `inside` stands in is so narrow that its rows are cards. */
export function useIsCards(inside: RefObject<HTMLElement | null>): boolean {
  const [isCards, setCards] = useState(false)
  useLayoutEffect(() => {
    const list = inside.current?.closest('.ep-list')
    if (!list) return
    const measure = () => setCards(list.clientWidth < cardWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    return () => observer.disconnect()
  }, [inside])
  return isCards
}

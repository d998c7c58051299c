import { type RefObject, useLayoutEffect, useState } from 'react'

/** Below it rows are cards: see `listAdapt.css`. */
export const cardWidth = 640

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

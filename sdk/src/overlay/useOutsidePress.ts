import { type RefObject, useEffect, useRef } from 'react'

/** Calls `onPress` for a press outside both the open list and its anchor. */
export function useOutsidePress(list: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>, onPress: () => void): void {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    const page = list.current?.ownerDocument
    const listen = (event: Event) => {
      const path = event.composedPath()
      const isInside = [list, anchor].some(({ current }) => current !== null && path.includes(current))
      if (!isInside) latest.current()
    }
    page?.addEventListener('pointerdown', listen)
    return () => page?.removeEventListener('pointerdown', listen)
  }, [list, anchor])
}

import { type RefObject, useLayoutEffect } from 'react'
import { useMount } from '../mount/MountProvider.js'

/** While the bar sticks to the foot of the page, toasts come up above it: the layer they lie in learns how high it is. */
export function useToastRoom(bar: RefObject<HTMLElement | null>): void {
  const { portal } = useMount()
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const isSticky = getComputedStyle(element).position === 'sticky'
      portal.style.setProperty('--ep-toast-room', isSticky ? `${element.offsetHeight}px` : '0px')
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      portal.style.removeProperty('--ep-toast-room')
    }
  }, [bar, portal])
}

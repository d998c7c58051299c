import { type RefObject, useLayoutEffect } from 'react'
import { useMount } from '../mount/MountProvider.js'

/** A bar further up than this, in pixels, leaves room for toasts below it. */
const enough = 300

/** Pixels below a bar that sticks to the foot; toasts keep their own distance. */
const gap = 10

/** The bar ends a form of the page, or the open dialog. */
type Foot = 'page' | 'dialog'

/** Toasts appear above a bar with buttons at the foot of the window: their layer gets the bar's height. */
export function useToastRoom(bar: RefObject<HTMLElement | null>, foot: Foot): void {
  const { portal } = useMount()
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const property = `--ep-toast-room-${foot}`
    // A dialog may open over another one, whose buttons stay in sight.
    const before = portal.style.getPropertyValue(property)
    const under = Number.parseFloat(before) || 0
    const measure = () => {
      const top = foot === 'dialog' ? topInLayer(element) : element.getBoundingClientRect().top
      const isAtFoot = foot === 'dialog' || getComputedStyle(element).position === 'sticky'
      // A short form ends above the foot of the page, and its bar with it.
      const room = document.documentElement.clientHeight - top - gap
      const own = isAtFoot && room > 0 && room < enough ? room : 0
      portal.style.setProperty(property, `${Math.max(own, under)}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.parentElement) observer.observe(element.parentElement)
    window.addEventListener('resize', measure)
    // At the end of a form its bar leaves the foot of the window, and stands above the page's margin.
    if (foot === 'page') window.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      window.removeEventListener('scroll', measure, { capture: true })
      portal.style.setProperty(property, before)
    }
  }, [bar, foot, portal])
}

/** Where the element stands when the opening animation of its dialog is over. */
function topInLayer(element: HTMLElement): number {
  const { offsetParent, offsetTop } = element
  return offsetParent instanceof HTMLElement ? offsetTop + topInLayer(offsetParent) : 0
}

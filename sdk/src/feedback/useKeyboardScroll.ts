import { type RefObject, useEffect } from 'react'

/** Lets the keyboard scroll what has nothing of its own to focus: it becomes a stop of Tab while it is longer than its box. */
export function useKeyboardScroll(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const needsStop =
        element.scrollHeight > element.clientHeight && !element.querySelector('a[href], button, input, select, textarea, [tabindex]')
      if (needsStop) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
}

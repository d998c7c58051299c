import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useMount } from '../../mount/MountProvider.js'
import { useLocation } from '../../navigation/NavigationProvider.js'

/** Milliseconds that a page gets to show its heading, or the rows that a remembered scroll position needs. */
const patience = 3000

/**
 * Does what a browser does when a page arrives, for pages that arrive without it: focus on the heading, so that it is read aloud;
 * scroll at the top, or where it was on Back. It draws nothing, and stands after the page: its effects are the later ones.
 */
export function Arrival({ page }: { readonly page: RefObject<HTMLElement | null> }): null {
  const { pathname, key, isRestored } = useLocation()
  const previous = useRef<string>(undefined)
  const { positions, isAtTop } = useScrollPositions(key)
  useEffect(() => {
    const element = page.current
    const isFirst = previous.current === undefined
    const isSamePage = previous.current === pathname
    previous.current = pathname
    if (!element || isFirst) return
    const position = isRestored ? positions.current.get(key) : undefined
    if (isSamePage && position === undefined) return
    // Scrolling makes the browser lay out the page, even when it is at its top already.
    const stopScrolling = position || !isAtTop.current ? scrollWhenTall(element, position ?? 0) : undefined
    isAtTop.current = !position
    const stopWaiting = isSamePage ? undefined : focusHeading(element)
    return () => {
      stopScrolling?.()
      stopWaiting?.()
    }
  }, [page, pathname, key, isRestored, positions, isAtTop])
  return null
}

/** Where the window stood on each entry of the history. */
function useScrollPositions(key: string) {
  const { host } = useMount()
  const positions = useRef(new Map<string, number>())
  const isAtTop = useRef(false)
  // Before the browser clamps the scroll to the new page's height and says so in an event.
  useLayoutEffect(() => {
    const view = host.ownerDocument.defaultView
    if (!view) return
    const remember = () => {
      positions.current.set(key, view.scrollY)
      isAtTop.current = view.scrollY === 0
    }
    view.addEventListener('scroll', remember, { passive: true })
    return () => view.removeEventListener('scroll', remember)
  }, [host, key])
  return { positions, isAtTop }
}

function focusHeading(page: HTMLElement): () => void {
  return whenever(page, () => {
    const heading = page.querySelector('h1')
    if (!heading) return false
    // A screen that took focus itself, for its first field, keeps it.
    if (page.contains(page.ownerDocument.activeElement)) return true
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return true
  })
}

function scrollWhenTall(page: HTMLElement, top: number): () => void {
  const view = page.ownerDocument.defaultView
  return whenever(page, () => {
    const reach = page.ownerDocument.documentElement.scrollHeight - (view?.innerHeight ?? 0)
    if (reach < top) return false
    view?.scrollTo({ top, behavior: 'instant' })
    return true
  })
}

/** Tries now and after each change of the page, until it is done or patience ends. */
function whenever(page: HTMLElement, attempt: () => boolean): () => void {
  if (attempt()) return () => undefined
  const observer = new MutationObserver(() => {
    if (attempt()) stop()
  })
  const timer = setTimeout(() => stop(), patience)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(page, { childList: true, subtree: true })
  return stop
}

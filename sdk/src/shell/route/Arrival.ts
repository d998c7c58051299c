import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useMount } from '../../mount/MountProvider.js'
import { useLocation } from '../../navigation/NavigationProvider.js'

/** Milliseconds that a page has to show its heading, or the rows needed to restore the scroll position. */
const patience = 3000

/**
 * Does what a browser does after a page load: moves the focus to the heading, so that screen readers announce it, and scrolls to the top,
 * or to the former position on Back. Renders nothing; it comes after the page, because its effects must run later.
 */
export function Arrival({ page }: { readonly page: RefObject<HTMLElement | null> }): null {
  const { pathname, key, isRestored } = useLocation()
  const previous = useRef<string>(undefined)
  const arrived = useRef<string>(undefined)
  const isAtTop = useRef(false)
  const positions = useScrollPositions(key, isAtTop)
  useFollowedFocus(page)
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
    return stopScrolling
  }, [page, pathname, key, isRestored, positions, isAtTop])
  // A page that notes its state in the address while it loads is still the one that was opened.
  useEffect(() => {
    const isFirst = arrived.current === undefined
    arrived.current = pathname
    return page.current && !isFirst ? focusHeading(page.current) : undefined
  }, [page, pathname])
  return null
}

/** Scroll position of each history entry. */
function useScrollPositions(key: string, isAtTop: RefObject<boolean>): RefObject<Map<string, number>> {
  const { host } = useMount()
  const positions = useRef(new Map<string, number>())
  // Runs before the browser limits the scroll to the new page's height and reports that as an event.
  useLayoutEffect(() => {
    const view = host.ownerDocument.defaultView
    if (!view) return
    const remember = () => {
      positions.current.set(key, view.scrollY)
      isAtTop.current = view.scrollY === 0
    }
    view.addEventListener('scroll', remember, { passive: true })
    return () => view.removeEventListener('scroll', remember)
  }, [host, key, isAtTop])
  return positions
}

/** Loaded when the first press begins, which may remove its own button. */
function useFollowedFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current
    if (!element) return
    let stop: (() => void) | undefined
    const begin = () =>
      import('./followFocus.js').then(
        ({ followFocus }) => (stop ??= followFocus(element, focusHeading)),
        () => undefined,
      )
    const presses = ['keydown', 'pointerdown']
    for (const press of presses) element.addEventListener(press, begin, { once: true })
    return () => {
      for (const press of presses) element.removeEventListener(press, begin)
      stop?.()
    }
  }, [page])
}

function focusHeading(page: HTMLElement): () => void {
  return whenever(page, () => {
    const heading = page.querySelector('h1')
    if (!heading) return false
    // A screen that already focused its first field keeps the focus.
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

/** Tries now and after each change of the page, until it succeeds or the time is over. */
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

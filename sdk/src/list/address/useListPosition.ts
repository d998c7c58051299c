import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useMount } from '../../mount/MountProvider.js'
import type { Navigation } from '../../navigation/navigation.js'
import { useLocation, useNavigation } from '../../navigation/NavigationProvider.js'
import { idOf, rowIn, rowOf } from '../table/rowAt.js'
import { controlsIn } from '../table/useRowKeys.js'

/** Where a person was in a list when they left it. */
interface Position {
  /** Unknown where nothing was scrolled. */
  readonly scrollTop: number | undefined
  readonly row: number | undefined
  /** Place among the row's controls; -1 for the row itself. */
  readonly control: number
}

// Remembered by entry of the history; a navigation that is gone takes its positions along.
const positions = new WeakMap<Navigation, Map<string, Position>>()

/** Entries of the history remembered for each navigation. */
const remembered = 50

/**
 * Brings scroll and focus back when a person returns by Back or Forward.
 * @returns what the list listens to, so that the focused row is known after it is gone
 */
export function useListPosition(
  frame: { readonly current: HTMLElement | null },
  isReady: boolean,
): (event: FocusEvent<HTMLElement>) => void {
  const navigation = useNavigation()
  const { key, isRestored } = useLocation()
  const focused = useRef<Pick<Position, 'row' | 'control'>>({ row: undefined, control: -1 })
  const scrollTop = useScrollTop(frame)
  const restoredKey = useRef<string>(undefined)

  useLayoutEffect(() => () => remember(navigation, key, { scrollTop: scrollTop.current, ...focused.current }), [navigation, key, scrollTop])

  useLayoutEffect(() => {
    if (!isRestored || !isReady || restoredKey.current === key || !frame.current) return
    restoredKey.current = key
    const position = positions.get(navigation)?.get(key)
    if (position) restore(frame.current, position)
  }, [frame, navigation, key, isRestored, isReady])

  return (event) => {
    const row = rowOf(event.target)
    focused.current = { row: idOf(row), control: row ? controlsIn(row).indexOf(event.target) : -1 }
  }
}

/** Noted while the person scrolls: reading it when the list leaves would make the browser lay out the page once more. */
function useScrollTop(frame: { readonly current: HTMLElement | null }): RefObject<number | undefined> {
  const { root, host } = useMount()
  const scrollTop = useRef<number>(undefined)
  useEffect(() => {
    const note = () => {
      if (frame.current) scrollTop.current = scrollerOf(frame.current).scrollTop
    }
    // A shadow root keeps the scroll events of its own elements.
    const places = new Set([root, host.ownerDocument])
    for (const place of places) place.addEventListener('scroll', note, { capture: true, passive: true })
    return () => {
      for (const place of places) place.removeEventListener('scroll', note, { capture: true })
    }
  }, [frame, root, host])
  return scrollTop
}

function remember(navigation: Navigation, key: string, position: Position): void {
  const entries = positions.get(navigation) ?? new Map<string, Position>()
  positions.set(navigation, entries)
  entries.delete(key)
  entries.set(key, position)
  const oldest = entries.keys().next().value
  if (entries.size > remembered && oldest !== undefined) entries.delete(oldest)
}

function restore(element: HTMLElement, { scrollTop, row, control }: Position): void {
  const target = rowIn(element, row)
  if (target) (controlsIn(target)[control] ?? target).focus({ preventScroll: true })
  if (scrollTop !== undefined) scrollerOf(element).scrollTop = scrollTop
}

/** What scrolls around the list: a container of the shell or of a foreign page, else the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let node: Node | null = element.parentNode; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (node instanceof HTMLElement && node !== node.ownerDocument.body && isScroller(node)) return node
  }
  return element.ownerDocument.scrollingElement ?? element.ownerDocument.documentElement
}

function isScroller(element: HTMLElement): boolean {
  return element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)
}

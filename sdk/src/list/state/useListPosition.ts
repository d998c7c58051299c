import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useMount } from '../../mount/MountProvider.js'
import type { Navigation } from '../../navigation/navigation.js'
import { useLocation, useNavigation } from '../../navigation/NavigationProvider.js'
import { idOf, rowIn, rowOf } from '../core/rowAt.js'
import { controlsIn } from './useRowKeys.js'

/** The position of a user in a list before leaving it. */
interface Position {
  /** Unknown where nothing was scrolled. */
  readonly scrollTop: number | undefined
  readonly row: number | undefined
  /** Index of the focused control in the row; -1 for the row itself. */
  readonly control: number
}

// Stored by history entry; weak, so that positions are freed together with their navigation.
const positions = new WeakMap<Navigation, Map<string, Position>>()

/** Maximum number of remembered entries per navigation. */
const remembered = 50

/**
 * Restores scroll position and focus when a user returns with Back or Forward.
 * @returns a focus handler for the list, which notes the focused row before it disappears
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

/** The element that scrolls the list: a container of the shell or of a host's page, otherwise the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let node: Node | null = element.parentNode; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (node instanceof HTMLElement && node !== node.ownerDocument.body && isScroller(node)) return node
  }
  return element.ownerDocument.scrollingElement ?? element.ownerDocument.documentElement
}

function isScroller(element: HTMLElement): boolean {
  return element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)
}

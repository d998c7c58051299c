import type { HiddenParts } from './messages.js'

/** A screen that shrinks for a moment, between two of its pages, keeps its room for this time. */
const shrinkMilliseconds = 200

/** Gives a frame the height of its content: at once when it grows, and when it has stayed smaller for a while. */
export function fitHeight(frame: HTMLIFrameElement, onGrown: () => void): (height: unknown) => void {
  let shrinking: ReturnType<typeof setTimeout> | undefined
  let now = 0
  return (height) => {
    if (typeof height !== 'number' || !(height > 0) || height > 100_000) return
    clearTimeout(shrinking)
    const set = () => {
      now = height
      frame.style.blockSize = `${height}px`
      onGrown()
    }
    if (height >= now) set()
    else shrinking = setTimeout(set, shrinkMilliseconds)
  }
}

/**
 * Shows the beginning of each page of a screen, and on the way back the part where the person was: a frame is as high as its content, so it is the
 * page around it that scrolls.
 */
export function keepSight(frame: HTMLIFrameElement, first: string) {
  const seen = new Map<string, number>()
  let path = first
  let wanted = 0
  return {
    moved: (next: string, isReturn: boolean) => {
      if (next === path) return
      seen.set(path, hiddenAbove(frame))
      path = next
      wanted = isReturn ? (seen.get(next) ?? 0) : 0
      if (hiddenAbove(frame) > 0) frame.scrollIntoView({ block: 'start' })
    },
    grown: () => {
      if (wanted === 0 || frame.offsetHeight < wanted) return
      scrollBy({ top: wanted - hiddenAbove(frame), behavior: 'instant' })
      wanted = 0
    },
  }
}

/** What the page keeps at the top of the window covers a part too. */
function hiddenAbove(frame: HTMLIFrameElement): number {
  const kept = Number.parseFloat(getComputedStyle(frame).getPropertyValue('--esporte-top')) || 0
  return Math.max(0, Math.round(kept - frame.getBoundingClientRect().top))
}

/** Tells how much of a frame the person does not see, so that dialogs and what sticks to an edge stand in what they see. @returns a function that ends it */
export function watchHiddenParts(frame: HTMLIFrameElement, tell: (parts: HiddenParts) => void): () => void {
  let last: HiddenParts | undefined
  let asked = 0
  const look = () => {
    asked = 0
    const { bottom } = frame.getBoundingClientRect()
    const parts = { start: hiddenAbove(frame), end: Math.max(0, Math.round(bottom - innerHeight)) }
    if (parts.start === last?.start && parts.end === last.end) return
    last = parts
    tell(parts)
  }
  const lookSoon = () => (asked ||= requestAnimationFrame(look))
  const stay = new AbortController()
  const { signal } = stay
  const sizes = new ResizeObserver(lookSoon)
  sizes.observe(frame)
  // Also of a box of the page that scrolls.
  addEventListener('scroll', lookSoon, { capture: true, passive: true, signal })
  addEventListener('resize', lookSoon, { signal })
  lookSoon()
  return () => {
    stay.abort()
    sizes.disconnect()
    cancelAnimationFrame(asked)
  }
}

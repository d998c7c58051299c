import { type FocusEvent, useRef } from 'react'

/** Calls `onLeave` when the focus leaves the element with these handlers, but not when it moves inside. */
export function useLeave(onLeave: () => void) {
  const isInside = useRef(false)
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const next = event.relatedTarget
      if (!isInside.current || (next instanceof Node && event.currentTarget.contains(next))) return
      isInside.current = false
      onLeave()
    },
  }
}

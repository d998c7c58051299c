import { useEffect, useMemo } from 'react'

/** Holds back what would move the page while something is being pressed: the button that is aimed at would slip away from under the pointer. */
export function usePress(): { readonly after: (action: () => void) => void } {
  const press = useMemo(() => createPress(), [])
  useEffect(() => {
    const options = { capture: true }
    addEventListener('pointerdown', press.begin, options)
    for (const end of ends) addEventListener(end, press.end, options)
    return () => {
      removeEventListener('pointerdown', press.begin, options)
      for (const end of ends) removeEventListener(end, press.end, options)
    }
  }, [press])
  return press
}

const ends = ['pointerup', 'pointercancel', 'dragend'] as const

function createPress() {
  let isDown = false
  const waiting: (() => void)[] = []
  return {
    begin: () => {
      isDown = true
    },
    end: () => {
      isDown = false
      // The click follows the pointer that comes up.
      setTimeout(() => {
        for (const action of waiting.splice(0)) action()
      })
    },
    after: (action: () => void) => {
      if (isDown) waiting.push(action)
      else action()
    },
  }
}

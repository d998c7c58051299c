import type { ClosablePage } from './createGuards.js'

/** @returns a function that sets whether the browser asks before the page is closed or loaded anew */
export function createPageHold(page: ClosablePage = window): (isHeld: boolean) => void {
  const ask = (event: Event) => event.preventDefault()
  // Removed when it is not needed, because a `beforeunload` listener disables the back-forward cache in some browsers.
  return (isHeld) => page[isHeld ? 'addEventListener' : 'removeEventListener']('beforeunload', ask)
}

import type { KeyboardEvent } from 'react'

/** Whether Enter ended a line of text. In the builder Enter never saves; only the button does. */
export function endsLine(event: KeyboardEvent): boolean {
  const isText = event.target instanceof HTMLInputElement && event.target.type === 'text'
  if (event.key !== 'Enter' || event.defaultPrevented || !isText || event.ctrlKey || event.metaKey) return false
  event.preventDefault()
  return true
}

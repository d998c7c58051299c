import { beforeAll } from 'vitest'
import './patientWaits.testkit.js'
import './renderedComponents.testkit.js'

// Test files share a page whose modules load once, so changes of one file are undone before the next.
const { documentElement, title } = document
const attributes = [...documentElement.attributes].map(({ name, value }) => [name, value] as const)
const address = location.href
const shared: { leaving?: EventListenerOrEventListenerObject[] } & Window = window
const leaving = (shared.leaving ??= watchLeaving())

/** What asks before the page is left: text that a file typed and left in the page's memory would ask in the next one. */
function watchLeaving(): EventListenerOrEventListenerObject[] {
  const listeners: EventListenerOrEventListenerObject[] = []
  const add = window.addEventListener.bind(window)
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
    if (type === 'beforeunload') listeners.push(listener)
    add(type, listener, options)
  }
  return listeners
}

beforeAll(() => {
  for (const listener of leaving.splice(0)) window.removeEventListener('beforeunload', listener)
  document.body.replaceChildren()
  document.title = title
  for (const { name } of [...documentElement.attributes]) documentElement.removeAttribute(name)
  for (const [name, value] of attributes) documentElement.setAttribute(name, value)
  history.replaceState(null, '', address)
  localStorage.clear()
  sessionStorage.clear()
})

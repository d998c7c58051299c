import { beforeAll } from 'vitest'
import './patientWaits.testkit.js'
import './renderedComponents.testkit.js'

// Test files share a page whose modules load once, so changes of one file are undone before the next.
const { documentElement, title } = document
const attributes = [...documentElement.attributes].map(({ name, value }) => [name, value] as const)
const address = location.href

beforeAll(() => {
  document.body.replaceChildren()
  document.title = title
  for (const { name } of [...documentElement.attributes]) documentElement.removeAttribute(name)
  for (const [name, value] of attributes) documentElement.setAttribute(name, value)
  history.replaceState(null, '', address)
  localStorage.clear()
  sessionStorage.clear()
})

import { beforeAll } from 'vitest'
import './renderedComponents.testkit.js'

// Files of tests share a page, whose modules are loaded once; what one leaves there is not the next one's.
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

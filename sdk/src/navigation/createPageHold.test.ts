import { expect, it } from 'vitest'
import { createPageHold } from './createPageHold.js'

it('lets the browser ask before the page closes, once it is held and until it is released', () => {
  const page = new EventTarget() as Window
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const hold = createPageHold(page)
  expect(isAsked()).toBe(false)
  hold(true)
  hold(true)
  expect(isAsked()).toBe(true)
  hold(false)
  expect(isAsked()).toBe(false)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renewStylesheet } from './renewStylesheet.js'

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[href="/none.css"]')]
const fail = () => sheets()[0]?.dispatchEvent(new Event('error'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  addEventListener('error', renewStylesheet, true)
  // Of a kind that no browser loads: the test says when it fails.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/none.css', type: 'text/none' }))
})
afterEach(() => {
  vi.useRealTimers()
  removeEventListener('error', renewStylesheet, true)
  for (const sheet of sheets()) sheet.remove()
})

it('a stylesheet that failed is loaded again as soon as the network is back, as often as it fails, and once each time', () => {
  for (let time = 0; time < 2; time++) {
    const [failed] = sheets()
    fail()
    expect(sheets()).toEqual([failed])
    window.dispatchEvent(new Event('online'))
    expect(sheets()).toHaveLength(1)
    expect(sheets()[0]).not.toBe(failed)
  }
  const [loaded] = sheets()
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(10_000)
  expect(sheets()[0]).toBe(loaded)
})

it('is loaded again after a while where no network was gone', () => {
  const [failed] = sheets()
  fail()
  vi.advanceTimersByTime(2000)
  expect(sheets()).toHaveLength(1)
  expect(sheets()[0]).not.toBe(failed)
})

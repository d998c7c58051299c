import { afterEach, expect, it, vi } from 'vitest'
import { renderFeedback } from './renderFeedback.testkit.js'
import { useLoaded } from './useLoaded.js'

let clear = () => {}
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  clear()
})

it('asks again for a part that is missed until it is there, and reports its absence once', async () => {
  const report = vi.spyOn(globalThis, 'reportError').mockReturnValue()
  const load = vi.fn<() => Promise<{ readonly name: string }>>(() => Promise.resolve({ name: 'a parte' }))
  load.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'))
  const Reader = () => <p>{useLoaded(load, true)?.name ?? 'ainda não'}</p>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  clear = await renderFeedback(<Reader />)
  for (const calls of [1, 2]) {
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(calls))
    await vi.advanceTimersByTimeAsync(3000)
  }
  await vi.waitFor(() => expect(document.body.textContent).toContain('a parte'))
  expect(report).toHaveBeenCalledTimes(1)
})

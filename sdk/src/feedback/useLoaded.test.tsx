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

it.each([
  [true, 'O que você digitou é oferecido de novo'],
  [false, 'Copie o que tiver digitado e recarregue a página'],
])(
  'says once that only a new page helps when the server answers and a part still does not come; text kept: %s',
  async (isTextKept, words) => {
    vi.spyOn(globalThis, 'reportError').mockReturnValue()
    const ask = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
    const load = vi.fn<() => Promise<{ readonly name: string }>>(() => Promise.reject(new Error('failed before')))
    const Reader = () => <p>{useLoaded(load, true)?.name ?? 'ainda não'}</p>
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    clear = await renderFeedback(<Reader />, { isTextKept })
    for (const calls of [1, 2, 3]) {
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(calls))
      await vi.advanceTimersByTimeAsync(3000)
    }
    await vi.waitFor(() => expect(document.body.textContent).toContain('Uma parte da página não carregou'))
    expect(document.body.textContent).toContain(words)
    expect(document.querySelectorAll('.ep-toast')).toHaveLength(1)
    // The product answers a page only to a request for HTML.
    expect(ask).toHaveBeenCalledWith(location.href, { method: 'HEAD', cache: 'no-store', headers: { Accept: 'text/html' } })
  },
)

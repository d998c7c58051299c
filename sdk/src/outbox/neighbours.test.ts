import { expect, it, vi } from 'vitest'
import { createNeighbours } from './openOutbox.js'

it('a tab that closes tells its last change, and nothing that comes later', async () => {
  vi.useFakeTimers()
  const sent: string[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      isClosed = false
      postMessage = (text: string) => {
        if (this.isClosed) throw new Error('closed')
        sent.push(text)
      }
      close = () => (this.isClosed = true)
    },
  )
  const { tell, listen } = createNeighbours('outbox:1')
  const stop = listen(() => undefined)
  tell()
  stop()
  expect(sent).toEqual(['changed'])
  tell()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual(['changed'])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

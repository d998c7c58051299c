import { afterEach, expect, it, vi } from 'vitest'
import { capturePlace } from './capturePlace.js'

afterEach(() => vi.useRealTimers())

it('a place is not waited for longer than 15 seconds, also while the question of the browser stands open, and may come later', async () => {
  vi.useFakeTimers()
  let allow: PositionCallback = () => undefined
  const geolocation = { getCurrentPosition: (done: PositionCallback) => (allow = done) } as unknown as Geolocation
  const onLate = vi.fn()
  const asked = capturePlace({ geolocation, onLate })
  const failed = expect(asked).rejects.toThrow('no answer')
  await vi.advanceTimersByTimeAsync(15_000)
  await failed
  allow({ coords: { latitude: -25.43, longitude: -49.27, accuracy: 12.4 } } as GeolocationPosition)
  expect(onLate).toHaveBeenCalledExactlyOnceWith({ latitude: '-25.430000', longitude: '-49.270000', accuracy: '12' })
})

import { useDelay } from './useDelay.js'

/** Milliseconds of waiting after which a screen offers to give up; nothing aborts by itself. Section 6 of the design. */
const slowAfter = 8_000

/** Whether `isWaiting` has lasted so long that the person should be told. */
export function useIsSlow(isWaiting: boolean): boolean {
  return useDelay(isWaiting, slowAfter)
}

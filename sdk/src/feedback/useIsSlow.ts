import { useDelay } from './useDelay.js'

/** Milliseconds after which a screen offers to cancel; nothing is aborted automatically. Section 6 of the design. */
export const slowAfter = 8_000

/** Whether `isWaiting` has lasted so long that the user should be informed. */
export function useIsSlow(isWaiting: boolean): boolean {
  return useDelay(isWaiting, slowAfter)
}

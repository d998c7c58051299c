/** Section 6 of the design: how long a screen waits before it says that it takes long. */
const slowAfter = 8_000

/** Lets the time until "está demorando" pass at once; every other timer keeps its pace. For `beforeEach`. @returns puts time right again */
export function hurry(): () => void {
  const real = window.setTimeout
  const hurried = (handler: TimerHandler, delay = 0, ...rest: readonly unknown[]) =>
    real(handler, delay === slowAfter ? 50 : delay, ...rest)
  window.setTimeout = hurried as typeof window.setTimeout
  return () => {
    window.setTimeout = real
  }
}

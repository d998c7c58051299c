/** Delay until a screen says that it takes long; section 6 of the design. */
const slowAfter = 8_000

/**
 * Shortens the delay until "está demorando"; all other timers keep their time. For `beforeEach`.
 * @returns a function that restores the timers
 */
export function hurry(): () => void {
  const real = window.setTimeout
  const hurried = (handler: TimerHandler, delay = 0, ...rest: readonly unknown[]) =>
    real(handler, delay === slowAfter ? 50 : delay, ...rest)
  window.setTimeout = hurried as typeof window.setTimeout
  return () => {
    window.setTimeout = real
  }
}

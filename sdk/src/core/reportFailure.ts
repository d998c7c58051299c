/** Tells the page of a failure that nobody else shows, like an uncaught error. Older jsdom has no `reportError`. */
export function reportFailure(error: unknown): void {
  globalThis.reportError?.(error)
}

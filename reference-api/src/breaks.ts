/** Long work calls this between its steps, so that others get their turn; without anybody waiting it costs next to nothing. */
export function createBreaks(milliseconds = 15): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < milliseconds) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}

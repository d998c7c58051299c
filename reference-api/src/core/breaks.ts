/** Creates a pause for long work to call between its steps, so that other requests run. It costs almost nothing until the time is over. */
export function createBreaks(milliseconds = 15): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < milliseconds) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}

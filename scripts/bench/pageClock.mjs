/**
 * Runs in every page. `benchWait(condition)` is called before an action; it gives the milliseconds from the browser's timestamp of that
 * action to the first frame painted after `condition` is true. `benchFrom` measures from a given time instead.
 */
export function installPageClock() {
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(undefined)
      })
    })
  const until = (condition) =>
    new Promise((resolve) => {
      const look = () => {
        if (!condition()) return false
        observer.disconnect()
        resolve()
        return true
      }
      const observer = new MutationObserver(look)
      if (!look()) observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    })
  globalThis.benchWait = (condition) => {
    let start
    const note = (event) => {
      start ??= event.timeStamp
    }
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, { capture: true, once: true })
    globalThis.benchResult = (async () => {
      await until(() => start !== undefined && condition())
      return (await painted()) - start
    })()
  }
  /** Measures from the arrival of the last answer whose address contains `part`. */
  globalThis.benchFromAnswer = (condition, part) => {
    globalThis.benchResult = (async () => {
      await until(condition)
      const end = await painted()
      const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes(part))
      return end - (answers.at(-1)?.responseEnd ?? Number.NaN)
    })()
  }
  globalThis.benchShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.benchShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
